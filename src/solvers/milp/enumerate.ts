/**
 * Enumeration by depth-first branching, with the mixed-integer solver as the oracle that says which branches lead anywhere. No row is
 * ever added to forbid what was found before (such rows pile up, and make the solver loop), and nothing found is remembered:
 *
 * 1. Take the recipients in order. For each, branch on the kind of its amount, the greatest amounts first: over its need, full,
 *    partial, untouched. The kinds exclude one another, so no assignment is found in two branches.
 * 2. Within a kind ask the oracle for the greatest amount that some solution has. None: the branch is dead. Else fix it and go on with
 *    the next recipient; then lower the bound below it, and ask again.
 * 3. Behind the last recipient everything is fixed: hand out the amounts.
 *
 * Invariant: every node that is entered has a solution, the `witness`. So each costs at most (recipients × kinds) questions that are
 * answered with no, and none where the witness has the greatest amount already. The amounts come in descending lexicographic order,
 * which is rank order. The exclusionary picks stay variables: an inner branching over them, done by the solver, finds an assignment
 * once however many picks make it legal, where an outer one would find it once for each.
 */
import type { AssignmentProblem } from "../../core/problem.ts";
import { type AssignmentModel, assignmentModel } from "./model.ts";
import type { Oracle } from "./oracle.ts";
import { narrow, type Program, type Values } from "./program.ts";

/** Every legal assignment once, in rank order. @throws InputError "milp-limit" when the oracle's budget is spent */
export function enumerateByBranching(problem: AssignmentProblem, oracle: Oracle): Generator<number[]> {
	const model = assignmentModel(problem);
	return solutionsInOrder(model, model.program, oracle);
}

/** The amounts of every solution of `program`, which is the model's or one with rows added, in descending lexicographic order. */
export function* solutionsInOrder({ amounts, kinds }: AssignmentModel, program: Program, oracle: Oracle): Generator<number[]> {
	const found = new Array<number>(amounts.length).fill(0);
	const first = oracle.maximize(program, []);
	if (first !== null) yield* descend(0, program, first);

	function* descend(i: number, within: Program, known: Values): Generator<number[]> {
		if (i === amounts.length) {
			yield found.slice();
			return;
		}
		const amount = amounts[i] as number;
		const objective = [{ coefficient: 1, variable: amount }];
		for (const { lo, hi, binaries } of kinds[i] as AssignmentModel["kinds"][0]) {
			const branch = narrow(
				within,
				binaries.map(([variable, value]) => [variable, value, value]),
			);
			for (let most = hi; most >= lo; ) {
				const narrowed = narrow(branch, [[amount, lo, most]]);
				const witness = known[amount] === most ? known : oracle.maximize(narrowed, objective);
				if (witness === null) break;
				const greatest = witness[amount] as number;
				found[i] = greatest;
				yield* descend(i + 1, narrow(narrowed, [[amount, greatest, greatest]]), witness);
				most = greatest - 1;
			}
		}
	}
}
