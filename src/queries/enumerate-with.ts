import type { AssignmentProblem } from "../core/problem.ts";
import type { Solver } from "../solvers/solver.ts";
import { enumerate, type Run } from "./enumerate.ts";
import { type Completion, type Slice, sliceRange } from "./slice.ts";

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
	const { from, to } = sliceRange(total, slice);
	const done: Completion = from === 0n && to === total ? "complete" : "limited";
	let completion: Completion = from === to ? done : "interrupted";
	return {
		count: total,
		from,
		to,
		get completion() {
			return completion;
		},
		*[Symbol.iterator]() {
			if (from === to) return;
			completion = "interrupted";
			let rank = 0n;
			for (const amounts of assignments) {
				if (rank >= from) yield amounts;
				if (++rank === to) break;
			}
			completion = done;
		},
	};
}
