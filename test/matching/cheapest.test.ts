import fc from "fast-check";
import { expect, test } from "vitest";
import { isLegal } from "../../src/core/matching-problem.ts";
import { bruteForceCheapest } from "../../src/solvers/matching/brute-force.ts";
import { cheapestMatching } from "../../src/solvers/matching/cheapest.ts";
import { matchingProblem } from "./arbitrary.ts";

test("the cheapest matching is as cheap as the best of all matchings", () => {
	const proofs = new Set<string>();
	fc.assert(
		fc.property(matchingProblem(), (problem) => {
			const found = cheapestMatching(problem);
			const truth = bruteForceCheapest(problem);
			proofs.add(found.proof);
			expect(isLegal(problem, found.matching)).toBe(true);
			expect(found.lost).toBe(truth.lost);
			if (found.lost) expect(found.load).toBe(truth.load);
			else expect(found.total).toBe(truth.total);
		}),
		{ numRuns: 3000 },
	);
	expect(proofs).toEqual(new Set(["bound", "search"]));
});
