import fc from "fast-check";
import { expect, test } from "vitest";
import { bestAttack, bestBlocks, board as boardOf, type MitosBoard } from "../../../src/index.ts";
import { mitosBoard } from "../boards.ts";

test("best attack: no group of attackers has a best answer that costs the defender more", () => {
	let lost = 0;
	fc.assert(
		fc.property(mitosBoard(), (board) => {
			const indices = board.attacker.allies.map((_, i) => i);
			const groups = Array.from({ length: 1 << indices.length }, (_, bits) => indices.filter((i) => (bits >> i) & 1));
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

test("an ally that only a required block made needed is left at home too", () => {
	const board = boardOf("mitos: 0 1 1 > 0 0 @1") as MitosBoard;
	const required = {
		...board,
		readings: { "excess-over-protected": "absorbed" },
		defender: { ...board.defender, allies: [{ strength: 0 }, { strength: 0, mustBlock: true }] },
	};
	const { attack, cost } = bestAttack(required);
	expect(cost).toBe(null);
	for (const i of attack) expect(bestBlocks(required, { attacking: attack.filter((j) => j !== i) }).cost).not.toBe(null);
});
