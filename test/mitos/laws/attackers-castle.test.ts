import fc from "fast-check";
import { expect, test } from "vitest";
import type { MitosBoard } from "../../../src/index.ts";
import { resolve } from "../../../src/index.ts";
import { mitosBoard } from "../boards.ts";

function sameWhateverTheAttackersCastle(play: (board: MitosBoard) => unknown) {
	return fc.property(mitosBoard(), fc.integer({ min: 1, max: 40 }), (board, castle) => {
		const other = { ...board, attacker: { ...board.attacker, castle } };
		expect(play(other)).toEqual(play(board));
	});
}

test("attacker's castle: it is no part of the stage, however many cards it has", () => {
	fc.assert(sameWhateverTheAttackersCastle((board) => resolve(board)));
});

test("attacker's castle: the law is able to fail", () => {
	const wrongCastle = (board: MitosBoard) => resolve({ ...board, defender: { ...board.defender, castle: board.attacker.castle } });
	expect(fc.check(sameWhateverTheAttackersCastle(wrongCastle), { numRuns: 5000, seed: 1, endOnFailure: true }).failed).toBe(true);
});
