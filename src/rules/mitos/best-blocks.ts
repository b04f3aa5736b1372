/** The blocking that costs the defender least. */

import { bruteForceCheapest } from "../../solvers/matching/brute-force.ts";
import { cheapestMatching } from "../../solvers/matching/cheapest.ts";
import { milpMatching } from "../../solvers/matching/milp.ts";
import type { SolverName } from "../../solvers/solver.ts";
import { lineUp } from "./allies.ts";
import { type BlockingOptions, type BlockingProblem, blockingProblem, blocksFrom, COST_UNIT } from "./blockings.ts";
import type { MitosBoard } from "./board.ts";

export interface BestBlocks {
	/** In the board's values; null: the castle is lost whatever blocks. */
	readonly cost: number | null;
	/** Per attacker of the board, the index of its blocker, −1 for none. */
	readonly blocks: readonly number[];
	/** What proves it: the bound of an assignment problem, a search, the linear program of either kind, or a look at every blocking. */
	readonly proof: "bound" | "search" | "assignment" | "program" | "all";
}

/**
 * The legal blocking with the least cost = castle damage × weight + value of own allies destroyed − value of attackers destroyed.
 * A lost castle is worse than every cost; when no blocking saves it, one that lets the least damage through.
 *
 * @param solver "milp" is javascript-lp-solver: the assignment LP where that is enough, else a program with one more variable
 * @throws InputError for an unknown version or reading, or beyond the solver's limits
 */
export function bestBlocks(board: MitosBoard, options: BlockingOptions = {}, solver: SolverName = "structured"): BestBlocks {
	const problem = blockingProblem(board, options);
	if (solver === "brute-force") return answerOf(board, problem, { ...bruteForceCheapest(problem), proof: "all" });
	const linear = solver === "milp" ? milpMatching(problem) : null;
	// Where every blocking loses, the linear program has no answer to give.
	return answerOf(board, problem, linear === null ? cheapestMatching(problem) : { ...linear, proof: linear.model });
}

/** A solved blocking problem in terms of the board. */
export function answerOf(
	board: MitosBoard,
	problem: BlockingProblem,
	{ total, lost, matching, proof }: { total: number; lost: boolean; matching: readonly number[]; proof: BestBlocks["proof"] },
): BestBlocks {
	return { cost: lost ? null : total / COST_UNIT, blocks: blocksFrom(problem, matching, lineUp(board)), proof };
}
