/**
 * Audits, measured on the build: `node benchmarks/audit.mjs`.
 *
 * 1. One worker and two on the same audit, in turn, in one run: wall time, and boards per second of processor time. On a machine that
 *    does other things the second number is the one to compare: it only falls when workers get in each other's way.
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

const task = {
	audit: "laws",
	space: { maxUnits: 3, minMight: 1, maxMight: 2, maxPool: 9, flags: "TBIPX" },
	rules: {},
};

console.log(`${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
await workers();
costPerBoard();

async function workers() {
	const start = startAudit(task);
	const best = { 1: 0, 2: 0 };
	const answers = new Set();
	for (let round = 0; round < ROUNDS; round++) {
		for (const count of [1, 2]) {
			const cpu = process.cpuUsage();
			const began = performance.now();
			const { tally } = await runLocally(start, { workers: count, stop: new AbortController().signal });
			const seconds = (performance.now() - began) / 1000;
			const { user, system } = process.cpuUsage(cpu);
			const rate = Number(tally.boards) / seconds;
			best[count] = Math.max(best[count], rate);
			answers.add(JSON.stringify(tally));
			const perProcessor = Number(tally.boards) / ((user + system) / 1e6);
			console.log(`${count} worker(s)  ${round}  ${Math.round(rate)} boards/s  ${Math.round(perProcessor)} boards per processor second`);
		}
	}
	console.log(
		`two against one, best of ${ROUNDS} each: ${(best[2] / best[1]).toFixed(2)}×; ${answers.size === 1 ? "same answers" : "ANSWERS DIFFER"}`,
	);
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
