import type { AssignmentProblem } from "../../core/problem.ts";
import type { Valued } from "../solver.ts";
import { solutionsInOrder } from "./enumerate.ts";
import { assignmentModel } from "./model.ts";
import type { Oracle } from "./oracle.ts";
import { draft, total } from "./program.ts";

/**
 * The legal assignments in order of value, greatest first, those of one value in rank order. Each value is proved the greatest that
 * is left: the solver finds it by branch and bound among all solutions of less value than the last. Take as many as are wanted.
 *
 * @throws InputError "milp-value" when a value is not a whole number, for which "less" would not be "at least 1 less"
 */
export function* byValue(problem: AssignmentProblem, oracle: Oracle): Generator<Valued> {
	const model = assignmentModel(problem, { kills: true });
	const operands = model.value.map(({ coefficient, variable }) => [coefficient, { variable }] as const);
	let below = draft(model.program);
	for (;;) {
		const solution = oracle.maximize(below.program, model.value);
		if (solution === null) return;
		const value = total(model.value, solution);
		const equal = draft(model.program);
		equal.row("value", operands, "=", value);
		for (const assignment of solutionsInOrder(model, equal.program, oracle)) yield { value, assignment };
		below = draft(model.program);
		below.row("value", operands, "<=", value - 1);
	}
}
