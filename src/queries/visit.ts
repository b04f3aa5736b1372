import { type Cursor, createCursor } from "../core/cursor.ts";
import { countPaths } from "../core/path-counts.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { createTailStore, KEPT_TAILS, TAIL_STEPS, tailCounts, tailLimit, WALKED_TAILS } from "../core/tails.ts";
import { diagramOf } from "../solvers/structured.ts";

/**
 * Calls `each` with every legal assignment in rank order; `return false` stops. The amounts are one shared buffer, overwritten by
 * the next call: copy what you keep. Allocates nothing per assignment. Returns how many were visited.
 *
 * @example
 * let most = 0;
 * visit(problem(board("5 > 3 3 3 3")), (amounts) => { most = Math.max(most, amounts[0]); }) // → 12
 */
export function visit(problem: AssignmentProblem, each: (amounts: Int32Array) => unknown): number {
	const diagram = diagramOf(problem);
	const counts = tailCounts(diagram, tailLimit(countPaths(diagram), WALKED_TAILS));
	// Tails that are needed once only are not worth writing down.
	if (counts === null || counts[diagram.pool] !== 0) return visitPaths(createCursor(diagram), each);
	const cursor = createCursor(diagram, counts);
	if (!cursor.first()) return 0;
	const { amounts } = cursor;
	const stepsAt = createTailStore(diagram, counts, KEPT_TAILS, TAIL_STEPS);
	const layers = diagram.layers;
	let visited = 0;
	do {
		const { from, amounts: changed } = stepsAt(cursor);
		for (let tail = 0, at = 0; tail < from.length; tail++) {
			for (let j = from[tail] as number; j < layers; j++) amounts[j] = changed[at++] as number;
			if (each(amounts) === false) return visited + tail + 1;
		}
		visited += from.length;
	} while (cursor.next());
	return visited;
}

function visitPaths(cursor: Cursor, each: (amounts: Int32Array) => unknown): number {
	let visited = 0;
	if (!cursor.first()) return visited;
	do {
		visited++;
		if (each(cursor.amounts) === false) break;
	} while (cursor.next());
	return visited;
}
