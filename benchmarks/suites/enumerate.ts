/** Assignments per second: ours by every way there is, and the peers. */

import { NDJSON_ROW, rowBlocks } from "../../src/formats/rows.ts";
import { batches, count, enumerate, visit } from "../../src/index.ts";
import { instance, problemOf } from "../corpus.ts";
import { type Case, sink } from "../measure.ts";
import { runnersFor } from "../runners/index.ts";
import type { Runner } from "../runners/runner.ts";

/** Assignments that a peer is asked for at most: enough for a rate, some seconds at most. */
const LIMITS: Readonly<Record<string, number>> = {
	"minizinc -a (gecode)": 30_000,
	"fzn-gecode": 200_000,
	clingo: 10_000,
	clasp: 300_000,
	"GNU Prolog": 300_000,
	"javascript-lp-solver": 50,
};
/** A peer that reads every split, or solves a program for every branch, is only asked about boards it can finish. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
	"brute force": ["E-S", "P-S"],
	"javascript-lp-solver": ["E-S", "E-M", "P-S", "P-M"],
	// Its grounding of the sums takes minutes beyond.
	clingo: ["E-S", "E-M", "P-S", "P-M"],
};
const NAMES = ["E-S", "E-M", "E-L", "E-X", "P-S", "P-M", "P-L", "P-X"];

export function enumerateCases(): Case[] {
	return NAMES.flatMap((name) => [
		...ways(name),
		...runnersFor("enumerate").flatMap((runner) => (runner.name === "allot" ? [] : peer(runner, name))),
	]);
}

/** Arrays that are the caller's to keep take their time: of those only the first millions. */
const ITERATED = 3_000_000;

function ways(name: string): Case[] {
	const { board, count: expected } = instance(name);
	const all = Number(expected);
	// Small boards are asked often, so that a run lasts.
	const times = Math.max(1, Math.ceil(100_000 / all));
	const way = (runner: string, work: () => number, wanted = all): Case => ({
		suite: "enumerate",
		name,
		runner,
		unit: "assignments/s",
		kind: "rate",
		validate() {
			if (count(problemOf(board)) !== BigInt(expected)) throw new Error("wrong count");
			const found = work();
			if (found !== wanted) throw new Error(`found ${found} of ${wanted}`);
		},
		run() {
			let done = 0;
			for (let i = 0; i < times; i++) done += work();
			return done;
		},
	});
	const look = (amounts: ArrayLike<number>) => {
		sink.value += amounts[0] as number;
	};
	const iterate = () => {
		let found = 0;
		for (const amounts of enumerate(problemOf(board), { limit: ITERATED })) {
			found++;
			look(amounts);
		}
		return found;
	};
	const pack = () => {
		let found = 0;
		for (const { rows, amounts } of batches(problemOf(board))) {
			found += rows;
			look(amounts);
		}
		return found;
	};
	const write = () => {
		const position = { rank: 0n };
		for (const block of rowBlocks(problemOf(board), 0n, BigInt(expected), NDJSON_ROW, position)) look(block);
		return Number(position.rank);
	};
	return [
		way("allot visit", () => visit(problemOf(board), look)),
		way("allot iterate", iterate, Math.min(all, ITERATED)),
		way("allot batches", pack),
		way("allot ndjson", write),
	];
}

function peer(runner: Runner, name: string): Case[] {
	if (WITHIN[runner.name]?.includes(name) === false) return [];
	const { board, count: expected } = instance(name);
	const limit = Math.min(LIMITS[runner.name] ?? Number.MAX_SAFE_INTEGER, Number(expected));
	let model: unknown;
	const solve = () => {
		// Converting is not timed: the answer is validated first.
		model ??= runner.convert(problemOf(board), "enumerate", limit);
		const { count: found } = runner.answer(runner.solve(model));
		if (found !== limit) throw new Error(`found ${found} of ${limit}`);
		return limit;
	};
	return [{ suite: "enumerate", name, runner: runner.name, unit: "assignments/s", kind: "rate", validate: solve, run: solve, rounds: 3 }];
}
