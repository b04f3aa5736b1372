/** The stage by its rules, one small board each: the worked cases of the rule text, responses, readings, offers. */
import { describe, expect, test } from "vitest";
import { board, type MitosBoard, resolve, type StageOutcome } from "../../src/index.ts";

function played(notation: string, prevent?: string): StageOutcome {
	const outcome = resolve(board(notation) as MitosBoard, { prevent });
	if ("illegal" in outcome) throw new Error("legal by default");
	return outcome;
}

/** Damage to the castle, and who is destroyed. */
function summary(notation: string): string {
	const { damage, destroyed } = played(notation);
	return `${damage} ${destroyed.map(({ ally }) => ally).join(" ") || "–"}`;
}

describe("worked cases", () => {
	test.each([
		["5 > 3", "2 D1"],
		["3 > 3", "0 A1 D1"],
		["3 > 5", "0 A1"],
		["0 > 0", "0 A1 D1"],
		["5 > 3I", "2 –"],
		["5 > 3A", "2 –"],
		["3I > 3", "0 D1"],
		["5#Héroe > 3#Titán!Héroe", "2 D1"],
		["5 > 3#Titán!Héroe", "2 –"],
		["3#Héroe > 3#Titán!Héroe", "0 A1 D1"],
		["3 > 3#Titán!Héroe", "0 A1"],
		["3!Héroe > 4#Héroe", "0 A1"],
		["3!Héroe > 4", "0 –"],
		["3 > 2W", "1 –"],
		["2W > 3", "0 A1"],
	])("%s", (sides, wanted) => expect(summary(`mitos: ${sides} @30 | 1:1`)).toBe(wanted));

	test("nobody blocks: an attacker of Fuerza 0 deals nothing", () => expect(summary("mitos: 0 > 4 @30")).toBe("0 –"));
});

describe("responses", () => {
	test.each([
		["3 > 3", "{A1 +2}", "2 D1"],
		["5 > 3", "{D1 +2}", "0 A1 D1"],
		["5 > 3", "{A1 -9}", "0 A1"],
		["5 > 3", "{D1 leaves}", "5 –"],
		["5 > 3", "{D1 stops-blocking}", "5 –"],
		["5 > 3", "{A1 leaves}", "0 –"],
		["5 > 3", "{A1 cancelled}", "0 –"],
		["5 > 3!Héroe", "{D1 loses destroyedOnlyBy}", "2 D1"],
		["5 > 3!Héroe", "{A1 gains #Héroe}", "2 D1"],
		["5#Héroe > 3!Héroe", "{A1 loses races}", "2 –"],
		// Applied in order: the race is lost, then gained again.
		["5#Héroe > 3!Héroe", "{A1 loses races} {A1 gains #Héroe}", "2 D1"],
		["5#Héroe > 3!Héroe", "{A1 gains #Héroe} {A1 loses races}", "2 –"],
		// Imbloqueable gained after the block was declared changes nothing.
		["5 > 3", "{A1 gains U}", "2 D1"],
	])("%s %s", (sides, responses, wanted) => expect(summary(`mitos: ${sides} @30 | 1:1 ${responses}`)).toBe(wanted));
});

describe("readings", () => {
	test.each([
		["negative-strength=clamp", "0 > -2 @30 | 1:1", "0 A1 D1"],
		["negative-strength=signed", "0 > -2 @30 | 1:1", "2 D1"],
		["excess-over-protected=passes", "5 > 3I @30 | 1:1", "2 –"],
		["excess-over-protected=absorbed", "5 > 3I @30 | 1:1", "0 –"],
		["excess-over-protected=absorbed", "5 > 3 @30 | 1:1", "2 D1"],
		["blocker-gone=unblocked", "5 > 3 @30 | 1:1 {D1 leaves}", "5 –"],
		["blocker-gone=blocked", "5 > 3 @30 | 1:1 {D1 leaves}", "0 –"],
		["blocker-gone=blocked", "5F > 3 @30 | 1:1 {D1 leaves}", "5 –"],
		["as-if-unblocked=compares", "5F > 3 @30 | 1:1", "5 D1"],
		["as-if-unblocked=skips", "5F > 3 @30 | 1:1", "5 –"],
		["lethal-damage=ends-at-once", "9 3 > 5 @4 | 2:1", "9 –"],
		["lethal-damage=finishes-stage", "9 3 > 5 @4 | 2:1", "9 A2"],
	])("%s: %s", (reading, text, wanted) => expect(summary(`mitos: ${text} ; ${reading}`)).toBe(wanted));

	test.each([
		["marked-points", 3, 4],
		["whole-event", 7, 0],
	])("exile-damage=%s", (value, exiled, milled) => {
		expect(played(`mitos: 3E 4 > @30 ; exile-damage=${value}`)).toMatchObject({ damage: 7, exiled, milled, castle: { before: 30, after: 23 } });
	});

	test.each([
		["no", ["D2"]],
		["yes", ["D2", "D1<A1", "D1<A2", "D1<D2"]],
	])("watchers=%s", (value, triggers) => {
		expect(played(`mitos: 3 3 > 3O 3L @30 | 1:1 2:2 ; watchers=${value}`).triggers).toEqual(triggers);
	});

	test("a watcher that stays sees every other ally leave", () => {
		expect(played("mitos: 3 > 3 2O @30 | 1:1").triggers).toEqual(["D2<A1", "D2<D1"]);
	});
});

describe("castle", () => {
	test("points of an ally whose damage is exiled go first", () => {
		expect(played("mitos: 3E 4 > @5")).toMatchObject({ exiled: 3, milled: 2, gameOver: true, castle: { before: 5, after: 0 } });
	});

	test("an unknown castle is never emptied", () => {
		expect(played("mitos: 900 > ")).toMatchObject({ damage: 900, milled: 900, gameOver: false, castle: { before: null, after: null } });
	});

	test("exactly the last card loses", () => expect(played("mitos: 6 > 2 @6").gameOver).toBe(true));
});

describe("offers", () => {
	test("a prevention is used by its controller unless it is declined", () => {
		const notation = "mitos: 3R > 3RL @30 | 1:1";
		expect(played(notation)).toMatchObject({ destroyed: [], prevented: ["A1", "D1"], triggers: [] });
		expect(played(notation, "none")).toMatchObject({ destroyed: [{ ally: "A1" }, { ally: "D1" }], prevented: [], triggers: ["D1"] });
		expect(played(notation, "A1")).toMatchObject({ destroyed: [{ ally: "D1" }], prevented: ["A1"] });
	});

	test("only an ally that would be destroyed has an offer", () => {
		expect(() => played("mitos: 5R > 3 @30 | 1:1", "A1")).toThrow("mitos.nothing-on-offer");
	});

	test.each([
		["D", "exile"],
		["H", "hand"],
		["S", "castle"],
		["", "graveyard"],
	])("a replacement changes where the ally goes: %s", (flag, to) => {
		expect(played(`mitos: 5 > 3${flag} @30 | 1:1`).destroyed).toEqual([{ ally: "D1", by: "A1", to }]);
	});
});
