/**
 * Two diagrams over the same recipients, walked together: their common paths are the assignments that are legal in both. So what is
 * legal in only one is counted by a subtraction and found by steering through it, and neither set is ever listed.
 *
 * A node is (layer, pair of modes, points left). An arc of the pair is the part of the amounts that an arc of one and an arc of the
 * other share; as the arcs of a diagram do not overlap, neither do these, and every common path is walked once.
 *
 * Cost: time and memory O(recipients × pairs × pool). Pairs are few: the modes of the two mostly move together.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";
import { refuse } from "./errors.ts";
import { zeros } from "./memory.ts";
import { type LayerTotals, pathsBetween, pathTotals } from "./path-counts.ts";
import { LIMITS } from "./problem.ts";

export interface Product {
	readonly a: Diagram;
	readonly b: Diagram;
	/** The number of a pair of modes at [modesB·modeA + modeB], −1 for pairs that are never reached. The roots' pair is 0. */
	readonly pairs: Int32Array;
	/** common[j][(width + 1)·pair + left] = common paths below all nodes (j, pair, x) with x < left. Empty if the pools differ. */
	readonly common: readonly Totals[];
}

/** Doubles while every total stays below 2^53, else bigints throughout. */
type Totals = Float64Array | bigint[];

/** Amounts lo…hi that arc `a` of the first and arc `b` of the second diagram share. */
interface SharedArc {
	readonly lo: number;
	readonly hi: number;
	readonly a: number;
	readonly b: number;
}

/** Walks two diagrams over equally many recipients together. Throws an InputError when that takes more than `LIMITS.cells`. */
export function buildProduct(a: Diagram, b: Diagram): Product {
	const shared = Array.from({ length: a.layers }, (_, j) => sharedArcs(a, b, j));
	const { pairs, found } = reachablePairs(a, b, shared);
	// Different sums: no assignment has both.
	if (a.pool !== b.pool || a.problem.skipped || b.problem.skipped) return { a, b, pairs, common: [] };
	const cells = (a.layers + 1) * found.length * (a.width + 1);
	if (cells > LIMITS.cells) refuse("problem-too-large", { recipients: a.layers, pool: a.pool, cells, limit: LIMITS.cells });
	const tabulate = (zero: number | bigint) => commonTotals(a, b, shared, pairs, found, zero);
	return { a, b, pairs, common: tabulate(0) ?? (tabulate(0n) as Totals[]) };
}

/** The number of assignments that are legal in both. */
export function commonPaths(product: Product): bigint {
	return commonBelow(product, 0, 0, 0, product.a.pool);
}

/**
 * The first `limit` assignments, in rank order, that are paths of one diagram and not of the other. Work per assignment:
 * O(recipients × pool), however many common ones lie between.
 */
export function onlyPaths(product: Product, which: "a" | "b", limit: number): number[][] {
	const totals = pathTotals(product[which]);
	const found: number[][] = [];
	for (let rank = 0; rank < limit; rank++) {
		const amounts = unrankOnly(product, which, totals, BigInt(rank));
		if (amounts === null) break;
		found.push(amounts);
	}
	return found;
}

/** The assignment of this rank among those of one diagram only; null when there are not that many. */
function unrankOnly(product: Product, which: "a" | "b", totals: readonly LayerTotals[], rank: bigint): number[] | null {
	const own = product[which];
	const other = product[which === "a" ? "b" : "a"];
	const onlyBelow = (j: number, mode: number, otherMode: number, left: number): bigint => {
		const [modeA, modeB] = which === "a" ? [mode, otherMode] : [otherMode, mode];
		return pathsBetween(totals[j] as LayerTotals, own, mode, left, left) - commonBelow(product, j, modeA, modeB, left);
	};
	if (onlyBelow(0, 0, 0, own.pool) <= rank) return null;
	const amounts: number[] = [];
	let rest = rank;
	let mode = 0;
	let otherMode = 0;
	let left = own.pool;
	for (let j = 0; j < own.layers; j++) {
		for (let amount = left; ; amount--) {
			const after = modeAfter(own, j, mode, amount);
			if (after < 0) continue;
			const otherAfter = otherMode < 0 ? -1 : modeAfter(other, j, otherMode, amount);
			const paths = onlyBelow(j + 1, after, otherAfter, left - amount);
			if (rest < paths) {
				amounts.push(amount);
				mode = after;
				otherMode = otherAfter;
				left -= amount;
				break;
			}
			rest -= paths;
		}
	}
	return amounts;
}

/** Common paths below a node of both; 0 when one of them is dead (mode −1). */
function commonBelow({ b, pairs, common }: Product, j: number, modeA: number, modeB: number, left: number): bigint {
	const totals = common[j];
	if (totals === undefined || modeA < 0 || modeB < 0) return 0n;
	const at = (pairs[modeA * b.modes + modeB] as number) * (b.width + 1) + left;
	return BigInt(totals[at + 1] as number | bigint) - BigInt(totals[at] as number | bigint);
}

