import fc from "fast-check";
import { expect, test } from "vitest";
import type { MatchingProblem } from "../../src/core/matching-problem.ts";
import { bruteForceMatchings } from "../../src/solvers/matching/brute-force.ts";
import { countMatchings } from "../../src/solvers/matching/diagram.ts";
import { matchings } from "../../src/solvers/matching/walk.ts";
import { matchingProblem } from "./arbitrary.ts";

test("the walk gives every legal matching once, in rank order, and the count agrees", () => {
	fc.assert(
		fc.property(matchingProblem(), (problem) => {
			const all = [...bruteForceMatchings(problem)];
			const found = matchings(problem);
			expect([...found.walk()]).toEqual(all);
			expect(found.count).toBe(BigInt(all.length));
			expect(countMatchings(problem)).toBe(found.count);
		}),
		{ numRuns: 800 },
	);
});

test("rank and unrank are inverse, and a walk can begin anywhere", () => {
	fc.assert(
		fc.property(matchingProblem(4), fc.nat(), (problem, seed) => {
			const found = matchings(problem);
			const rank = BigInt(seed) % found.count;
			const matching = found.unrank(rank);
			expect(found.rank(matching)).toBe(rank);
			expect([...found.walk(rank, rank + 1n)]).toEqual([matching]);
		}),
	);
});

/** Everybody may pair with everybody: Σ over k of C(n, k) · C(m, k) · k!. */
test("complete problems: the count agrees with the formula, 12 by 12 and 60 by 40", () => {
	for (const [lefts, rights] of [
		[0, 3],
		[3, 0],
		[5, 4],
		[12, 12],
		[60, 40],
	] as const) {
		let formula = 0n;
		let term = 1n;
		for (let k = 0; k <= Math.min(lefts, rights); k++) {
			formula += term;
			term = (term * BigInt(lefts - k) * BigInt(rights - k)) / BigInt(k + 1);
		}
		expect(countMatchings(complete(lefts, rights))).toBe(formula);
	}
});

function complete(lefts: number, rights: number): MatchingProblem {
	return {
		left: Array.from({ length: lefts }, (_, i) => ({
			id: `L${i + 1}`,
			alone: 0,
			edges: Array.from({ length: rights }, (_, right) => ({ right, load: 0, cost: 0 })),
		})),
		right: Array.from({ length: rights }, (_, j) => ({ id: `R${j + 1}`, required: false })),
		free: 0,
		limit: Infinity,
		weight: 1,
	};
}
