import type { AssignmentProblem } from "../core/problem.ts";

export const SOLVER_NAMES = ["structured", "milp", "brute-force"] as const;
export type SolverName = (typeof SOLVER_NAMES)[number];

/**
 * What every solver answers. There are three, which share nothing but the problem and its laws, and they give the same answers in the
 * same order on every problem: rank order, which is descending lexicographic.
 */
export interface Solver {
	readonly name: SolverName;
	/** Every legal assignment once, in rank order. Can be iterated again, with fresh arrays. */
	assignments(problem: AssignmentProblem): Iterable<number[]>;
	/** How many legal assignments there are. */
	count(problem: AssignmentProblem): bigint;
	/** The `top` legal assignments of the greatest value killed, best first, ties in rank order. */
	best(problem: AssignmentProblem, top: number): readonly Valued[];
	/** Is this one legal? `amounts` are whole numbers ≥ 0, one for each recipient. */
	isLegal(problem: AssignmentProblem, amounts: readonly number[]): boolean;
}

/** An assignment and the summed value of the recipients it removes. */
export interface Valued {
	readonly value: number;
	readonly assignment: readonly number[];
}
