import fc from "fast-check";
import { expect, test } from "vitest";
import { enumerate, problem, visit } from "../../src/index.ts";
import { anyBoard, anySide } from "../arbitraries.ts";

const problems = fc.tuple(anyBoard, anySide).map(([board, side]) => problem(board, { side }));

test("slices: skip and limit cut the list as an array would be cut", () => {
	fc.assert(
		fc.property(problems, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (stated, skip, limit) => {
			const all = [...enumerate(stated)];
			const run = enumerate(stated, { skip, limit });
			expect([...run]).toEqual(all.slice(skip, skip + limit));
			expect(run.completion).toBe(skip === 0 && limit >= all.length ? "complete" : "limited");
		}),
	);
});

test("shards: put together they are the whole, and no two differ in size by more than one", () => {
	fc.assert(
		fc.property(problems, fc.integer({ min: 1, max: 9 }), (stated, of) => {
			const shards = Array.from({ length: of }, (_, index) => [...enumerate(stated, { shard: { index, of } })]);
			expect(shards.flat()).toEqual([...enumerate(stated)]);
			const sizes = shards.map((shard) => shard.length);
			expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
		}),
	);
});

test("a run that is left early says so", () => {
	fc.assert(
		fc.property(problems, (stated) => {
			const run = enumerate(stated);
			for (const _ of run) break;
			expect(run.completion).toBe(run.count > 0n ? "interrupted" : "complete");
		}),
	);
});

test("visit walks the same assignments, and stops when told to", () => {
	fc.assert(
		fc.property(problems, fc.nat({ max: 20 }), (stated, stop) => {
			const all = [...enumerate(stated)];
			const seen: number[][] = [];
			expect(visit(stated, (amounts) => seen.push([...amounts]) <= stop)).toBe(Math.min(all.length, stop + 1));
			expect(seen).toEqual(all.slice(0, stop + 1));
		}),
	);
});
