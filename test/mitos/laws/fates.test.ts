import fc from "fast-check";
import { expect, test } from "vitest";
import { blockingFates, blockingProblem } from "../../../src/index.ts";
import { lineUp } from "../../../src/rules/mitos/allies.ts";
import { blocksFrom } from "../../../src/rules/mitos/blockings.ts";
import { stageOf } from "../../../src/rules/mitos/stage.ts";
import { matchings } from "../../../src/solvers/matching/walk.ts";
import { mitosBoard } from "../boards.ts";

test("fates: must, may and never are what all legal blockings, played out, say", () => {
	const seen = new Set<string>();
	fc.assert(
		fc.property(mitosBoard(), (board) => {
			const problem = blockingProblem(board);
			const fighters = lineUp(board);
			const falls = new Map([...fighters.attacker, ...fighters.defender].map(({ id }) => [id, { falls: 0, surely: 0 }]));
			let blockings = 0;
			for (const matching of matchings(problem).walk()) {
				blockings++;
				for (const { ally } of stageOf(board, {}, { blocks: blocksFrom(problem, matching, fighters) }).falling) {
					const fate = falls.get(ally.id) as { falls: number; surely: number };
					fate.falls++;
					if (!ally.abilities.preventable) fate.surely++;
				}
			}
			const wanted = Object.fromEntries(
				[...falls].map(([id, fate]) => [id, fate.falls === 0 ? "never" : fate.surely === blockings ? "must" : "may"]),
			);
			const found = blockingFates(board);
			expect(found).toEqual(wanted);
			for (const fate of Object.values(found)) seen.add(fate);
		}),
		{ numRuns: 500 },
	);
	expect(seen).toEqual(new Set(["must", "may", "never"]));
});
