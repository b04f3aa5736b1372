/**
 * The path of greatest value, where every amount has a value of its own: the longest path of the diagram. The value of a recipient is
 * given as pieces, each linear over a range of amounts; amounts in no piece are forbidden. Ranges of any width cost O(1) per node,
 * by a sliding maximum.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";
import { scratch, zeros } from "./memory.ts";

/** value(amount) = base + slope · amount for lo ≤ amount ≤ hi. */
export interface Piece {
	readonly lo: number;
	readonly hi: number;
	readonly base: number;
	readonly slope: number;
}

/** Value of the best way to the end from every node between `first` and `last`, in the diagram's order of nodes; see `valueAt`. */
export type ValuesBelow = Float64Array;

/** Value of the best way to the end from this node, −Infinity where there is none. */
export function valueAt({ modes, first, last, start }: Diagram, values: ValuesBelow, j: number, mode: number, left: number): number {
	const row = j * modes + mode;
	if (left < (first[row] as number) || left > (last[row] as number)) return -Infinity;
	return values[(start[row] as number) + left - (first[row] as number)] as number;
}

const lefts = scratch(Int32Array);

/** Longest-path values of every node; `pieces[j]` belongs to recipient j. */
export function valuesBelow(diagram: Diagram, pieces: readonly (readonly Piece[])[]): ValuesBelow {
	const { layers, modes, width, lo, hi, next, first, last, start } = diagram;
	const values = zeros(Float64Array, start[(layers + 1) * modes] as number).fill(-Infinity);
	// The end has one node in each mode that paths end in.
	values.fill(0, start[layers * modes] as number);
	const queue = lefts(width);
	for (let j = layers - 1; j >= 0; j--) {
		for (let m = 0; m < modes; m++) {
			if ((first[j * modes + m] as number) > (last[j * modes + m] as number)) continue;
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				if (after < 0) continue;
				for (const piece of pieces[j] as readonly Piece[]) {
					const from = Math.max(lo[j * ARCS_PER_LAYER + k] as number, piece.lo);
					const to = Math.min(hi[j * ARCS_PER_LAYER + k] as number, piece.hi);
					if (from <= to) raise(diagram, values, j * modes + m, (j + 1) * modes + after, from, to, piece, queue);
				}
			}
		}
	}
	return values;
}

/**
 * For every left of the row: value(left) = max of itself and base + slope·x + value(left − x) in the child row, over from ≤ x ≤ to. With
 * y = left − x that is base + slope·left + (value(y) − slope·y), a maximum over a window of y that moves up with left.
 */
function raise(
	{ first, last, start }: Diagram,
	values: Float64Array,
	row: number,
	childRow: number,
	from: number,
	to: number,
	{ base, slope }: Piece,
	queue: Int32Array,
): void {
	const least = first[childRow] as number;
	const most = last[childRow] as number;
	const begin = Math.max(first[row] as number, least + from);
	const end = Math.min(last[row] as number, most + to);
	// Where the value of left 0 would stand.
	const own = (start[row] as number) - (first[row] as number);
	const child = (start[childRow] as number) - least;
	if (from === to) {
		const gain = base + slope * from;
		for (let left = begin; left <= end; left++) {
			const value = gain + (values[child + left - from] as number);
			if (value > (values[own + left] as number)) values[own + left] = value;
		}
		return;
	}
	let head = 0;
	let tail = 0;
	let y = Math.max(least, begin - to);
	for (let left = begin; left <= end; left++) {
		// The window's new upper end; then drop what has fallen out at its lower end.
		for (; y <= most && y <= left - from; y++) {
			const key = (values[child + y] as number) - slope * y;
			if (key === -Infinity) continue;
			while (tail > head) {
				const last = queue[tail - 1] as number;
				if ((values[child + last] as number) - slope * last > key) break;
				tail--;
			}
			queue[tail++] = y;
		}
		while (tail > head && (queue[head] as number) < left - to) head++;
		if (tail > head) {
			const best = queue[head] as number;
			const value = base + slope * left + ((values[child + best] as number) - slope * best);
			if (value > (values[own + left] as number)) values[own + left] = value;
		}
	}
}

/** The first path in rank order among those of the greatest value, or null when every path is forbidden. */
export function longestPath(
	diagram: Diagram,
	pieces: readonly (readonly Piece[])[],
	values: ValuesBelow = valuesBelow(diagram, pieces),
): { value: number; amounts: number[] } | null {
	const { layers, pool } = diagram;
	const value = valueAt(diagram, values, 0, 0, pool);
	if (value === -Infinity) return null;
	const amounts: number[] = [];
	let mode = 0;
	let left = pool;
	for (let j = 0; j < layers; j++) {
		const target = valueAt(diagram, values, j, mode, left);
		let best = -1;
		let after = -1;
		forEachEdge(diagram, pieces, j, mode, left, (amount, gain, to) => {
			if (amount > best && gain + valueAt(diagram, values, j + 1, to, left - amount) >= target) {
				best = amount;
				after = to;
			}
		});
		amounts.push(best);
		mode = after;
		left -= best;
	}
	return { value, amounts };
}

/** Every allowed edge out of a node: its amount, what it is worth, and the mode it leads to. */
export function forEachEdge(
	diagram: Diagram,
	pieces: readonly (readonly Piece[])[],
	j: number,
	mode: number,
	left: number,
	each: (amount: number, gain: number, mode: number) => void,
): void {
	const { modes, lo, hi, next } = diagram;
	for (let k = 0; k < ARCS_PER_LAYER; k++) {
		const after = next[(j * modes + mode) * ARCS_PER_LAYER + k] as number;
		if (after < 0) continue;
		for (const piece of pieces[j] as readonly Piece[]) {
			const from = Math.max(lo[j * ARCS_PER_LAYER + k] as number, piece.lo);
			const to = Math.min(hi[j * ARCS_PER_LAYER + k] as number, piece.hi, left);
			for (let amount = to; amount >= from; amount--) each(amount, piece.base + piece.slope * amount, after);
		}
	}
}
