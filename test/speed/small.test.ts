/** The small solver against the diagram: one law, whichever way a question is answered. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDiagram } from "../../src/core/diagram.ts";
import { longestPath, type Piece } from "../../src/core/longest-path.ts";
import { countPaths } from "../../src/core/path-counts.ts";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { problem } from "../../src/index.ts";
import { bruteForce } from "../../src/solvers/brute-force.ts";
import { bestSmall, countSmall, isSmall, outcomesSmall } from "../../src/solvers/small.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

const smallProblem = fc.oneof(
	anyProblem.filter(isSmall),
	fc
		.tuple(anyBoard, anySide)
		.map(([board, side]): AssignmentProblem => problem(board, { side }))
		.filter(isSmall),
);

test("small: counts are the diagram's", () => {
	fc.assert(
		fc.property(smallProblem, (stated) => {
			expect(BigInt(countSmall(stated))).toBe(countPaths(buildDiagram(stated)));
		}),
		{ numRuns: 3000 },
	);
});

test("small: the best assignment is the diagram's, among equals too", () => {
	fc.assert(
		fc.property(smallProblem, (stated) => {
			const amounts = new Array<number>(stated.recipients.length);
			const value = bestSmall(stated, amounts);
			const pieces = stated.recipients.map(({ killAt, value: worth }): Piece[] => [
				{ lo: 0, hi: killAt - 1, base: 0, slope: 0 },
				{ lo: killAt, hi: Infinity, base: worth, slope: 0 },
			]);
			const longest = longestPath(buildDiagram(stated), pieces);
			expect(value === -Infinity ? null : { value, amounts }).toEqual(longest);
		}),
		{ numRuns: 3000 },
	);
});

test("small: outcomes are those of every assignment, counted one by one", () => {
	fc.assert(
		fc.property(smallProblem, (stated) => {
			const counted = new Map<number, number>();
			for (const amounts of bruteForce(stated)) {
				const kills = stated.recipients.reduce((mask, { killAt }, i) => ((amounts[i] as number) >= killAt ? mask | (1 << i) : mask), 0);
				counted.set(kills, (counted.get(kills) ?? 0) + 1);
			}
			const found: [number, number][] = [];
			outcomesSmall(stated, (kills, assignments) => found.push([kills, assignments]));
			expect(new Map(found)).toEqual(counted);
			expect(found.length).toBe(counted.size);
		}),
		{ numRuns: 2000 },
	);
});

test("small: both kinds of problem come up", () => {
	const sample = fc.sample(smallProblem, { numRuns: 500, seed: 1 });
	expect(sample.some((stated) => countSmall(stated) === 0)).toBe(true);
	expect(sample.some((stated) => countSmall(stated) > 50)).toBe(true);
});
