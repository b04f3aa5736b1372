import type { Solver } from "../solver.ts";
import { byValue } from "./best.ts";
import { isLegalByModel } from "./check.ts";
import { enumerateByBranching } from "./enumerate.ts";
import { createOracle } from "./oracle.ts";

/**
 * The mixed-integer solver, in the thread that calls it and with a budget of `limit` nodes for each question; the work of a node is
 * bounded too, so that every question comes to an end. For boards of some hundreds of assignments.
 *
 * @throws InputError (every method) "milp-limit" past the budget, "milp-too-large" for numbers the solver is not trusted with,
 *   "milp-wrong-answer" when its answer does not hold
 */
export function milpSolver(limit?: number): Solver {
	return {
		name: "milp",
		assignments: (problem) => [...enumerateByBranching(problem, createOracle(limit))],
		count(problem) {
			let count = 0n;
			for (const _ of enumerateByBranching(problem, createOracle(limit))) count++;
			return count;
		},
		best(problem, top) {
			const choices = [];
			if (top > 0) {
				for (const choice of byValue(problem, createOracle(limit))) if (choices.push(choice) >= top) break;
			}
			return choices;
		},
		isLegal: (problem, amounts) => isLegalByModel(problem, amounts, createOracle(limit)),
	};
}
