import type { AssignmentProblem } from "../core/problem.ts";
import type { Solver } from "../solvers/solver.ts";
import { enumerate, type Run } from "./enumerate.ts";
import { type Slice, slicedRun } from "./slice.ts";

/**
 * `enumerate` by any solver. Those other than the structured one have no count to look ahead with: they go through all assignments
 * once before the first is handed out.
 *
 * @throws InputError when the problem is beyond the solver's limits, or the slice makes no sense
 */
export function enumerateWith(solver: Solver, problem: AssignmentProblem, slice: Slice = {}): Run {
	if (solver.name === "structured") return enumerate(problem, slice);
	const assignments = solver.assignments(problem);
	let total = 0n;
	for (const _ of assignments) total++;
	return slicedRun(total, slice, (from, to) => ranksBetween(assignments, from, to), { count: total });
}

function* ranksBetween(assignments: Iterable<number[]>, from: bigint, to: bigint): Generator<number[]> {
	let rank = 0n;
	for (const amounts of assignments) {
		if (rank >= from) yield amounts;
		if (++rank === to) return;
	}
}
