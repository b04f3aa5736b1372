/**
 * Audits, measured on the build: `node benchmarks/audit.mjs [rounds]`.
 *
 * 1. One worker and two on the same audit, in turn, in one run: wall time, and boards per second of processor time. Every thread loads and
 *    compiles the program for itself, half a second of processor time, so the audits last several seconds.
 * 2. The cost of a board in ever larger spaces, without shared verdicts: every board is stepped to and solved under both rule sets.
 */
import { availableParallelism, loadavg } from "node:os";
import { boardCompiler } from "../dist/audit/board-compiler.js";
import { runLocally } from "../dist/audit/local.js";
import { startAudit } from "../dist/audit/progress.js";
import { boardSpace, boardsBetween } from "../dist/audit/space.js";
import { compareCounts } from "../dist/queries/diff.js";
import { chosenRules } from "../dist/rules/riftbound/rule-choice.js";

const ROUNDS = Number(process.argv[2] ?? 3);
const BOARDS = 20_000n;

const AUDITS = {
	laws: { audit: "laws", space: { maxUnits: 3, minMight: 0, maxMight: 3, maxPool: 9, flags: "TBIPX" }, rules: {} },
	diff: { audit: "diff", space: { maxUnits: 4, minMight: 1, maxMight: 5, maxPool: 9, flags: "TBX" }, a: { rules: "1.3" }, b: { rules: "1.4" } },
	find: {
		audit: "find",
		where: "danger",
		space: { maxUnits: 4, minMight: 1, maxMight: 5, maxPool: 9, flags: "TBX" },
		a: { rules: "1.3" },
		b: { rules: "1.4" },
	},
};

console.log(`${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
for (const [name, task] of Object.entries(AUDITS)) await workers(name, task);
costPerBoard();

async function workers(name, task) {
	const start = startAudit(task);
	console.log(`audit ${name}, ${start.size} boards`);
	const seconds = { 1: [], 2: [] };
	const answers = new Set();
	for (let round = 0; round < ROUNDS; round++) {
		for (const count of [1, 2]) {
			const cpu = process.cpuUsage();
			const began = performance.now();
			const { tally } = await runLocally(start, { workers: count, stop: new AbortController().signal });
			const wall = (performance.now() - began) / 1000;
			const { user, system } = process.cpuUsage(cpu);
			seconds[count].push(wall);
			answers.add(JSON.stringify(tally));
			const rate = (of) => `${Math.round(Number(tally.boards) / of)}`;
			console.log(`  ${count} worker(s)  ${wall.toFixed(2)} s  ${rate(wall)} boards/s  ${rate((user + system) / 1e6)} per processor second`);
		}
	}
	const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
	const ratio = (median(seconds[1]) / median(seconds[2])).toFixed(2);
	console.log(`  two against one, medians of ${ROUNDS}: ${ratio}×; ${answers.size === 1 ? "same answers" : "ANSWERS DIFFER"}`);
}

function costPerBoard() {
	const [a, b] = [chosenRules({ rules: "1.3" }), chosenRules({ rules: "1.4" })];
	for (const [maxMight, flags] of [
		[3, "X"],
		[3, "TBX"],
		[9, "TBIPX"],
		[40, "TBIPP3XM3"],
	]) {
		const space = boardSpace({ maxUnits: 4, minMight: 1, maxMight, maxPool: 8, flags });
		const compile = [a, b].map((rules) => boardCompiler(space, rules));
		const from = space.size - BOARDS;
		const cpu = process.cpuUsage();
		let differing = 0;
		for (const board of boardsBetween(space, from < 0n ? 0n : from, space.size)) {
			const { onlyA, onlyB } = compareCounts(compile[0](board), compile[1](board));
			if (onlyA + onlyB > 0n) differing++;
		}
		const examined = from < 0n ? Number(space.size) : Number(BOARDS);
		const microseconds = process.cpuUsage(cpu).user / examined;
		console.log(`${String(space.size).padStart(20)} boards  ${microseconds.toFixed(1)} µs per board  (${differing} of ${examined} differ)`);
	}
}
