/** All ways to enumerate give the same assignments in the same order: walked, visited, in batches, as text; with and without vectors. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assemble } from "../../benchmarks/kernels.mjs";
import { createCursor } from "../../src/core/cursor.ts";
import { buildDiagram } from "../../src/core/diagram.ts";
import { type KernelSource, type Kernels, plainKernels, vectorKernels } from "../../src/core/kernels/kernels.ts";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { tailLimit } from "../../src/core/tails.ts";
import { CSV_ROW, JSON_ROW, NDJSON_ROW, rowBlocks } from "../../src/formats/rows.ts";
import { batches, board, count, enumerate, problem, type Slice, visit } from "../../src/index.ts";
import { packBatches } from "../../src/queries/batches.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

const KERNELS: Record<string, KernelSource> = { vectors: (size) => vectorKernels(size) as Kernels, plain: plainKernels };

/** Large enough for prefixes and tails, few enough to list. */
const middling = fc
	.tuple(
		fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 6, maxLength: 14 }),
		fc.array(fc.constantFrom("", "", "", "T", "B", "TB"), { minLength: 14, maxLength: 14 }),
		fc.integer({ min: 3, max: 40 }),
	)
	.map(([mights, flags, pool]): AssignmentProblem => problem(board(`${pool} > ${mights.map((might, i) => `${might}${flags[i]}`).join(" ")}`)))
	.filter((stated) => count(stated) < 20_000n);
const anything = fc.oneof(
	anyProblem,
	fc.tuple(anyBoard, anySide).map(([one, side]): AssignmentProblem => problem(one, { side })),
	middling,
);
const slices = fc.record({ skip: fc.nat({ max: 300 }), limit: fc.nat({ max: 5000 }) }, { requiredKeys: [] });

function unpacked(stated: AssignmentProblem, options: Slice & { rows?: number }, kernels: KernelSource): number[][] {
	const found: number[][] = [];
	const { units, from, to } = batches(stated, options);
	for (const { rank, rows, amounts } of packBatches(stated, options, kernels)) {
		expect(rank).toBe(from + BigInt(found.length));
		expect(amounts.length).toBe(rows * units);
		if (options.rows !== undefined) expect(rows === options.rows || rank + BigInt(rows) === to).toBe(true);
		for (let row = 0; row < rows; row++) found.push(Array.from(amounts.subarray(row * units, (row + 1) * units)));
	}
	return found;
}

function text(stated: AssignmentProblem, { from, to }: { from: bigint; to: bigint }, shape: typeof CSV_ROW, kernels: KernelSource): string {
	const position = { rank: from };
	let all = "";
	for (const block of rowBlocks(stated, from, to, shape, position, kernels)) all += new TextDecoder().decode(block);
	expect(position.rank).toBe(to);
	return all;
}

/** The plain walk, path by path. */
function walked(stated: AssignmentProblem): number[][] {
	const cursor = createCursor(buildDiagram(stated));
	const all: number[][] = [];
	for (let more = cursor.first(); more; more = cursor.next()) all.push(Array.from(cursor.amounts));
	return all;
}

test("enumerate gives what the plain walk gives, and every slice of it", () => {
	fc.assert(
		fc.property(anything, slices, (stated, slice) => {
			const all = walked(stated);
			expect([...enumerate(stated)]).toEqual(all);
			const { from, to } = enumerate(stated, slice);
			expect([...enumerate(stated, slice)]).toEqual(all.slice(Number(from), Number(to)));
		}),
	);
});

test("a walk from the middle of many tails goes on where it should", () => {
	const stated = problem(board("33 > 8*3 2TB"));
	const all = walked(stated);
	expect(all.length).toBeGreaterThan(5000);
	for (let skip = 0; skip < 2500; skip += 37) expect([...enumerate(stated, { skip, limit: 2100 })]).toEqual(all.slice(skip, skip + 2100));
});

test("what is handed out is the caller's to keep", () => {
	const kept = [...enumerate(problem(board("33 > 8*3 2TB")))];
	expect(new Set(kept).size).toBe(kept.length);
	expect(new Set(kept.map(String)).size).toBe(kept.length);
});

test("an iterator that is told to return is done", () => {
	for (const stated of [problem(board("5 > 3 3 3 3")), problem(board("33 > 8*3 2TB"))]) {
		const run = enumerate(stated);
		const iterator = run[Symbol.iterator]();
		for (let i = 0; i < Math.min(2000, Number(run.count) - 1); i++) expect(iterator.next().done).toBe(false);
		expect(iterator.return?.().done).toBe(true);
		expect(iterator.next().done).toBe(true);
		expect(run.completion).toBe("interrupted");
		expect([...run].length).toBe(Number(run.count));
		expect(run.completion).toBe("complete");
	}
});

test("visit gives what enumerate gives", () => {
	fc.assert(
		fc.property(anything, (stated) => {
			const found: number[][] = [];
			const visited = visit(stated, (amounts) => {
				found.push(Array.from(amounts));
			});
			expect(found).toEqual([...enumerate(stated)]);
			expect(visited).toBe(found.length);
		}),
		{ numRuns: 400 },
	);
});

test("visit stops where it is told to", () => {
	const stated = problem(board("60 > 5 4T 6 3B 7 2TB 5 4"));
	for (const stop of [1, 2, 17, 1000, 5001]) {
		let calls = 0;
		expect(visit(stated, () => ++calls < stop)).toBe(stop);
		expect(calls).toBe(stop);
	}
});

