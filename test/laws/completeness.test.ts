import fc from "fast-check";
import { expect, test } from "vitest";
import { count, enumerate, problem, rank, unrank } from "../../src/index.ts";
import { bruteForce } from "../../src/solvers/brute-force.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

test("completeness: the diagram's paths are exactly the splits without a violation, in the same order (any problem)", () => {
	fc.assert(
		fc.property(anyProblem, (stated) => {
			expect([...enumerate(stated)]).toEqual([...bruteForce(stated)]);
		}),
		{ numRuns: 3000 },
	);
});

test("completeness: the same for boards of every feature, version and reading", () => {
	fc.assert(
		fc.property(anyBoard, anySide, (board, side) => {
			const stated = problem(board, { side });
			const found = [...enumerate(stated)];
			expect(found).toEqual([...bruteForce(stated)]);
			expect(count(stated)).toBe(BigInt(found.length));
		}),
		{ numRuns: 1500 },
	);
});

test("rank and unrank are inverse and follow the order of enumeration", () => {
	fc.assert(
		fc.property(anyProblem, (stated) => {
			[...enumerate(stated)].forEach((amounts, i) => {
				expect(rank(stated, amounts)).toBe(BigInt(i));
				expect(unrank(stated, BigInt(i))).toEqual(amounts);
			});
		}),
	);
});
