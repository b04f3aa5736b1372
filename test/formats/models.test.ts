import { describe, expect, test } from "vitest";
import { modelLines } from "../../src/formats/models.ts";
import { board } from "../../src/index.ts";
import { greatestValue } from "../oracles/highs.ts";

const text = (notation: string, ...rest: Parameters<typeof modelLines> extends [unknown, ...infer Rest] ? Rest : never) =>
	[...modelLines(board(notation), ...rest)].join("");

describe.each([
	["lp", "\\ "],
	["minizinc", "% "],
	["asp", "% "],
] as const)("%s", (format, comment) => {
	test("says in comments which board, rules and units it is about, in the reader's language", () => {
		const lines = text("5 > Poppy=4T 3B", format, "legal", { rules: "1.2", lang: "es" }).split("\n");
		expect(lines.slice(0, 4)).toEqual([
			`${comment}5 > Poppy=4T 3B`,
			`${comment}Riftbound 1.2 · el atacante asigna 5 puntos`,
			`${comment}1 = Poppy: need 4, classes {0}`,
			`${comment}2 = D2: need 3, classes {2}`,
		]);
	});

	test("is about the side asked for", () => {
		expect(text("5 > 3 3", format, "legal", { side: "defender" })).toContain("amount_1");
		expect(text("5 > 3 3", format, "legal", { side: "defender" })).not.toContain("amount_2");
	});
});

test("a skipped step is a model without a solution; a side that can't be dealt damage has one, of value 0", async () => {
	expect(await greatestValue(text("5 >", "lp", "best", {}))).toBeNull();
	expect(await greatestValue(text("5 > 4I 2I", "lp", "best", {}))).toBe(0);
});

test("no line of an LP file is longer than its readers take", () => {
	const longest = Math.max(
		...text("150 > 30*3 10*2T 20*5B", "lp", "best", {})
			.split("\n")
			.map((line) => line.length),
	);
	expect(longest).toBeLessThanOrEqual(255);
});

test("a name with quotes stays one string in answer set programming", () => {
	expect(text('2 > "a\\"b\\\\"=3', "asp", "legal", {})).toContain('recipient("a\\"b\\\\",amount_1).');
});