/** The mode after handing out an amount, −1 if the diagram closes that way. */
function modeAfter({ modes, lo, hi, next }: Diagram, j: number, mode: number, amount: number): number {
	for (let k = 0; k < ARCS_PER_LAYER; k++) {
		const inside = amount >= (lo[j * ARCS_PER_LAYER + k] as number) && amount <= (hi[j * ARCS_PER_LAYER + k] as number);
		if (inside) return next[(j * modes + mode) * ARCS_PER_LAYER + k] as number;
	}
	return -1;
}

function sharedArcs(a: Diagram, b: Diagram, j: number): SharedArc[] {
	const arcs: SharedArc[] = [];
	for (let ka = 0; ka < ARCS_PER_LAYER; ka++) {
		for (let kb = 0; kb < ARCS_PER_LAYER; kb++) {
			const lo = Math.max(a.lo[j * ARCS_PER_LAYER + ka] as number, b.lo[j * ARCS_PER_LAYER + kb] as number);
			const hi = Math.min(a.hi[j * ARCS_PER_LAYER + ka] as number, b.hi[j * ARCS_PER_LAYER + kb] as number);
			if (lo <= hi) arcs.push({ lo, hi, a: ka, b: kb });
		}
	}
	return arcs;
}

/** Numbers the pairs of modes that any layer can lead to, from the pair of the roots on. `found` lists modesB·modeA + modeB. */
function reachablePairs(a: Diagram, b: Diagram, shared: readonly SharedArc[][]): { pairs: Int32Array; found: number[] } {
	const pairs = zeros(Int32Array, a.modes * b.modes).fill(-1);
	const found = [0];
	pairs[0] = 0;
	for (let p = 0; p < found.length; p++) {
		for (let j = 0; j < shared.length; j++) {
			for (const arc of shared[j] as SharedArc[]) {
				const after = pairAfter(a, b, j, found[p] as number, arc);
				if (after < 0 || (pairs[after] as number) >= 0) continue;
				pairs[after] = found.length;
				found.push(after);
			}
		}
	}
	return { pairs, found };
}

function pairAfter(a: Diagram, b: Diagram, j: number, pair: number, arc: SharedArc): number {
	const modeA = Math.floor(pair / b.modes);
	const afterA = a.next[(j * a.modes + modeA) * ARCS_PER_LAYER + arc.a] as number;
	const afterB = b.next[(j * b.modes + pair - modeA * b.modes) * ARCS_PER_LAYER + arc.b] as number;
	return afterA < 0 || afterB < 0 ? -1 : afterA * b.modes + afterB;
}

/** The totals of every layer, in the arithmetic of `zero`; null when doubles do not suffice. */
function commonTotals(
	a: Diagram,
	b: Diagram,
	shared: readonly SharedArc[][],
	pairs: Int32Array,
	found: readonly number[],
	zero: number | bigint,
): Totals[] | null {
	const { layers, width } = a;
	const row = width + 1;
	const cells = found.length * row;
	const all = Array.from(
		{ length: layers + 1 },
		(): Totals => (typeof zero === "bigint" ? new Array<bigint>(cells).fill(zero) : zeros(Float64Array, cells)),
	);
	const end = all[layers] as Totals;
	for (let p = 0; p < found.length; p++) end.fill((typeof zero === "bigint" ? 1n : 1) as never, p * row + 1, (p + 1) * row);
	for (let j = layers - 1; j >= 0; j--) {
		// Only + and − from here on, which doubles and bigints share: the numbers are typed as doubles for both.
		const below = all[j + 1] as unknown as ArrayLike<number>;
		const totals = all[j] as unknown as number[];
		const arcs = shared[j] as SharedArc[];
		for (let p = 0; p < found.length; p++) {
			// The paths below every left, summed arc by arc; then their running totals.
			const at = p * row + 1;
			for (const arc of arcs) {
				const after = pairAfter(a, b, j, found[p] as number, arc);
				if (after < 0) continue;
				const { lo, hi } = arc;
				const child = (pairs[after] as number) * row;
				for (let left = lo; left < width; left++) {
					const more = (below[child + left - lo + 1] as number) - (below[child + Math.max(0, left - hi)] as number);
					totals[at + left] = (totals[at + left] as number) + more;
				}
			}
			let sum = zero as number;
			for (let left = 0; left < width; left++) {
				sum += totals[at + left] as number;
				totals[at + left] = sum;
			}
			if (typeof sum === "number" && sum > Number.MAX_SAFE_INTEGER) return null;
		}
	}
	return all;
}
