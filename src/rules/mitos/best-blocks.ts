/** The blocking that costs the defender least. */

import { bruteForceCheapest } from "../../solvers/matching/brute-force.ts";
import { cheapestMatching } from "../../solvers/matching/cheapest.ts";
import { lineUp } from "./allies.ts";
import { type BlockingOptions, type BlockingProblem, blockingProblem, blocksFrom, COST_UNIT } from "./blockings.ts";
import type { MitosBoard } from "./board.ts";

export interface BestBlocks {
	/** In the board's values; null: the castle is lost whatever blocks. */
	readonly cost: number | null;
	/** Per attacker of the board, the index of its blocker, −1 for none. */
	readonly blocks: readonly number[];
	/** What proves it: the bound of an assignment problem, a search, or a look at every blocking. */
	readonly proof: "bound" | "search" | "all";
}

export type BlockSolver = "structured" | "brute-force";

/**
 * The legal blocking with the least cost = castle damage × weight + value of own allies destroyed − value of attackers destroyed.
 * A lost castle is worse than every cost; when no blocking saves it, one that lets the least damage through.
 *
 * @throws InputError for an unknown version or reading, or beyond the solver's limits
 */
export function bestBlocks(board: MitosBoard, options: BlockingOptions = {}, solver: BlockSolver = "structured"): BestBlocks {
	const problem = blockingProblem(board, options);
	return answerOf(board, problem, solver === "brute-force" ? { ...bruteForceCheapest(problem), proof: "all" as const } : cheapestMatching(problem));
}

/** A solved blocking problem in terms of the board. */
export function answerOf(
	board: MitosBoard,
	problem: BlockingProblem,
	{ total, lost, matching, proof }: { total: number; lost: boolean; matching: readonly number[]; proof: BestBlocks["proof"] },
): BestBlocks {
	return { cost: lost ? null : total / COST_UNIT, blocks: blocksFrom(problem, matching, lineUp(board)), proof };
}