describe.each(Object.keys(KERNELS))("%s", (name) => {
	const kernels = KERNELS[name] as KernelSource;

	test("batches give what enumerate gives, whatever the slice and the rows", () => {
		fc.assert(
			fc.property(anything, slices, fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }), (stated, slice, rows) => {
				const options = { ...slice, ...(rows === undefined ? {} : { rows }) };
				expect(unpacked(stated, options, kernels)).toEqual([...enumerate(stated, slice)]);
			}),
			{ numRuns: 100 },
		);
	});

	test("text gives what enumerate gives, in every shape", () => {
		fc.assert(
			fc.property(anything, slices, (stated, slice) => {
				const run = enumerate(stated, slice);
				const all = [...run];
				expect(text(stated, run, NDJSON_ROW, kernels)).toBe(all.map((row) => `[${row}]\n`).join(""));
				expect(text(stated, run, CSV_ROW, kernels)).toBe(all.map((row) => `${row}\n`).join(""));
				expect(text(stated, run, JSON_ROW, kernels)).toBe(all.map((row) => `[${row}]`).join(","));
			}),
			{ numRuns: 100 },
		);
	});

	test("amounts that need two and four bytes", () => {
		for (const pool of [300, 70_000]) {
			const stated = problem(board(`${pool} > 3 ${pool - 40} 1 2`));
			expect(unpacked(stated, { limit: 50, rows: 7 }, kernels)).toEqual([...enumerate(stated, { limit: 50 })]);
			expect(text(stated, { from: 3n, to: 9n }, NDJSON_ROW, kernels)).toBe(
				[...enumerate(stated, { skip: 3, limit: 6 })].map((row) => `[${row}]\n`).join(""),
			);
		}
	});
});

test("a batch says when it makes no sense", () => {
	for (const rows of [0, -1, 1.5, Number.NaN]) expect(() => batches(problem(board("5 > 3 3")), { rows })).toThrow("not-a-positive-number");
});

test("a planted error is seen: rows with the prefix left out", () => {
	const broken = (size: number): Kernels => {
		const kernels = plainKernels(size);
		return { ...kernels, rows: (to, from, rows, stride) => void kernels.bytes.copyWithin(to, from, from + rows * stride) };
	};
	const stated = problem(board("60 > 5 4T 6 3B 7 2TB 5 4"));
	expect(unpacked(stated, { limit: 9000 }, broken)).not.toEqual([...enumerate(stated, { limit: 9000 })]);
});

test("the assembled kernels are those of the source", async () => {
	expect(await assemble()).toBe(readFileSync(new URL("../../src/core/kernels/weave.ts", import.meta.url), "utf8"));
});

test("few tails for short walks, many for long ones, never more than the most", () => {
	expect(tailLimit(1n, 1024)).toBe(16);
	expect(tailLimit(1_000_000n, 1024)).toBe(250);
	expect(tailLimit(10n ** 40n, 1024)).toBe(1024);
});

const instances: { name: string; board: string; count: string }[] = JSON.parse(
	readFileSync(new URL("../../benchmarks/instances.json", import.meta.url), "utf8"),
);

describe.each(instances.filter(({ name }) => /^[EP]-[SML]$/.test(name)))("$name", ({ board: notation, count: expected }) => {
	test("the exact count by every way, and one hash", () => {
		const stated = problem(board(notation));
		expect(count(stated)).toBe(BigInt(expected));
		const run = enumerate(stated);
		const hash = (rows: Iterable<Uint8Array | string>) => {
			const digest = createHash("sha256");
			for (const row of rows) digest.update(row);
			return digest.digest("hex");
		};
		const byText = (kernels?: KernelSource) => hash(rowBlocks(stated, 0n, run.count, NDJSON_ROW, { rank: 0n }, kernels));
		const lines: string[] = [];
		visit(stated, (amounts) => {
			lines.push(`[${amounts}]\n`);
		});
		expect(lines.length).toBe(Number(expected));
		const visited = hash(lines);
		expect(byText()).toBe(visited);
		expect(byText(plainKernels)).toBe(visited);
		const packed = (kernels?: KernelSource) => {
			const digest = createHash("sha256");
			let rows = 0;
			for (const batch of packBatches(stated, {}, kernels)) {
				digest.update(batch.amounts);
				rows += batch.rows;
			}
			expect(rows).toBe(Number(expected));
			return digest.digest("hex");
		};
		expect(packed()).toBe(packed(plainKernels));
		const iterated = createHash("sha256");
		for (const amounts of run) iterated.update(`[${amounts}]\n`);
		expect(iterated.digest("hex")).toBe(visited);
	});
});

describe.each(instances.filter(({ name }) => /^[EP]-X$/.test(name)))("$name, tens of millions", ({ board: notation, count: expected }) => {
	test("visited, iterated and in batches: the exact count, the same amounts in the same order", () => {
		const stated = problem(board(notation));
		/** Tells one order from another; cheap enough for 73 million assignments. */
		const hashed = (hash: number, amounts: ArrayLike<number>) => {
			let h = hash;
			for (let j = 0; j < amounts.length; j++) h = (Math.imul(h, 31) + (amounts[j] as number)) | 0;
			return h;
		};
		let [visited, iterated, packed] = [0, 0, 0];
		const found = visit(stated, (amounts) => {
			visited = hashed(visited, amounts);
		});
		let listed = 0;
		for (const amounts of enumerate(stated)) {
			iterated = hashed(iterated, amounts);
			listed++;
		}
		let rows = 0;
		for (const batch of batches(stated)) {
			packed = hashed(packed, batch.amounts);
			rows += batch.rows;
		}
		expect([found, listed, rows].map(String)).toEqual([expected, expected, expected]);
		expect([iterated, packed]).toEqual([visited, visited]);
	}, 120_000);
});
