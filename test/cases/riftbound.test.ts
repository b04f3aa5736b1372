import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { board, count, enumerate, problem, rank, unrank } from "../../src/index.ts";

interface Case {
	id: string;
	board: string;
	side: "attacker" | "defender";
	count: number;
	assignments?: number[][];
	sha256: string;
	note?: string;
}

const cases: Case[] = JSON.parse(readFileSync(new URL("./riftbound.json", import.meta.url), "utf8"));

describe.each(cases)("$id $board", ({ board: notation, side, count: expected, assignments, sha256 }) => {
	const stated = problem(board(notation), { side });

	test("count", () => expect(count(stated)).toBe(BigInt(expected)));

	test("assignments", () => {
		const found = [...enumerate(stated)];
		const sorted = found.toSorted(lexicographic);
		if (assignments !== undefined) expect(sorted).toEqual(assignments);
		expect(createHash("sha256").update(JSON.stringify(sorted)).digest("hex")).toBe(sha256);
		expect(found).toEqual(sorted.toReversed());
	});

	test("rank and unrank", () => {
		[...enumerate(stated)].forEach((amounts, i) => {
			expect(unrank(stated, BigInt(i))).toEqual(amounts);
			expect(rank(stated, amounts)).toBe(BigInt(i));
		});
	});
});

function lexicographic(a: readonly number[], b: readonly number[]): number {
	const i = a.findIndex((amount, index) => amount !== b[index]);
	return i < 0 ? 0 : (a[i] as number) - (b[i] as number);
}
