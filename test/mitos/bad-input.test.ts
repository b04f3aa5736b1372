/** What is refused, with which code, at which column; and that both languages have words for it. */
import { describe, expect, test } from "vitest";
import { board, InputError, resolve } from "../../src/index.ts";
import { say } from "../../src/messages/messages.ts";
import { mitosBestReport } from "../../src/reports/mitos/best.ts";
import type { MitosBoard } from "../../src/rules/mitos/board.ts";

function issuesOf(ask: () => unknown): InputError["issues"] {
	try {
		ask();
	} catch (error) {
		if (error instanceof InputError) return error.issues;
		throw error;
	}
	return [];
}

function hasWords(code: string, params: Readonly<Record<string, string | number>>): void {
	for (const lang of ["en", "es"] as const) {
		const sentence = say(lang, code, params);
		expect(sentence).toMatch(/^\S.*\.$/s);
		expect(sentence).not.toContain("undefined");
	}
}

describe("notation", () => {
	test.each([
		["x > 3", "mitos.bad-ally", 8],
		["5Q > 3", "unknown-flag", 9],
		["5II > 3", "flag-twice", 10],
		["5I2 > 3", "flag-takes-no-number", 9],
		["5B > 3", "flag-needs-number", 9],
		["5DH > 3", "mitos.two-destinations", 10],
		["5# > 3", "mitos.no-race", 9],
		["5#Héroe#Héroe > 3", "mitos.race-twice", 15],
		["1:2=5 > 3", "mitos.bad-name", 8],
		["5 > 3 @x", "mitos.bad-castle", 14],
		["5 > 3 @0", "out-of-range", 14],
		["5 > 3 @3 @4", "mitos.castle-twice", 17],
		["5 > 3 {reduce}", "mitos.bad-side-token", 14],
		["5 > 3 {reduce 2 A9}", "mitos.no-such-attacker", 14],
		["5 > 3 {reduce 1} {reduce 2}", "effect-twice", 25],
		["5 > 3 | 1", "mitos.bad-block", 16],
		["5 > 3 | 2:1", "mitos.no-such-attacker", 16],
		["5 > 3 | 1:2", "mitos.no-such-defender", 16],
		["5 > 3 3 | 1:1 1:2", "mitos.blocked-twice", 22],
		["5 5 > 3 | 1:1 2:1", "mitos.blocks-twice", 22],
		["5 > 3C | 1:1", "mitos.block.cannot-block", 17],
		["5U > 3 | 1:1", "mitos.block.unblockable", 17],
		["5B4 > 3 | 1:1", "mitos.block.needs-strength", 18],
		["5~Héroe > 3 | 1:1", "mitos.block.needs-race", 22],
		["5 > 3 | {A1 jumps}", "mitos.bad-response", 16],
		["5 > 3 | {A9 leaves}", "mitos.no-such-ally", 16],
		["5 > 3 | {D1 cancelled}", "mitos.cancelled-defender", 16],
		["5 > 3 | {A1 stops-blocking}", "mitos.attacker-stops-blocking", 16],
		["5 > 3 | {A1 loses wings}", "mitos.unknown-ability", 16],
		["99999 99999 > 3", "mitos.side-too-strong", 20],
		["5 > 3 ; watchers=maybe", "unknown-reading-value", 16],
	])("%s: %s", (text, code, column) => {
		const [issue] = issuesOf(() => board(`mitos: ${text}`));
		expect(issue?.code).toBe(code);
		expect(issue?.at?.column).toBe(column);
		hasWords(code, issue?.params ?? {});
	});
});

describe("data", () => {
	const data = (rest: object) => ({ game: "mitos", attacker: { allies: [{ strength: 5 }] }, defender: { allies: [{ strength: 3 }] }, ...rest });

	test.each<[string, object, (string | number)[]]>([
		["unknown-key", { castel: 30 }, ["castel"]],
		["mitos.one-response", { responses: [{ ally: "A1", strength: 2, leaves: true }] }, ["responses", 0]],
		["mitos.one-response", { responses: [{ ally: "A1" }] }, ["responses", 0]],
		["mitos.empty-response", { responses: [{ ally: "A1", gains: {} }] }, ["responses", 0]],
		["mitos.bad-race", { attacker: { allies: [{ strength: 5, races: [" x"] }] } }, ["attacker", "allies", 0, "races"]],
		["wrong-type", { attacker: { allies: [{ strength: "5" }] } }, ["attacker", "allies", 0, "strength"]],
	])("%s", (code, rest, path) => {
		const [issue] = issuesOf(() => board(data(rest)));
		expect(issue?.code).toBe(code);
		expect(issue?.path).toEqual(path);
		hasWords(code, issue?.params ?? {});
	});
});

describe("options", () => {
	const on = board("mitos: 5 > 3 @30 | 1:1") as MitosBoard;

	test.each<[string, () => unknown]>([
		["mitos.bad-weight", () => mitosBestReport(on, { castleWeight: 0.001 })],
		["mitos.bad-weight", () => mitosBestReport(on, { castleWeight: -1 })],
		["mitos.nothing-on-offer", () => resolve(on, { prevent: "D1" })],
		["mitos.no-such-ally", () => resolve(on, { prevent: "D7" })],
		["wrong-number-of-amounts", () => resolve(on, { reduction: [1, 2] })],
		["bad-choice", () => mitosBestReport(on, { decision: "lunch" })],
	])("%s", (code, ask) => {
		const [issue] = issuesOf(ask);
		expect(issue?.code).toBe(code);
		hasWords(code, issue?.params ?? {});
	});
});
