import fc from "fast-check";
import { expect, test } from "vitest";
import { enumerate, problem } from "../../src/index.ts";
import { anyBoard, anySide } from "../arbitraries.ts";
import { byHand } from "../oracles/by-hand.ts";

test("the diagram gives exactly what serving the units by hand gives, in every order and with every pick", () => {
	fc.assert(
		fc.property(anyBoard, anySide, (board, side) => {
			expect([...enumerate(problem(board, { side }))].reverse()).toEqual(byHand(board, side));
		}),
		{ numRuns: 2000 },
	);
});
