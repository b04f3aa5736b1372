import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bestBlocks, blockingProblem, board, count, countMatchings, type MitosBoard, problem, resolve } from "../../src/index.ts";
import { mitosCountReport } from "../../src/reports/mitos/count.ts";
import { mitosEnumerateReport } from "../../src/reports/mitos/enumerate.ts";

interface Case {
	id: string;
	board: string;
	damageBy: number[];
	damage: number;
	milled: number;
	gameOver: boolean;
	destroyed: [string, string][];
	reductions: number;
	resolutions: number;
	blockings: number;
	bestBlockCost: number | "castle-lost";
}

const cases: Case[] = JSON.parse(readFileSync(new URL("./mitos.json", import.meta.url), "utf8"));

describe.each(cases)("$id $board", ({ board: notation, ...wanted }) => {
	const stated = board(notation) as MitosBoard;
	/** The cases name allies by position. */
	const position = new Map(
		(["attacker", "defender"] as const).flatMap((side) =>
			stated[side].allies.map(({ name }, i): [string, string] => {
				const at = `${side === "attacker" ? "A" : "D"}${i + 1}`;
				return [name ?? at, at];
			}),
		),
	);

	test("resolve", () => {
		const found = resolve(stated);
		if ("illegal" in found) throw new Error("the board's own choices are legal");
		expect(Object.values(found.damageBy)).toEqual(wanted.damageBy);
		const { damage, milled, gameOver } = found;
		expect({ damage, milled, gameOver }).toEqual({ damage: wanted.damage, milled: wanted.milled, gameOver: wanted.gameOver });
		expect(found.destroyed.map(({ ally, by }) => [position.get(ally), position.get(by)])).toEqual(wanted.destroyed);
	});

	test("counts", () => {
		expect(count(problem(stated))).toBe(BigInt(wanted.reductions));
		expect(mitosCountReport(stated).count).toBe(String(wanted.resolutions));
		expect(countMatchings(blockingProblem(stated))).toBe(BigInt(wanted.blockings));
	});

	test("what is counted is what is listed", () => {
		for (const decision of ["resolutions", "blocks"]) {
			const report = mitosEnumerateReport(stated, { decision }, {}) as unknown as Record<string, unknown[]>;
			const items = report.resolutions ?? report.blockings ?? [];
			expect(String(items.length)).toBe(report.count);
			expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
		}
	});

	test("best blocking", () => {
		expect(bestBlocks(stated).cost ?? "castle-lost").toBe(wanted.bestBlockCost);
		expect(bestBlocks(stated, {}, "brute-force").cost ?? "castle-lost").toBe(wanted.bestBlockCost);
	});
});
