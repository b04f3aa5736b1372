import fc from "fast-check";
import { expect, test } from "vitest";
import { bestBlocks } from "../../../src/index.ts";
import { mitosBoard } from "../boards.ts";

test("best blocking: the linear solver, our own solver and a look at every blocking agree on the cost", () => {
	const proofs = new Set<string>();
	fc.assert(
		fc.property(mitosBoard(), (board) => {
			const { cost } = bestBlocks(board, {}, "brute-force");
			for (const solver of ["milp", "structured"] as const) {
				const found = bestBlocks(board, {}, solver);
				expect(found.cost).toBe(cost);
				proofs.add(found.proof);
			}
		}),
		{ numRuns: 400 },
	);
	expect(proofs).toEqual(new Set(["assignment", "program", "bound", "search"]));
});
