import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitKinds } from "../../src/audit/kinds.ts";
import { boardSpace, boardsBetween, flagsOf, rankBoard, type SpaceBoard, type SpaceBounds, toBoard, unrankBoard } from "../../src/audit/space.ts";
import type { InputError } from "../../src/core/errors.ts";
import { board } from "../../src/index.ts";
import { toNotation } from "../../src/scenario/notation.ts";

const anyBounds: fc.Arbitrary<SpaceBounds> = fc.record({
	maxUnits: fc.integer({ min: 1, max: 3 }),
	minMight: fc.integer({ min: 0, max: 1 }),
	maxMight: fc.integer({ min: 1, max: 3 }),
	maxPool: fc.integer({ min: 0, max: 3 }),
	flags: fc.constantFrom("", "T", "TB", "M2", "PX", "TM", "IP2", "PP1X"),
});

/** The walk overwrites what it handed out. */
const kept = ({ pool, kinds }: SpaceBoard): SpaceBoard => ({ pool, kinds: [...kinds] });

/** Every board of the space, one by one. */
function all(bounds: SpaceBounds): SpaceBoard[] {
	const space = boardSpace(bounds);
	return Array.from(boardsBetween(space, 0n, space.size), kept);
}

test("the size is known beforehand: combinations with repetition, for every pool", () => {
	fc.assert(
		fc.property(anyBounds, (bounds) => {
			const space = boardSpace(bounds);
			let expected = 0n;
			for (let units = 1, multisets = 1n; units <= bounds.maxUnits; units++) {
				multisets = (multisets * BigInt(space.kinds.length + units - 1)) / BigInt(units);
				expected += BigInt(bounds.maxPool + 1) * multisets;
			}
			expect(space.size).toBe(expected);
		}),
	);
});

test("every board comes once, the smallest first; rank and unrank agree with the order", () => {
	fc.assert(
		fc.property(anyBounds, fc.nat(), fc.nat(), (bounds, one, other) => {
			const space = boardSpace({ ...bounds, maxUnits: Math.min(2, bounds.maxUnits) });
			const boards = all(space.bounds);
			expect(BigInt(boards.length)).toBe(space.size);
			expect(new Set(boards.map((each) => toNotation(toBoard(space, each)))).size).toBe(boards.length);
			const keys = boards.map((each) => [each.kinds.length, each.pool, flagsOf(space, each.kinds), ...each.kinds]);
			expect(keys.toSorted(lexicographic)).toEqual(keys);
			const i = one % boards.length;
			expect(unrankBoard(space, BigInt(i))).toEqual(boards[i]);
			expect(rankBoard(space, boards[i] as SpaceBoard)).toBe(BigInt(i));
			const j = other % boards.length;
			const [from, to] = [Math.min(i, j), Math.max(i, j)];
			const part = Array.from(boardsBetween(space, BigInt(from), BigInt(to)), kept);
			expect(part).toEqual(boards.slice(from, to));
		}),
		{ numRuns: 60 },
	);
});

test("boards of a space are boards: their notation reads back to the same", () => {
	fc.assert(
		fc.property(anyBounds, fc.bigInt({ min: 0n }), (bounds, seed) => {
			const space = boardSpace(bounds);
			const one = toBoard(space, unrankBoard(space, seed % space.size));
			expect(board(toNotation(one))).toEqual(one);
		}),
	);
});

test("a huge space costs nothing to step into", () => {
	const space = boardSpace({ maxUnits: 10, minMight: 1, maxMight: 9, maxPool: 50, flags: "TBI" });
	const middle = space.size / 2n;
	expect(rankBoard(space, unrankBoard(space, middle))).toBe(middle);
	const last = unrankBoard(space, space.size - 1n);
	expect(last.kinds).toHaveLength(10);
	expect([...boardsBetween(space, space.size - 3n, space.size)]).toHaveLength(3);
});

describe("kinds", () => {
	const written = (maxMight: number, flags: string) =>
		unitKinds(0, maxMight, flags).map(({ unit }) => toNotation({ game: "riftbound", attacker: { units: [] }, defender: { units: [unit] } }).slice(2));

	test("a letter is a flag that a unit may have or not", () => expect(written(1, "TB")).toEqual(["0", "1", "0T", "0B", "1T", "1B", "0TB", "1TB"]));
	test("marked damage is never lethal", () => expect(written(3, "M2")).toEqual(["0", "1", "2", "3", "2M1", "3M1", "3M2"]));
	test("prevention and doubling in either order", () => expect(written(0, "P2X")).toEqual(["0", "0P1", "0P2", "0X", "0P1X", "0XP1", "0P2X", "0XP2"]));
	test("prevent all and prevent the next n are two allowances", () => expect(written(0, "PP1")).toEqual(["0", "0P", "0P1"]));
	test.each([
		["Q", "unknown-flag"],
		["TT", "flag-twice"],
		["T2", "flag-takes-no-number"],
		["M0", "audit.bad-flag-number"],
		["-", "unknown-flag"],
		["M9A9S9V9P9X", "audit.too-many-kinds"],
	])("%s is refused: %s", (flags, code) => {
		try {
			unitKinds(0, 3, flags);
			expect.unreachable();
		} catch (error) {
			expect((error as InputError).issues[0]?.code).toBe(code);
		}
	});
});

function lexicographic(a: readonly number[], b: readonly number[]): number {
	const i = a.findIndex((value, index) => value !== b[index]);
	return i < 0 ? 0 : (a[i] as number) - (b[i] as number);
}
