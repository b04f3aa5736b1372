/** The written models, given to solvers that know nothing of this program. Debian: minizinc (with gecode), gringo (clingo). */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { aspLines } from "../../src/formats/asp.ts";
import { lpLines } from "../../src/formats/lp.ts";
import { minizincLines } from "../../src/formats/minizinc.ts";
import { type StatedModel, statedModel } from "../../src/formats/stated-model.ts";
import { best, board, count, enumerate, problem } from "../../src/index.ts";
import { anyProblem } from "../arbitraries.ts";
import { greatestValue } from "./highs.ts";

const cases: { board: string; side: "attacker" | "defender" }[] = JSON.parse(
	readFileSync(new URL("../cases/riftbound.json", import.meta.url), "utf8"),
);
const boards = cases.map(({ board: notation, side }) => ({ name: `${notation} (${side})`, stated: problem(board(notation), { side }) }));
const odd = fc.sample(anyProblem, { numRuns: 40, seed: 7 }).map((stated) => ({ name: JSON.stringify(stated), stated }));
const all = [...boards, ...odd];
/** Every `step`-th of them, as far as its assignments are few. */
const some = (step: number) => all.filter(({ stated }, i) => i % step === 0 && count(stated) <= 200n);

function listed(lines: (model: StatedModel) => Iterable<string>, stated: AssignmentProblem, goal: "legal" | "best" = "legal"): string {
	return [...lines(statedModel(stated, goal))].join("\n");
}

/** Sorted as `enumerate` gives them; duplicates stay. */
function inRankOrder(assignments: number[][]): number[][] {
	return assignments.sort((a, b) => {
		const i = a.findIndex((amount, index) => amount !== b[index]);
		return i < 0 ? 0 : (b[i] as number) - (a[i] as number);
	});
}

function program(name: string, ...args: string[]) {
	const installed = spawnSync(name, ["--version"]).status === 0;
	if (!installed) console.warn(`\n*** ${name} is not installed: its second opinion on the written models is MISSING from this run ***\n`);
	const ask = (input: string, ...more: string[]): string => {
		const { stdout, stderr, error } = spawnSync(name, [...args, ...more], { input, encoding: "utf8", maxBuffer: 1 << 26 });
		if (error || /error/i.test(stderr)) throw new Error(`${name}: ${error ?? stderr}`);
		return stdout;
	};
	return { installed, ask };
}

const clingo = program("clingo", "--config=trendy", "--outf=2");

function clingoAssignments(stated: AssignmentProblem): number[][] {
	const { Call } = JSON.parse(clingo.ask(listed(aspLines, stated), "0")) as { Call: { Witnesses?: { Value: string[] }[] }[] };
	return (Call[0]?.Witnesses ?? []).map(({ Value }) => {
		const amounts = new Map(Value.map((atom) => [/"(.*)"/.exec(atom)?.[1], Number(/,(\d+)\)$/.exec(atom)?.[1])]));
		return stated.recipients.map(({ id }) => amounts.get(id) as number);
	});
}

describe.skipIf(!clingo.installed)("clingo on the answer set program", () => {
	test("has every legal assignment once", () => {
		for (const { name, stated } of some(3)) expect(inRankOrder(clingoAssignments(stated)), name).toEqual([...enumerate(stated)]);
	});

	test("finds the same best value", () => {
		for (const { name, stated } of some(8)) {
			const answer = JSON.parse(clingo.ask(listed(aspLines, stated, "best"))) as { Models: { Costs?: number[] }; Result: string };
			const [first] = best(stated);
			expect(answer.Result === "UNSATISFIABLE", name).toBe(first === undefined);
			if (first !== undefined) expect(0 - (answer.Models.Costs?.[0] ?? 0), name).toBe(first.value);
		}
	});

	test("catches a model with a row too few", () => {
		const missing = some(8).filter(({ stated }) => {
			const text = listed(aspLines, stated).replace(/^row\(in_full.*$/m, "");
			const models = JSON.parse(clingo.ask(text, "0", "-q")) as { Models: { Number: number } };
			return BigInt(models.Models.Number) !== count(stated);
		});
		expect(missing.length).toBeGreaterThan(0);
	});
});

const minizinc = program("minizinc", "--input-from-stdin");

describe.skipIf(!minizinc.installed)("Gecode on the MiniZinc model", () => {
	test("has every legal assignment once", () => {
		for (const { name, stated } of some(9)) {
			const found = minizinc
				.ask(listed(minizincLines, stated), "-a")
				.split("\n")
				.filter((line) => line.startsWith("["));
			expect(inRankOrder(found.map((line) => JSON.parse(line))), name).toEqual([...enumerate(stated)]);
		}
	});
});

test("HiGHS on the LP text finds the same best value", async () => {
	for (const { name, stated } of all.filter((_, i) => i % 3 === 0)) {
		expect(await greatestValue(listed(lpLines, stated, "best")), name).toBe(best(stated)[0]?.value ?? null);
	}
});
