/** What must not grow: the heap while assignments are visited, and the work with the number of assignments. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createCursor } from "../../src/core/cursor.ts";
import { buildDiagram } from "../../src/core/diagram.ts";
import { pathTotals } from "../../src/core/path-counts.ts";
import { tailCounts } from "../../src/core/tails.ts";
import { board, problem } from "../../src/index.ts";

/** Runs in a process of its own, where the heap is nobody else's; collections are counted, and what is left after one is measured. */
function inNode(script: string): { collections: number; grown: number; found: number } {
	const code = `
		import { PerformanceObserver } from "node:perf_hooks";
		import * as allot from "${new URL("../../dist/index.js", import.meta.url)}";
		let collections = 0;
		new PerformanceObserver((list) => { collections += list.getEntries().length; }).observe({ entryTypes: ["gc"] });
		const stated = allot.problem(allot.board("57 > 3V8 4TV3 6V1 3V9 1V2 1TBV8 3BV8 5V6 6V6 3TBV3 4V4 6BV9"));
		${script}
		work();
		await new Promise((resolve) => setTimeout(resolve, 20));
		gc();
		await new Promise((resolve) => setTimeout(resolve, 20));
		collections = 0;
		const before = process.memoryUsage().heapUsed;
		const found = work();
		const grown = process.memoryUsage().heapUsed - before;
		await new Promise((resolve) => setTimeout(resolve, 20));
		console.log(JSON.stringify({ collections, grown, found }));`;
	const out = execFileSync(process.execPath, ["--expose-gc", "--input-type=module", "-e", code], { encoding: "utf8" });
	return JSON.parse(out) as ReturnType<typeof inNode>;
}

const MEGABYTE = 1 << 20;

test("visit allocates nothing for an assignment: 1,352,078 of them in less than 3 MB of tails, without a collection", () => {
	const { grown, found, collections } = inNode("let sum = 0; const work = () => allot.visit(stated, (amounts) => { sum += amounts[0]; });");
	expect(found).toBe(1_352_078);
	expect(grown).toBeLessThan(3 * MEGABYTE);
	expect(collections).toBeLessThanOrEqual(2);
});

test("the measure is able to fail: a visitor that keeps what it is given", () => {
	const { grown } = inNode(
		"let kept; const work = () => { kept = []; return allot.visit(stated, (amounts) => { if (kept.length < 200_000) kept.push(amounts.slice()); }); };",
	);
	expect(grown).toBeGreaterThan(10 * MEGABYTE);
});

test("batches allocate a view for a block, nothing for a row", () => {
	const { grown, found } = inNode(
		"const work = () => { let rows = 0; for (const batch of allot.batches(stated)) rows += batch.rows; return rows; };",
	);
	expect(found).toBe(1_352_078);
	expect(grown).toBeLessThan(3 * MEGABYTE);
});

test("the work is in nodes and prefixes, however many assignments there are", () => {
	const notation = "50 > 1V9 3V8 2V6 1V5 2V2 8V5 2V1 3V4 2V4 5V3 1V8 1V4 4TBV3 6TV6 4BV1 8V2 4V1 8V6 3TBV5 6V8 2V6 1V5 1V9 1V7 8V5 2V3 1TBV2 9V3";
	const diagram = buildDiagram(problem(board(notation)));
	expect(diagram.start.at(-1)).toBe(1_254);
	expect(pathTotals(diagram).every(({ digits }) => digits === 1)).toBe(true);
	const cursor = createCursor(diagram, tailCounts(diagram, 1024));
	let prefixes = 0;
	for (let more = cursor.first(); more; more = cursor.next()) prefixes++;
	expect(prefixes).toBe(343_852);
});
