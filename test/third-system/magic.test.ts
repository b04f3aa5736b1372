import fc from "fast-check";
import { expect, test } from "vitest";
import { check, count, enumerate, rank, sample, unrank } from "../../src/index.ts";
import { tokenize } from "../../src/rules/tokens.ts";
import { type MagicBoard, magic, magicProblem } from "./magic.ts";

const read = (text: string): MagicBoard =>
	magic.readBody(
		tokenize(text),
		() => {},
		() => {},
	);

const boards: fc.Arbitrary<MagicBoard> = fc.record({
	game: fc.constant("magic" as const),
	attacker: fc.record({ power: fc.nat({ max: 9 }), trample: fc.boolean(), deathtouch: fc.boolean() }),
	blockers: fc.array(
		fc
			.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 4 }))
			.map(([toughness, marked]) => ({ toughness, marked: Math.min(marked, toughness - 1) })),
		{ minLength: 1, maxLength: 3 },
	),
});

/** Every way to divide the power, kept by the rule's own words. */
function byTheBook({ attacker, blockers }: MagicBoard): number[][] {
	const found: number[][] = [];
	const divide = (given: number[], left: number): void => {
		if (given.length < blockers.length) {
			for (let amount = left; amount >= 0; amount--) divide([...given, amount], left - amount);
			return;
		}
		const lethal = blockers.every(({ toughness, marked }, i) => (given[i] as number) >= (attacker.deathtouch ? 1 : toughness - marked));
		if (!attacker.trample && left === 0) found.push(given);
		if (attacker.trample && (left === 0 || lethal)) found.push([...given, left]);
	};
	divide([], attacker.power);
	return found;
}

test.each([
	// Two blockers without trample: 0 to 4 for the first.
	["4 > 3 3", 5n],
	// Trample: 4 is not lethal for both, so nothing tramples over; 7 is, and may leave 1 for the player.
	["4T > 3 3", 5n],
	["7T > 3 3", 9n],
	["3TD > 5 5", 5n],
	["0 > 2", 1n],
])("%s: %d ways", (text, ways) => {
	expect(count(magicProblem(read(text)))).toBe(ways);
});

test("a third rule system: the same diagram enumerates, counts, ranks, samples and checks it", () => {
	fc.assert(
		fc.property(boards, (board) => {
			const problem = magicProblem(board);
			const all = [...enumerate(problem)];
			expect(all).toEqual(byTheBook(board));
			expect(count(problem)).toBe(BigInt(all.length));
			all.forEach((amounts, i) => {
				expect(rank(problem, amounts)).toBe(BigInt(i));
				expect(unrank(problem, BigInt(i))).toEqual(amounts);
				expect(check(problem, amounts).legal).toBe(true);
			});
			for (const drawn of sample(problem, { size: 3 })) expect(rank(problem, drawn)).not.toBe(null);
		}),
	);
});

test("a third rule system: its boards have a notation by the shared words", () => {
	fc.assert(
		fc.property(boards, (board) => {
			expect(read(magic.writeBody(board))).toEqual(board);
		}),
	);
	expect(magic.inspect(read("3 > 2M2"))).toHaveLength(1);
});
