import fc from "fast-check";
import { expect, test } from "vitest";
import { bestAttack, bestBlocks } from "../../../src/index.ts";
import { mitosBoard } from "../boards.ts";

test("best attack: no group of attackers has a best answer that costs the defender more", () => {
	let lost = 0;
	fc.assert(
		fc.property(mitosBoard(), (board) => {
			const indices = board.attacker.allies.map((_, i) => i);
			const groups = indices.reduce<number[][]>((all, i) => all.concat(all.map((group) => group.concat(i))), [[]]);
			const costs = groups.map((attacking) => bestBlocks(board, { attacking }).cost ?? Number.POSITIVE_INFINITY);
			const found = bestAttack(board);
			expect(found.cost ?? Number.POSITIVE_INFINITY).toBe(Math.max(...costs));
			expect(bestBlocks(board, { attacking: found.attack }).cost).toBe(found.cost);
			if (found.cost === null) {
				lost++;
				// Nobody attacks in vain.
				for (const i of found.attack) expect(bestBlocks(board, { attacking: found.attack.filter((j) => j !== i) }).cost).not.toBe(null);
			}
		}),
		{ numRuns: 300 },
	);
	expect(lost).toBeGreaterThan(0);
});
