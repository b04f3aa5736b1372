import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { best, board, outcomes, problem, resolve } from "../../src/index.ts";

interface Case {
	id: string;
	board: string;
	side: "attacker" | "defender";
	best: number;
	outcomes: number;
	count: number;
	resolve?: number;
}

const cases: Case[] = JSON.parse(readFileSync(new URL("./riftbound.json", import.meta.url), "utf8"));

describe.each(cases)("$id $board", ({ board: notation, side, best: value, outcomes: classes, count, resolve: combat }) => {
	const stated = problem(board(notation), { side });

	test("best", () => expect(best(stated)[0]?.value).toBe(value));

	test("outcomes", () => {
		const found = [...outcomes(stated)];
		expect(found.length).toBe(classes);
		expect(found.reduce((sum, { assignments }) => sum + assignments, 0n)).toBe(BigInt(count));
	});

	// The cases taken from the rule text say nothing of the whole combat.
	if (combat !== undefined) {
		test("resolve", () => {
			const resolution = resolve(board(notation));
			expect("value" in resolution && resolution.value).toBe(combat);
		});
	}
});
