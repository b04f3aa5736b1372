import { ARCS_PER_LAYER, type Diagram } from "../core/diagram.ts";
import { refuse } from "../core/errors.ts";
import { type LayerTotals, pathsBetween } from "../core/path-counts.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { diagramOf, totalsOf } from "../solvers/structured.ts";

/**
 * The assignment with this rank: 0n is the first that `enumerate` gives. O(recipients × log pool) once the counts are there.
 *
 * @throws InputError when there is no such rank.
 * @example
 * unrank(problem(board("5 > 3 3 3 3")), 11n) // → [0, 0, 2, 3]
 */
export function unrank(problem: AssignmentProblem, rank: bigint): number[] {
	const diagram = diagramOf(problem);
	const totals = totalsOf(diagram);
	const count = totalPaths(diagram, totals);
	if (rank < 0n || rank >= count) refuse("rank-out-of-range", { rank: String(rank), count: String(count) });
	const amounts = new Array<number>(diagram.layers).fill(0);
	unrankInto(diagram, totals, rank, amounts);
	return amounts;
}

/**
 * The rank of a legal assignment among all, or null when it is not legal.
 *
 * @example
 * rank(problem(board("5 > 3 3 3 3")), [0, 0, 2, 3]) // → 11n
 */
export function rank(problem: AssignmentProblem, amounts: ArrayLike<number>): bigint | null {
	const diagram = diagramOf(problem);
	const totals = totalsOf(diagram);
	let before = 0n;
	let mode = 0;
	let left = diagram.pool;
	if (amounts.length !== diagram.layers || diagram.reach[left] !== left) return null;
	for (let j = 0; j < diagram.layers; j++) {
		const amount = amounts[j] as number;
		if (!(amount >= 0 && amount <= left)) return null;
		let after = -1;
		for (let k = 0; k < ARCS_PER_LAYER; k++) {
			const arc = arcFrom(diagram, j, mode, k, left);
			if (arc === null) continue;
			// Left after the edge: greater amounts come first.
			const child = left - amount;
			before += pathsBetween(totals[j + 1] as LayerTotals, diagram, arc.mode, arc.least, Math.min(child - 1, arc.most));
			if (child >= arc.least && child <= arc.most) {
				after = arc.mode;
				break;
			}
			if (child < arc.least) return null;
		}
		if (after < 0) return null;
		mode = after;
		left -= amount;
	}
	return left === 0 ? before : null;
}

/** All paths from the root. */
export function totalPaths(diagram: Diagram, totals: readonly LayerTotals[]): bigint {
	return pathsBetween(totals[0] as LayerTotals, diagram, 0, diagram.pool, diagram.pool);
}

/** Writes the path of this rank, which must exist, into `amounts`. */
export function unrankInto(diagram: Diagram, totals: readonly LayerTotals[], rank: bigint, amounts: number[] | Int32Array): void {
	let mode = 0;
	let left = diagram.pool;
	let rest = rank;
	for (let j = 0; j < diagram.layers; j++) {
		const below = totals[j + 1] as LayerTotals;
		if (below.digits === 1) {
			unrankDoubles(diagram, totals, j, mode, left, Number(rest), amounts);
			return;
		}
		for (let k = 0; k < ARCS_PER_LAYER; k++) {
			const arc = arcFrom(diagram, j, mode, k, left);
			if (arc === null) continue;
			const paths = pathsBetween(below, diagram, arc.mode, arc.least, arc.most);
			if (rest >= paths) {
				rest -= paths;
				continue;
			}
			// The least child such that the paths below all children up to it exceed the rest.
			let from = arc.least;
			let to = arc.most;
			while (from < to) {
				const middle = (from + to) >> 1;
				if (pathsBetween(below, diagram, arc.mode, arc.least, middle) > rest) to = middle;
				else from = middle + 1;
			}
			rest -= pathsBetween(below, diagram, arc.mode, arc.least, from - 1);
			amounts[j] = left - from;
			left = from;
			mode = arc.mode;
			break;
		}
	}
}

/** The same from a node of layer `from` on, once every number of paths fits in a double. */
function unrankDoubles(
	{ layers, modes, lo, hi, next }: Diagram,
	totals: readonly LayerTotals[],
	from: number,
	fromMode: number,
	fromLeft: number,
	rank: number,
	amounts: number[] | Int32Array,
): void {
	let mode = fromMode;
	let left = fromLeft;
	let rest = rank;
	for (let j = from; j < layers; j++) {
		const { words, first, start } = totals[j + 1] as LayerTotals;
		for (let k = 0; k < ARCS_PER_LAYER; k++) {
			const after = next[(j * modes + mode) * ARCS_PER_LAYER + k] as number;
			if (after < 0) continue;
			// The totals of the arc's children are those after `least` up to `most`.
			const zero = start[after] as number;
			const end = (start[after + 1] as number) - 1;
			const shift = zero - (first[after] as number);
			let least = Math.max(zero, shift + left - (hi[j * ARCS_PER_LAYER + k] as number));
			let most = Math.min(end, shift + left - (lo[j * ARCS_PER_LAYER + k] as number) + 1);
			if (most <= least) continue;
			const before = words[least] as number;
			const paths = (words[most] as number) - before;
			if (rest >= paths) {
				rest -= paths;
				continue;
			}
			// The first total that exceeds the rest is that of the child we are looking for.
			rest += before;
			while (most - least > 1) {
				const middle = (least + most) >> 1;
				if ((words[middle] as number) > rest) most = middle;
				else least = middle;
			}
			rest -= words[least] as number;
			amounts[j] = left - (least - shift);
			left = least - shift;
			mode = after;
			break;
		}
	}
}

/** The children that arc k of layer j offers from (mode, left), as a range of points left; null when there are none. */
export function arcFrom(diagram: Diagram, j: number, mode: number, k: number, left: number): { mode: number; least: number; most: number } | null {
	const after = diagram.next[(j * diagram.modes + mode) * ARCS_PER_LAYER + k] as number;
	const most = left - (diagram.lo[j * ARCS_PER_LAYER + k] as number);
	if (after < 0 || most < 0) return null;
	return { mode: after, least: Math.max(0, left - (diagram.hi[j * ARCS_PER_LAYER + k] as number)), most };
}
