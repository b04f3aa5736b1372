import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { board, check, enumerate, problem } from "../../src/index.ts";
import { witness } from "../../src/queries/witness.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

/** What the verdict says, as "id rule units". */
const verdict = (notation: string, amounts: readonly number[]) =>
	check(problem(board(notation)), amounts).violations.map(({ id, rule, units }) => `${id} ${rule} ${units.join(" ")}`.trim());

describe("the examples of the seed, rule by rule", () => {
	const at = "; rules=1.2";
	test("d: exactly the summed Might", () => {
		expect(verdict(`5 > 3 3 ${at}`, [3, 1])).toEqual(["sum 443.1.d"]);
		expect(verdict(`5 > 3 3 ${at}`, [3, 3])).toEqual(["sum 443.1.d"]);
	});
	test("d.3: five damage on four units of 3 Might may not be split 2 1 1 1, but 3 and 2", () => {
		expect(verdict(`5 > 3 3 3 3 ${at}`, [2, 1, 1, 1])).toEqual(["lethal-in-full 443.1.d.3 D1 D2 D3 D4"]);
		expect(verdict(`5 > 3 3 3 3 ${at}`, [3, 2, 0, 0])).toEqual([]);
	});
	test("d.4: not more than lethal while another unit remains", () => {
		expect(verdict(`5 > 3 3 ${at}`, [4, 1])).toEqual(["no-overkill 443.1.d.4 D1"]);
		expect(verdict(`8 > 3 3 ${at}`, [4, 4])).toEqual([]);
	});
	test("d.5: Tank, then the unit with no abilities, then Caitlyn", () => {
		expect(verdict(`6 > Tank=3T Plain=2 Caitlyn=3B ${at}`, [3, 2, 1])).toEqual([]);
		expect(verdict(`6 > Tank=3T Plain=2 Caitlyn=3B ${at}`, [3, 0, 3])).toEqual(["priority 443.1.d.5 Caitlyn"]);
		expect(verdict(`6 > Tank=3T Plain=2 Caitlyn=3B ${at}`, [1, 2, 3])).toEqual(["priority 443.1.d.5 Plain Caitlyn"]);
	});
	test("d.6: two Tanks in any order, then the unit with no abilities", () => {
		for (const legal of [
			[1, 3, 0],
			[2, 2, 0],
		])
			expect(verdict(`4 > 2T 3T 2 ${at}`, legal)).toEqual([]);
		expect(verdict(`4 > 2T 3T 2 ${at}`, [2, 0, 2])).toEqual(["priority 443.1.d.5 D3"]);
	});
	test("d.7: Caitlyn with Tank is served first or last, never between two units with no abilities", () => {
		const caitlyn = `4 > Caitlyn=2TB 2 2 ${at}`;
		for (const legal of [
			[2, 2, 0],
			[2, 0, 2],
			[0, 2, 2],
		])
			expect(verdict(caitlyn, legal)).toEqual([]);
		expect(verdict(`5 > Caitlyn=3TB 3 3 ${at}`, [2, 3, 0])).toEqual(["exclusionary 443.1.d.7 Caitlyn"]);
	});
	test("d.8: two such Caitlyns may both be served before the unit with no abilities, or each for itself", () => {
		for (const legal of [
			[2, 2, 0],
			[2, 0, 2],
			[0, 2, 2],
		])
			expect(verdict(`4 > 2*Caitlyn=2TB 2 ${at}`, legal)).toEqual([]);
	});
	test("d.9: Kayn, who takes no damage, is ignored", () => {
		expect(verdict(`5 > Kayn=6I 3 ${at}`, [0, 5])).toEqual([]);
		expect(verdict(`5 > Kayn=6I 3 ${at}`, [2, 3])).toEqual(["exempt 443.1.d.9 Kayn"]);
	});
});

test("each version cites its own numbers, whole", () => {
	const rules = ["1.0", "1.1", "1.2", "1.3", "1.4"].map((version) => verdict(`5 > 3 3 3 3 ; rules=${version}`, [2, 1, 1, 1])[0]);
	expect(rules).toEqual(["626.1.d", "439.1.d.3", "443.1.d.3", "460.2.c.3", "465.2.c.3"].map((rule) => `lethal-in-full ${rule} D1 D2 D3 D4`));
	expect(verdict("5 > 3TB 3 3", [2, 3, 0])).toEqual(["exclusionary 465.2.c.8 D1"]);
	expect(verdict("5 > 3 6I", [0, 5])).toEqual(["exempt 465.2.c.10 D2"]);
	expect(verdict("6 > 2 2 ; excess=single", [3, 3])).toEqual(["excess 465.2.c.4 D1 D2"]);
	expect(verdict("8 > 6T 1 ; excess=last", [7, 1])).toEqual(["excess 465.2.c.4 D1"]);
});

test("all broken rules are named at once", () => {
	expect(verdict("9 > 5T 4 3B 2I", [1, 5, 1, 1])).toEqual([
		"sum 465.2.c",
		"lethal-in-full 465.2.c.3 D1 D3",
		"no-overkill 465.2.c.4 D2",
		"priority 465.2.c.6 D2 D3",
		"exempt 465.2.c.10 D4",
	]);
});

test("the nearest legal assignment is one at the least distance, the first of them", () => {
	fc.assert(
		fc.property(anyProblem, fc.array(fc.nat({ max: 7 }), { minLength: 5, maxLength: 5 }), (stated, wild) => {
			const amounts = wild.slice(0, stated.recipients.length);
			const distance = (other: readonly number[]) => other.reduce((sum, amount, i) => sum + Math.abs(amount - (amounts[i] as number)), 0);
			const all = [...enumerate(stated)];
			const least = Math.min(...all.map(distance));
			const { nearest, legal } = check(stated, amounts);
			expect(nearest).toEqual(all.find((other) => distance(other) === least) ?? null);
			expect(legal).toBe(all.some((other) => other.join() === amounts.join()));
		}),
		{ numRuns: 1000 },
	);
});

test("a witness serves the units in an order that every rule allows", () => {
	fc.assert(
		fc.property(anyBoard, anySide, (on, side) => {
			const stated = problem(on, { side });
			for (const amounts of enumerate(stated)) {
				const { order, picks } = witness(stated, amounts);
				expect(order.toSorted((a, b) => a - b)).toEqual(amounts.flatMap((amount, i) => (amount > 0 ? [i] : [])));
				const classOf = (i: number) => picks.find(({ recipient }) => recipient === i)?.class ?? stated.recipients[i]?.classes[0] ?? Infinity;
				const full = (i: number) => (amounts[i] as number) >= (stated.recipients[i]?.need as number);
				const counted = stated.recipients.flatMap(({ classes }, i) => (classes.length > 0 ? [i] : []));
				order.forEach((unit, step) => {
					const before = new Set(order.slice(0, step));
					const waiting = counted.filter((other) => other !== unit && !(before.has(other) && full(other)));
					// Everybody who is still short of lethal when this unit is served is of its class or a later one…
					expect(waiting.every((other) => classOf(other) >= classOf(unit))).toBe(true);
					// … and was not served yet: the one before it got lethal damage in full.
					expect(waiting.some((other) => before.has(other))).toBe(false);
				});
			}
		}),
		{ numRuns: 500 },
	);
});
