import { refuse } from "../../core/errors.ts";
import { relax } from "./adapter.ts";
import { branchAndBound, type Relaxation } from "./branch-and-bound.ts";
import type { Program, Term, Values } from "./program.ts";

/** Nodes of branch and bound that one question may take before it is refused. */
const MILP_LIMIT = 100_000;

/** The mixed-integer solver with a budget. */
export interface Oracle {
	/**
	 * The solution with the greatest Σ objective, or null when there is none; any solution when the objective is empty.
	 *
	 * @throws InputError "milp-limit" when the budget is spent, "milp-too-large", "milp-wrong-answer"
	 */
	maximize(program: Program, objective: readonly Term[]): Values | null;
	/** Nodes entered so far. */
	readonly nodes: number;
}

/** `limit`: the nodes it may enter; `relaxation` is the linear solver behind it. */
export function createOracle(limit: number = MILP_LIMIT, relaxation: Relaxation = relax): Oracle {
	let nodes = 0;
	const enter = () => {
		if (nodes >= limit) refuse("milp-limit", { limit });
		nodes++;
	};
	return {
		maximize: (program, objective) => branchAndBound(program, objective, relaxation, enter),
		get nodes() {
			return nodes;
		},
	};
}
