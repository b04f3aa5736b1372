import { type Cursor, createCursor } from "../core/cursor.ts";
import type { Diagram } from "../core/diagram.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { createTailStore, KEPT_TAILS, TAIL_STEPS, WALKED_TAILS } from "../core/tails.ts";
import { diagramOf, totalsOf } from "../solvers/structured.ts";
import { count } from "./count.ts";
import { enumeratePatterns, type GroupRun } from "./group.ts";
import { unrankInto } from "./rank.ts";
import { createSegments } from "./segments.ts";
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

/** Assignments after which a walk that goes on is worth the tables of tails. */
const STEPPED = 1_000;

/** One array is brought up to date and copied whole for each. */
function assignmentsBetween(problem: AssignmentProblem, from: bigint, to: bigint): Iterable<number[]> {
	return {
		[Symbol.iterator](): Iterator<number[]> {
			// A double tells exactly when up to 2^53 have been handed out, which no iteration outlives.
			let rest = Number(to - from);
			let step = stepper(problem, from);
			let stepped = 0;
			return {
				next() {
					if (rest === 0) return { done: true, value: undefined };
					rest--;
					if (++stepped === STEPPED) step = tailStepper(problem, from + BigInt(STEPPED - 1), to);
					return { done: false, value: step().slice() };
				},
			};
		},
	};
}

/** Gives the assignment of this rank, then one after the other, in one array. */
function stepper(problem: AssignmentProblem, rank: bigint): () => number[] {
	const cursor = cursorAt(problem, rank);
	const { amounts } = cursor;
	const current = Array.from(amounts);
	let begun = false;
	return () => {
		if (!begun) begun = true;
		else {
			cursor.next();
			for (let j = 0; j < amounts.length; j++) current[j] = amounts[j] as number;
		}
		return current;
	};
}

/** The same from memory, for the ranks from … to − 1: most steps only bring the next tail of a node, which many prefixes share. */
function tailStepper(problem: AssignmentProblem, from: bigint, to: bigint): () => number[] {
	const diagram = diagramOf(problem);
	const segments = createSegments(problem, from, to, WALKED_TAILS);
	const { cursor } = segments;
	const { amounts } = cursor;
	const stepsAt = createTailStore(diagram, segments.counts, KEPT_TAILS, TAIL_STEPS);
	const layers = diagram.layers;
	const current = Array.from(amounts);
	let steps = stepsAt(cursor);
	let tail = 0;
	let at = 0;
	const nextTail = () => {
		for (let j = steps.from[tail] as number; j < layers; j++) current[j] = steps.amounts[at++] as number;
		tail++;
	};
	while (tail < segments.start) nextTail();
	return () => {
		if (tail === segments.end) {
			segments.next();
			steps = stepsAt(cursor);
			tail = at = 0;
			for (let j = 0; j < cursor.layer; j++) current[j] = amounts[j] as number;
		}
		nextTail();
		return current;
	};
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
