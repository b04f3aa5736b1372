import fc from "fast-check";
import { expect, test } from "vitest";
import { best, count, enumerate, outcomes, problem } from "../../src/index.ts";
import { anyBoard } from "../arbitraries.ts";

test("unit order: listing the units otherwise changes nothing but the order of the amounts", () => {
	fc.assert(
		fc.property(
			anyBoard.chain((board) => {
				const { units } = board.defender;
				return fc.tuple(fc.constant(board), fc.shuffledSubarray([...units.keys()], { minLength: units.length, maxLength: units.length }));
			}),
			([board, order]) => {
				const listed = problem(board);
				const shuffled = problem({ ...board, defender: { ...board.defender, units: order.map((i) => board.defender.units[i] as never) } });
				const renamed = [...enumerate(listed)].map((amounts) => order.map((i) => amounts[i] as number));
				expect(new Set([...enumerate(shuffled)].map(String))).toEqual(new Set(renamed.map(String)));
				expect(count(shuffled)).toBe(count(listed));
				expect(best(shuffled)[0]?.value).toBe(best(listed)[0]?.value);
				expect([...outcomes(shuffled)].length).toBe([...outcomes(listed)].length);
			},
		),
		{ numRuns: 500 },
	);
});
