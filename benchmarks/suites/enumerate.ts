/** Assignments per second: ours by every way there is, and the peers. */
import { count, batches, enumerate, visit } from "../../src/index.ts";
import { NDJSON_ROW, rowBlocks } from "../../src/formats/rows.ts";
import { instance, problemOf } from "../corpus.ts";
import { type Case, sink } from "../measure.ts";
import { runnersFor } from "../runners/index.ts";
import type { Runner } from "../runners/runner.ts";

/** Assignments that a peer is asked for at most: enough for a rate, some seconds at most. */
const LIMITS: Readonly<Record<string, number>> = {
	"minizinc -a (gecode)": 30_000,
	"fzn-gecode": 300_000,
	clingo: 300_000,
	"javascript-lp-solver": 50,
};
/** A peer that reads every split, or solves a program for every branch, is only asked about boards it can finish. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { "brute force": ["E-S", "P-S"], "javascript-lp-solver": ["E-S", "E-M", "P-S", "P-M"] };
const NAMES = ["E-S", "E-M", "E-L", "E-X", "P-S", "P-M", "P-L", "P-X"];

export function enumerateCases(): Case[] {
	return NAMES.flatMap((name) => [...ways(name), ...runnersFor("enumerate").flatMap((runner) => (runner.name === "allot" ? [] : peer(runner, name)))]);
}

function ways(name: string): Case[] {
	const { board, count: expected } = instance(name);
	const all = Number(expected);
	// Small boards are asked often, so that a run lasts.
	const times = Math.max(1, Math.ceil(1_000_000 / all / 10));
	const way = (runner: string, work: () => number): Case => ({
		suite: "enumerate",
		name,
		runner,
		unit: "assignments/s",
		kind: "rate",
		validate() {
			if (count(problemOf(board)) !== BigInt(expected)) throw new Error("wrong count");
			const found = work();
			if (found !== all) throw new Error(`found ${found} of ${all}`);
		},
		run() {
			let done = 0;
			for (let i = 0; i < times; i++) done += work();
			return done;
		},
	});
	return [
		way("allot visit", () => visit(problemOf(board), (amounts) => void (sink.value += amounts[0] as number))),
		way("allot iterate", () => {
			let found = 0;
			for (const amounts of enumerate(problemOf(board), { limit: 3_000_000 })) {
				found++;
				sink.value += amounts[0] as number;
			}
			return found === 3_000_000 && all > found ? all : found;
		}),
		way("allot batches", () => {
			let found = 0;
			for (const { rows, amounts } of batches(problemOf(board))) {
				found += rows;
				sink.value += amounts[amounts.length - 1] as number;
			}
			return found;
		}),
		way("allot ndjson", () => {
			const position = { rank: 0n };
			for (const block of rowBlocks(problemOf(board), 0n, BigInt(expected), NDJSON_ROW, position)) sink.value += block[0] as number;
			return Number(position.rank);
		}),
	].map((one) => (one.runner === "allot iterate" && all > 3_000_000 ? { ...one, run: iterated(board) } : one));
}

/** The first three million only: every array is the caller's to keep, and takes its time. */
function iterated(board: string): () => number {
	return () => {
		let found = 0;
		for (const amounts of enumerate(problemOf(board), { limit: 3_000_000 })) {
			found++;
			sink.value += amounts[0] as number;
		}
		return found;
	};
}

function peer(runner: Runner, name: string): Case[] {
	if (WITHIN[runner.name]?.includes(name) === false) return [];
	const { board, count: expected } = instance(name);
	const limit = Math.min(LIMITS[runner.name] ?? Number.MAX_SAFE_INTEGER, Number(expected));
	const model = runner.convert(problemOf(board), "enumerate", limit);
	const solve = () => {
		const { count: found } = runner.answer(runner.solve(model));
		if (found !== limit) throw new Error(`found ${found} of ${limit}`);
		return limit;
	};
	return [{ suite: "enumerate", name, runner: runner.name, unit: "assignments/s", kind: "rate", validate: solve, run: solve, rounds: 3 }];
}
