import { refuse } from "../../core/errors.ts";
import { maximize, type Values } from "./adapter.ts";
import type { Program, Term } from "./program.ts";

/** Programs that one question may have solved before it is refused. */
const MILP_LIMIT = 100_000;

/** The mixed-integer solver with a budget. */
export interface Oracle {
	/** The solution with the greatest Σ objective, or null. @throws InputError "milp-limit" when the budget is spent */
	maximize(program: Program, objective: readonly Term[]): Values | null;
	/** How often it was asked. */
	readonly asked: number;
}

/** `limit`: how many programs it solves; `solve` is the solver behind it. */
export function createOracle(limit: number = MILP_LIMIT, solve: Oracle["maximize"] = maximize): Oracle {
	let asked = 0;
	return {
		maximize(program, objective) {
			if (asked >= limit) refuse("milp-limit", { limit });
			asked++;
			return solve(program, objective);
		},
		get asked() {
			return asked;
		},
	};
}
