import fc from "fast-check";
import { expect, test } from "vitest";
import type { MitosBoard } from "../../../src/index.ts";
import type { Abilities } from "../../../src/rules/mitos/board.ts";
import { stageOf } from "../../../src/rules/mitos/stage.ts";
import { mitosBoard } from "../boards.ts";

const PROTECTIONS: readonly Abilities[] = [
	{ indestructible: true },
	{ notDestroyedByAllies: true },
	{ indestructibleWhenBlocking: true },
	{ destroyedOnlyBy: { races: ["Nadie"] } },
	{ preventable: true },
];

/** Damage by attacker before and after every ally is given a protection. */
function damageStays(readings: Record<string, string>) {
	return fc.property(mitosBoard(), fc.constantFrom(...PROTECTIONS), (board, protection) => {
		const given: MitosBoard = { ...board, readings: { ...board.readings, ...readings } };
		const protect = (side: MitosBoard["attacker"]) => ({ ...side, allies: side.allies.map((ally) => ({ ...ally, ...protection })) });
		const protectedBoard = { ...given, attacker: protect(given.attacker), defender: protect(given.defender) };
		const damage = (one: MitosBoard) => stageOf(one).clashes.map((clash) => clash.damage);
		expect(damage(protectedBoard)).toEqual(damage(given));
	});
}

test("protection: it stops the destruction, never the damage", () => {
	fc.assert(damageStays({ "excess-over-protected": "passes" }), { numRuns: 400 });
});

test("protection: the law is able to fail, as by the reading that lets a surviving blocker absorb the difference", () => {
	expect(fc.check(damageStays({ "excess-over-protected": "absorbed" }), { numRuns: 5000, seed: 1, endOnFailure: true }).failed).toBe(true);
});
