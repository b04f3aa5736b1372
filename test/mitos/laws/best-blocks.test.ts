import fc from "fast-check";
import { expect, test } from "vitest";
import { bestBlocks, blockingProblem, type MitosBoard } from "../../../src/index.ts";
import { lineUp } from "../../../src/rules/mitos/allies.ts";
import { blocksFrom } from "../../../src/rules/mitos/blockings.ts";
import { playWith } from "../../../src/rules/mitos/resolve.ts";
import { stageOf } from "../../../src/rules/mitos/stage.ts";
import { bruteForceMatchings } from "../../../src/solvers/matching/brute-force.ts";
import { mitosBoard } from "../boards.ts";

/** What a blocking costs, by playing the whole stage; Infinity when it loses the castle. */
function costByPlaying(board: MitosBoard, blocks: readonly number[], weight: number): number {
	const { damage, destroyed, gameOver } = playWith(stageOf(board, {}, { blocks }));
	if (gameOver) return Number.POSITIVE_INFINITY;
	return damage * weight + destroyed.reduce((sum, { ally }) => sum + (ally.side === "defender" ? ally.value : -ally.value), 0);
}

test("best blocking: no legal blocking costs less when the stage is played out", () => {
	fc.assert(
		fc.property(mitosBoard(), fc.constantFrom(1, 0, 2.5), (board, weight) => {
			const problem = blockingProblem(board);
			const fighters = lineUp(board);
			const costs = [...bruteForceMatchings(problem)].map((matching) => costByPlaying(board, blocksFrom(problem, matching, fighters), weight));
			const best = bestBlocks(board, { castleWeight: weight });
			const least = Math.min(...costs);
			expect(best.cost ?? Number.POSITIVE_INFINITY).toBe(least);
			expect(costByPlaying(board, best.blocks, weight)).toBe(least);
		}),
		{ numRuns: 500 },
	);
});
