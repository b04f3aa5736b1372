/**
 * How many paths lead from every node of a diagram to its end, as running totals over the points left: the number of paths below a
 * whole arc is then one subtraction, however wide the arc. Exact at every size: a count is written in digits that are doubles, and a
 * layer has as many digits as its greatest count needs. Counted are only the nodes between `first` and `last`.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";
import { scratch, zeros } from "./memory.ts";

/**
 * Bits of a digit, such that the digits of a whole row add up to at most 2^50: what four arcs give and a carry then stay below 2^53, up to
 * which doubles are exact.
 */
function digitBits(width: number): number {
	return 50 - Math.ceil(Math.log2(width + 1));
}

/** Running totals of one layer. */
export interface LayerTotals {
	/** Digits of every total. */
	readonly digits: number;
	/** Least left that is counted, by mode. */
	readonly first: Int32Array;
	/** Where the totals of a mode begin; the last entry is the number of totals in the layer. */
	readonly start: Int32Array;
	/** At [start[modes]·d + start[m] + i]: the sum of digits d (least first) of the paths below each node (layer, m, x), first ≤ x < first + i. */
	readonly words: Float64Array;
}

/** Totals of every layer, for walks that are steered by counts (rank, unrank, sample). */
export function pathTotals(diagram: Diagram): LayerTotals[] {
	const totals: LayerTotals[] = new Array(diagram.layers + 1);
	eachLayer(diagram, (layer, j) => {
		totals[j] = layer;
	});
	return totals;
}

/** The number of paths from the root to the end. Holds two layers at a time. */
export function countPaths(diagram: Diagram): bigint {
	let root: LayerTotals | undefined;
	eachLayer(diagram, (layer) => {
		root = layer;
	});
	return pathsBetween(root as LayerTotals, diagram, 0, diagram.pool, diagram.pool);
}

/** Paths below the nodes (mode, from…to) of the layer that `totals` belongs to. */
export function pathsBetween(totals: LayerTotals, diagram: Diagram, mode: number, from: number, to: number): bigint {
	const { digits, words, start } = totals;
	const least = indexOf(totals, mode, from);
	const most = indexOf(totals, mode, to + 1);
	if (most <= least) return 0n;
	if (digits === 1) return BigInt((words[most] as number) - (words[least] as number));
	const bits = BigInt(digitBits(diagram.width));
	const plane = start[diagram.modes] as number;
	let paths = 0n;
	for (let d = (digits - 1) * plane; d >= 0; d -= plane) paths = (paths << bits) + BigInt((words[d + most] as number) - (words[d + least] as number));
	return paths;
}

/** Where the total of a mode up to (not with) this left stands: 0 before the first left, the whole after the last. */
function indexOf({ first, start }: LayerTotals, mode: number, left: number): number {
	const from = start[mode] as number;
	return Math.min((start[mode + 1] as number) - 1, from + Math.max(0, left - (first[mode] as number)));
}

function eachLayer(diagram: Diagram, each: (totals: LayerTotals, j: number) => void): void {
	const { layers, modes } = diagram;
	const end = layerRows(diagram, layers);
	const words = zeros(Float64Array, end.start[modes] as number);
	// The end has one left, 0, in the modes that paths end in.
	for (let m = 0; m < modes; m++) if ((end.start[m + 1] as number) - (end.start[m] as number) === 2) words[(end.start[m] as number) + 1] = 1;
	let below: LayerTotals = { digits: 1, words, ...end };
	each(below, layers);
	for (let j = layers - 1; j >= 0; j--) {
		below = layerTotals(diagram, j, below);
		each(below, j);
	}
}

/** How the rows of a layer's modes are laid out: one total more than lefts, and a lone 0 where there are none. */
function layerRows({ modes, first, start: nodes }: Diagram, j: number): Pick<LayerTotals, "first" | "start"> {
	const start = zeros(Int32Array, modes + 1);
	for (let m = 0; m <= modes; m++) start[m] = (nodes[j * modes + m] as number) - (nodes[j * modes] as number) + m;
	return { first: first.subarray(j * modes, (j + 1) * modes), start };
}

function layerTotals(diagram: Diagram, j: number, below: LayerTotals): LayerTotals {
	const { modes, lo, hi, next, width } = diagram;
	const rows = layerRows(diagram, j);
	const { first, start } = rows;
	const plane = start[modes] as number;
	const planeBelow = below.start[modes] as number;
	const base = 2 ** digitBits(width);
	let digits = below.digits;
	let words = zeros(Float64Array, digits * plane);
	for (let m = 0; m < modes; m++) {
		const lefts = (start[m + 1] as number) - (start[m] as number) - 1;
		if (lefts === 0) continue;
		// One digit of the paths below every left, with what is carried into it; and what is carried out of it.
		const paths = digitPaths(lefts);
		const carries = digitCarries(lefts);
		paths.fill(0, 0, lefts);
		for (let d = 0; ; d++) {
			for (let k = 0; d < below.digits && k < ARCS_PER_LAYER; k++) {
				const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				if (after < 0) continue;
				addShifted(paths, lefts, 1, below, d * planeBelow, after, (first[m] as number) - (lo[j * ARCS_PER_LAYER + k] as number) + 1);
				addShifted(paths, lefts, -1, below, d * planeBelow, after, (first[m] as number) - (hi[j * ARCS_PER_LAYER + k] as number));
			}
			if (d === digits) {
				const wider = zeros(Float64Array, ++digits * plane);
				wider.set(words);
				words = wider;
			}
			const carried = accumulate(paths, lefts, base, words, d * plane + (start[m] as number) + 1, carries);
			if (!carried && d >= below.digits - 1) break;
			for (let i = 0; i < lefts; i++) paths[i] = carries[i] as number;
		}
	}
	return { digits, words, ...rows };
}

const digitPaths = scratch(Float64Array);
const digitCarries = scratch(Float64Array);

/** Splits each of the `lefts` first `paths` into a digit and a carry; running totals of the digits go to `words` from `row` on. True if anything is carried. */
function accumulate(paths: Float64Array, lefts: number, base: number, words: Float64Array, row: number, carries: Float64Array): boolean {
	const part = 1 / base;
	let total = 0;
	let carried = 0;
	for (let i = 0; i < lefts; i++) {
		const sum = paths[i] as number;
		const carry = Math.floor(sum * part);
		carries[i] = carry;
		carried += carry;
		total += sum - carry * base;
		words[row + i] = total;
	}
	return carried > 0;
}

/** For the `count` first: paths[i] += sign · (the total of the mode below up to left = from + i). */
function addShifted(
	paths: Float64Array,
	count: number,
	sign: 1 | -1,
	{ first, start, words }: LayerTotals,
	plane: number,
	mode: number,
	from: number,
): void {
	const zero = plane + (start[mode] as number);
	const lefts = (start[mode + 1] as number) - (start[mode] as number) - 1;
	if (lefts === 0) return;
	const shift = from - (first[mode] as number);
	const begin = Math.max(0, -shift);
	const end = Math.min(count, lefts - shift);
	for (let i = begin; i < end; i++) paths[i] = (paths[i] as number) + sign * (words[zero + shift + i] as number);
	const whole = words[zero + lefts] as number;
	for (let i = Math.max(begin, end); i < count; i++) paths[i] = (paths[i] as number) + sign * whole;
}
