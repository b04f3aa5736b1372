import type { AssignmentProblem } from "../../core/problem.ts";
import { assignmentModel } from "./model.ts";
import type { Oracle } from "./oracle.ts";
import { narrow } from "./program.ts";

/** Legal iff the model has a solution with exactly these amounts. */
export function isLegalByModel(problem: AssignmentProblem, amounts: readonly number[], oracle: Oracle): boolean {
	const model = assignmentModel(problem);
	const fixed = narrow(
		model.program,
		model.amounts.map((variable, i) => [variable, amounts[i] as number, amounts[i] as number]),
	);
	return oracle.maximize(fixed, []) !== null;
}
