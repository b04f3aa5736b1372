import fc from "fast-check";
import { expect, test } from "vitest";
import { bruteForceCheapest } from "../../src/solvers/matching/brute-force.ts";
import { milpMatching } from "../../src/solvers/matching/milp.ts";
import { matchingProblem } from "./arbitrary.ts";

test("javascript-lp-solver finds a matching as cheap as the best of all, by the assignment LP and by the larger program", () => {
	const models = new Set<string>();
	fc.assert(
		fc.property(matchingProblem(4), (problem) => {
			const found = milpMatching(problem);
			const truth = bruteForceCheapest(problem);
			models.add(found?.model ?? "lost");
			expect(found === null).toBe(truth.lost);
			if (found !== null) expect(found.total).toBe(truth.total);
		}),
		{ numRuns: 400 },
	);
	expect(models).toEqual(new Set(["assignment", "program", "lost"]));
});
