/** The list's scrolling as laws: whatever its length, the view stays within it, small movements are exact, the ends can be reached. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barAt, contentHeight, isScaled, type List, moved, ROW, scrolled, TALLEST, TOP, type View, viewAt } from "../../src/web/answers/scroll.ts";

const list: fc.Arbitrary<List> = fc.record({
	count: fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(200_000n, 300_000n), fc.bigInt(10n ** 20n, 10n ** 40n)),
	height: fc.integer({ min: ROW, max: 900 }),
});
const pixels = (view: View) => view.rank * BigInt(ROW) + BigInt(view.offset);
const most = ({ count, height }: List) => {
	const below = count * BigInt(ROW) - BigInt(height);
	return below < 0n ? 0n : below;
};

describe("scrolling", () => {
	test("never leaves the list", () => {
		fc.assert(
			fc.property(list, fc.bigInt(0n, 10n ** 40n), fc.array(fc.integer({ min: -3_000, max: 3_000 }), { maxLength: 20 }), (all, start, steps) => {
				let view = viewAt(all, start);
				for (const step of steps) {
					view = moved(all, view, step);
					expect(pixels(view) >= 0n && pixels(view) <= most(all)).toBe(true);
					expect(view.offset).toBeLessThan(ROW);
				}
			}),
		);
	});

	test("moves by the pixels asked for, unless an end is nearer", () => {
		fc.assert(
			fc.property(list, fc.bigInt(0n, 10n ** 40n), fc.integer({ min: -3_000, max: 3_000 }), (all, start, step) => {
				const view = viewAt(all, start);
				const wanted = pixels(view) + BigInt(step);
				const bounded = wanted < 0n ? 0n : wanted > most(all) ? most(all) : wanted;
				expect(pixels(moved(all, view, step))).toBe(bounded);
			}),
		);
	});

	test("a movement of the bar within a few windows is that movement, also in a list beyond every element's height", () => {
		fc.assert(
			fc.property(
				fc.bigInt(10n ** 20n, 10n ** 40n),
				fc.integer({ min: 200, max: 900 }),
				fc.integer({ min: -400, max: 400 }),
				(count, height, step) => {
					const all = { count, height };
					const view = viewAt(all, count / 2n);
					const bar = barAt(all, view);
					expect(pixels(scrolled(all, view, bar, bar + step))).toBe(pixels(view) + BigInt(step));
				},
			),
		);
	});

	test("the bar at an end is the end, and a view elsewhere never has its bar there", () => {
		fc.assert(
			fc.property(list, fc.bigInt(0n, 10n ** 40n), (all, start) => {
				const range = Math.max(0, contentHeight(all) - all.height);
				expect(scrolled(all, viewAt(all, start), range / 2, 0)).toEqual(TOP);
				expect(pixels(scrolled(all, TOP, 0, range))).toBe(most(all));
				const view = viewAt(all, start);
				if (isScaled(all) && pixels(view) > 0n && pixels(view) < most(all)) {
					expect(barAt(all, view)).toBeGreaterThan(0);
					expect(barAt(all, view)).toBeLessThan(range);
				}
			}),
		);
	});

	test("no element is taller than browsers can draw", () => {
		fc.assert(fc.property(list, (all) => contentHeight(all) <= TALLEST));
	});
});
