import { ARCS_PER_LAYER, type Diagram } from "../core/diagram.ts";
import { scratch } from "../core/memory.ts";
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import { diagramOf } from "../solvers/structured.ts";

/** Over all legal assignments: removed by every one, by some but not all, or by none. */
export type Fate = "must" | "may" | "never";

/**
 * Each recipient's fate, in the problem's order; empty when there is no legal assignment. One pass over the diagram, whatever the
 * number of assignments: a recipient can be removed iff some edge of a node on a path gives it `killAt` or more.
 *
 * @example
 * fates(problem(board("6 > 5T 2 2"))) // → ["must", "never", "never"]
 */
export function fates(problem: AssignmentProblem): Fate[] {
	const diagram = diagramOf(problem);
	if (diagram.reach[diagram.pool] !== diagram.pool) return [];
	const { layers, modes, width, lo, hi, next, first, last } = diagram;
	const reached = reachedNodes(modes * width).fill(0, 0, modes * width);
	reached[diagram.pool] = 1;
	const found: Fate[] = [];
	for (let j = 0; j < layers; j++) {
		const { killAt } = problem.recipients[j] as Recipient;
		// How many ranges of children open and close at each (mode, left); their running sum tells which are reached.
		const edges = openRanges(modes * (width + 1)).fill(0, 0, modes * (width + 1));
		let dies = false;
		let lives = false;
		for (let m = 0; m < modes; m++) {
			for (let left = first[j * modes + m] as number; left <= (last[j * modes + m] as number); left++) {
				if (!reached[m * width + left]) continue;
				for (let k = 0; k < ARCS_PER_LAYER; k++) {
					const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
					const from = lo[j * ARCS_PER_LAYER + k] as number;
					const to = Math.min(hi[j * ARCS_PER_LAYER + k] as number, left);
					if (after < 0 || from > to) continue;
					dies ||= leads(diagram, j, after, left, Math.max(from, killAt), to);
					lives ||= leads(diagram, j, after, left, from, Math.min(to, killAt - 1));
					edges[after * (width + 1) + left - to] = (edges[after * (width + 1) + left - to] as number) + 1;
					edges[after * (width + 1) + left - from + 1] = (edges[after * (width + 1) + left - from + 1] as number) - 1;
				}
			}
		}
		found.push(dies ? (lives ? "may" : "must") : "never");
		markReached(diagram, j + 1, edges, reached);
	}
	return found;
}

/** Does an amount in from…to lead to a node that is alive? */
function leads({ modes, width, reach }: Diagram, j: number, after: number, left: number, from: number, to: number): boolean {
	return from <= to && (reach[((j + 1) * modes + after) * width + left - to] as number) <= left - from;
}

const reachedNodes = scratch(Uint8Array);
const openRanges = scratch(Int32Array);

/** Marks the nodes of a layer that some path from the root goes through and that are alive. */
function markReached({ modes, width, reach }: Diagram, j: number, edges: Int32Array, reached: Uint8Array): void {
	for (let m = 0; m < modes; m++) {
		let open = 0;
		for (let left = 0; left < width; left++) {
			open += edges[m * (width + 1) + left] as number;
			reached[m * width + left] = open > 0 && reach[(j * modes + m) * width + left] === left ? 1 : 0;
		}
	}
}
