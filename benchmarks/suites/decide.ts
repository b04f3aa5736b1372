/** One answer at a time: counts, optima, draws, small boards, notation. */

import type { AssignmentProblem } from "../../src/core/problem.ts";
import { best, board, count, outcomes, problem, resolve, sample, unrank } from "../../src/index.ts";
import { INSTANCES, instance, problemOf, smallBoards } from "../corpus.ts";
import { type Case, GaveUp, sink } from "../measure.ts";
import { runnersFor } from "../runners/index.ts";
import { type Runner, TIME_LIMIT } from "../runners/runner.ts";

/** Problems that nothing has been computed for, as many as a run asks about. */
function fresh(notation: string, times: number): AssignmentProblem[] {
	const one = problemOf(notation);
	return Array.from({ length: times }, () => ({ ...one }));
}

export function countCases(): Case[] {
	return INSTANCES.map(({ name, board: notation, count: expected, units }): Case => {
		const times = units > 100 ? 5 : 100;
		return {
			suite: "count",
			name,
			runner: "allot",
			unit: "ms",
			kind: "time",
			validate() {
				if (count(problemOf(notation)) !== BigInt(expected)) throw new Error("wrong count");
			},
			run() {
				for (const one of fresh(notation, times)) sink.value += Number(count(one) & 1n);
				return times;
			},
		};
	});
}

export function firstCases(): Case[] {
	return INSTANCES.map(
		({ name, board: notation }): Case => ({
			suite: "first",
			name,
			runner: "allot",
			unit: "ms",
			kind: "time",
			run() {
				for (const one of fresh(notation, 20)) sink.value += unrank(one, 0n)[0] as number;
				return 20;
			},
		}),
	);
}

export function sampleCases(): Case[] {
	const draws = 5000;
	return ["P-L", "P-X", "O-50"].flatMap((name): Case[] => {
		const { board: notation, count: expected } = instance(name);
		const one = problemOf(notation);
		const step = BigInt(expected) / BigInt(draws);
		unrank(one, 0n);
		return [
			{
				suite: "sample",
				name: `${name} unrank`,
				runner: "allot",
				unit: "ms",
				kind: "time",
				run() {
					for (let i = 0n; i < draws; i++) sink.value += unrank(one, i * step)[0] as number;
					return draws;
				},
			},
			{
				suite: "sample",
				name: `${name} sample`,
				runner: "allot",
				unit: "ms",
				kind: "time",
				run() {
					for (const amounts of sample(one, { size: draws, seed: 7 })) sink.value += amounts[0] as number;
					return draws;
				},
			},
			{
				suite: "sample",
				name: `${name} best`,
				runner: "allot",
				unit: "ms",
				kind: "time",
				run() {
					for (const other of fresh(notation, 20)) sink.value += best(other)[0]?.value ?? 0;
					return 20;
				},
			},
		];
	});
}

export function bestCases(): Case[] {
	return INSTANCES.filter(({ name }) => name.startsWith("O-")).flatMap(({ name, board: notation }) =>
		runnersFor("best")
			.filter((runner) => runner.name !== "brute force")
			.map((runner) => bestCase("best", name, runner, [problemOf(notation)], runner.name === "allot" ? 10 : 1)),
	);
}

/** Every problem solved `times` times; the optimum must be ours. */
function bestCase(suite: string, name: string, runner: Runner, problems: readonly AssignmentProblem[], times: number): Case {
	const models = problems.map((one) => runner.convert(one, "best", Number.MAX_SAFE_INTEGER));
	const value = (solved: unknown) => Math.round(runner.answer(solved).value ?? Number.NaN);
	return {
		suite,
		name,
		runner: runner.name,
		unit: "ms",
		kind: "time",
		validate() {
			let wrong = 0;
			const start = performance.now();
			problems.forEach((one, i) => {
				if (value(runner.solve(models[i])) !== best(one)[0]?.value) wrong++;
			});
			const milliseconds = performance.now() - start;
			if (wrong > 0 && problems.length === 1 && milliseconds >= TIME_LIMIT) throw new GaveUp(milliseconds);
			if (wrong > 0) throw new Error(`${wrong} of ${problems.length} answers are wrong`);
		},
		run() {
			for (let i = 0; i < times; i++) for (const model of models) sink.value += value(runner.solve(model));
			return times * models.length;
		},
	};
}

export function smallCases(): Case[] {
	const boards = smallBoards(100_000);
	const few = boards.slice(0, 100).map((one) => problem(one));
	const ask = (name: string, each: (one: (typeof boards)[number]) => number): Case => ({
		suite: "small",
		name,
		runner: "allot",
		unit: "ms",
		kind: "time",
		run() {
			for (const one of boards) sink.value += each(one);
			return boards.length;
		},
	});
	const peers = runnersFor("best").filter((runner) => runner.name !== "allot" && runner.name !== "brute force");
	return [
		ask("compile + count", (one) => Number(count(problem(one)))),
		ask("compile + best", (one) => best(problem(one))[0]?.value ?? 0),
		ask("compile + outcomes", (one) => {
			let found = 0;
			for (const _ of outcomes(problem(one))) found++;
			return found;
		}),
		ask("resolve", (one) => (resolve(one) as { value: number }).value),
		...peers.map((runner) => bestCase("small", "compile + best", runner, few, 1)),
	];
}

export function notationCases(): Case[] {
	return ["E-S", "O-20", "O-200"].map((name): Case => {
		const { board: notation, units } = instance(name);
		const times = Math.ceil(20_000 / units);
		return {
			suite: "notation",
			name,
			runner: "allot",
			unit: "ms",
			kind: "time",
			run() {
				for (let i = 0; i < times; i++) sink.value += (board(notation) as { defender: { units: unknown[] } }).defender.units.length;
				return times;
			},
		};
	});
}
