/** A slice of the assignments as segments: consecutive ranks that share a prefix and run through the tails of one node. */
import { type Cursor, createCursor } from "../core/cursor.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { tailCounts, tailLimit } from "../core/tails.ts";
import { diagramOf, totalsOf } from "../solvers/structured.ts";
import { unrankInto } from "./rank.ts";

export interface Segments {
	/** Stands on the node where the prefix ends; the amounts before its layer are the prefix. */
	readonly cursor: Cursor;
	/** Tail counts of the nodes; null: every node counts as having one tail, at the end. */
	readonly counts: Uint16Array | null;
	/** Which of the node's tails are in the slice: start … end − 1. */
	readonly start: number;
	readonly end: number;
	/** Goes to the next segment. False: there is none. */
	next(): boolean;
}

/** The segments of ranks from … to − 1, at least one rank, standing on the first; a node ends a prefix when it has at most `most` tails. */
export function createSegments(problem: AssignmentProblem, from: bigint, to: bigint, most: number): Segments {
	const diagram = diagramOf(problem);
	const { modes, width, layers } = diagram;
	const counts = most > 0 ? tailCounts(diagram, tailLimit(to - from, most)) : null;
	const cursor = createCursor(diagram, counts);
	const tails = () => (counts === null ? 1 : (counts[(cursor.layer * modes + cursor.mode) * width + cursor.left] as number));
	// Ranks beyond 2^53 can't be walked to; a double only has to tell that the end is far.
	let rest = Number(to - from);
	let start = 0;
	if (from === 0n) cursor.first();
	else {
		const amounts = new Int32Array(layers);
		unrankInto(diagram, totalsOf(diagram), from, amounts);
		cursor.place(amounts);
		start = tailsBefore(amounts);
	}
	const segments = {
		cursor,
		counts,
		start,
		end: Math.min(tails(), start + rest),
		next() {
			rest -= segments.end - segments.start;
			if (rest <= 0 || !cursor.next()) return false;
			segments.start = 0;
			segments.end = Math.min(tails(), rest);
			return true;
		},
	};
	return segments;

	/** How many tails of the cursor's node come before the one with these amounts. */
	function tailsBefore(amounts: Int32Array): number {
		const walk = createCursor(diagram);
		let before = 0;
		walk.first(cursor.layer, cursor.mode, cursor.left);
		while (walk.amounts.some((amount, j) => j >= cursor.layer && amount !== amounts[j])) {
			before++;
			walk.next();
		}
		return before;
	}
}
