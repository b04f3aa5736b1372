import { type Cursor, createCursor } from "../core/cursor.ts";
import type { Diagram } from "../core/diagram.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { diagramOf, totalsOf } from "../solvers/structured.ts";
import { count } from "./count.ts";
import { enumeratePatterns, type GroupRun } from "./group.ts";
import { unrankInto } from "./rank.ts";
import { type Slice, type SlicedRun, slicedRun } from "./slice.ts";

/** An enumeration: iterate it once or often. Each iteration hands out fresh arrays and keeps none. */
export interface Run extends SlicedRun<number[]> {
	/** All legal assignments of the problem, whatever the slice. */
	readonly count: bigint;
}

/**
 * Every legal assignment exactly once, in rank order (descending lexicographic). Memory does not grow with their number.
 *
 * With `group`, recipients that agree in everything but their name count as one kind, and assignments that differ only in who of a kind
 * gets what as one pattern: each pattern once, with the number of its assignments (`multiplicity`); the slice is then one of patterns.
 *
 * @throws InputError when the problem is beyond the solver's limits, or the slice makes no sense.
 * @example
 * [...enumerate(problem(board("4 > 5 3")))] // → [[4, 0], [1, 3]]
 * [...enumerate(problem(board("5 > 4*3")), { group: true })] // → [{ assignment: [3, 2, 0, 0], multiplicity: 12n }]
 */
export function enumerate(problem: AssignmentProblem, options: Slice & { readonly group: true }): GroupRun;
export function enumerate(problem: AssignmentProblem, slice?: Slice & { readonly group?: false }): Run;
export function enumerate(problem: AssignmentProblem, { group = false, ...slice }: Slice & { readonly group?: boolean } = {}): Run | GroupRun {
	return group ? enumeratePatterns(problem, slice) : enumerateAssignments(problem, slice);
}

function enumerateAssignments(problem: AssignmentProblem, slice: Slice): Run {
	const total = count(problem);
	return slicedRun(total, slice, (from, to) => assignmentsBetween(problem, from, to), { count: total });
}

function* assignmentsBetween(problem: AssignmentProblem, from: bigint, to: bigint): Generator<number[]> {
	const cursor = cursorAt(problem, from);
	// A double tells exactly when up to 2^53 have been handed out, which no iteration outlives.
	for (let rest = Number(to - from); ; ) {
		const { amounts } = cursor;
		const copy = new Array<number>(amounts.length);
		for (let j = 0; j < amounts.length; j++) copy[j] = amounts[j] as number;
		yield copy;
		if (--rest === 0) return;
		cursor.next();
	}
}

/** A cursor that stands on the assignment of this rank, which must exist. */
export function cursorAt(problem: AssignmentProblem, rank: bigint): Cursor {
	const diagram: Diagram = diagramOf(problem);
	const cursor = createCursor(diagram);
	if (rank === 0n) cursor.first();
	else {
		const amounts = new Int32Array(diagram.layers);
		unrankInto(diagram, totalsOf(diagram), rank, amounts);
		cursor.place(amounts);
	}
	return cursor;
}
