import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { best, bestOutcome, board, enumerate, fates, killsOf, outcomes, problem, type RiftboundProblem, resolve, restrict } from "../../src/index.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

const worthOf = (stated: RiftboundProblem, amounts: readonly number[]) =>
	stated.recipients.reduce((sum, { killAt, value }, i) => sum + ((amounts[i] as number) >= killAt ? value : 0), 0);

describe("best against looking at every assignment", () => {
	test("value, ties and order of the top", () => {
		fc.assert(
			fc.property(anyProblem, fc.integer({ min: 1, max: 12 }), (stated, top) => {
				const all = [...enumerate(stated)].map((assignment, rank) => ({ assignment, rank, value: worthOf(stated as RiftboundProblem, assignment) }));
				const expected = all.toSorted((a, b) => b.value - a.value || a.rank - b.rank).slice(0, top);
				const found = best(stated, { top });
				expect(found.map(({ value, assignment }) => ({ value, assignment }))).toEqual(
					expected.map(({ value, assignment }) => ({ value, assignment })),
				);
				expect(best(stated)[0]).toEqual(found[0]);
			}),
			{ numRuns: 600 },
		);
	});

	test("any additive worth", () => {
		fc.assert(
			fc.property(
				anyProblem,
				fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 13, maxLength: 13 }), { minLength: 5, maxLength: 5 }),
				(stated, table) => {
					const worth = (i: number, amount: number) => (table[i] as number[])[amount] as number;
					const values = [...enumerate(stated)].map((amounts) => amounts.reduce((sum, amount, i) => sum + worth(i, amount), 0));
					expect(best(stated, { worth })[0]?.value).toBe(values.length > 0 ? Math.max(...values) : undefined);
				},
			),
			{ numRuns: 300 },
		);
	});

	test("any function of who dies", () => {
		fc.assert(
			fc.property(anyBoard, fc.func(fc.integer({ min: -9, max: 9 })), (on, worth) => {
				const stated = problem(on);
				const found = bestOutcome(stated, (kills) => worth(kills.join()));
				const values = [...enumerate(stated)].map((amounts) => worth(killsOf(stated, amounts).join()));
				expect(found?.value).toBe(values.length > 0 ? Math.max(...values) : undefined);
				if (found) {
					expect(killsOf(stated, found.assignment)).toEqual(found.kills);
					expect([...enumerate(stated)]).toContainEqual(found.assignment);
				}
			}),
			{ numRuns: 200 },
		);
	});
});

test("outcomes and fates against looking at every assignment", () => {
	fc.assert(
		fc.property(anyBoard, anySide, (on, side) => {
			const stated = problem(on, { side });
			const counted = new Map<string, bigint>();
			const dying = stated.recipients.map(() => new Set<boolean>());
			for (const amounts of enumerate(stated)) {
				const kills = stated.recipients.flatMap(({ killAt }, i) => ((amounts[i] as number) >= killAt ? [i] : []));
				counted.set(kills.join(), (counted.get(kills.join()) ?? 0n) + 1n);
				for (const [i, seen] of dying.entries()) seen.add(kills.includes(i));
			}
			expect(new Map([...outcomes(stated)].map(({ kills, assignments }) => [kills.join(), assignments]))).toEqual(counted);
			expect(fates(stated)).toEqual(dying.map((seen) => (seen.has(true) ? (seen.has(false) ? "may" : "must") : "never")));
		}),
		{ numRuns: 800 },
	);
});

describe("outcomes do not depend on how many assignments there are", () => {
	test("more than 10^30 assignments on 12 units", () => {
		const stated = problem(board("3000 > 12*3"));
		// 2964 points of excess over 12 units: C(2975, 11) ways.
		expect([...outcomes(stated)]).toEqual([{ kills: [...Array(12).keys()], assignments: 3_973_402_096_046_154_224_347_250_726_475n }]);
		expect(fates(stated)).toEqual(Array(12).fill("must"));
	});
});

describe("the whole combat", () => {
	test("with any conquer value, against trying every pair of assignments", () => {
		fc.assert(
			fc.property(anyBoard, fc.integer({ min: -5, max: 20 }), (on, conquerValue) => {
				const attacker = problem(on);
				const defender = problem(on, { side: "defender" });
				const answers = [...enumerate(defender)].slice(0, 300);
				fc.pre(answers.length < 300);
				const attacks = [...enumerate(attacker)].slice(0, 300);
				fc.pre(attacks.length < 300);
				const dead = (stated: RiftboundProblem, amounts: readonly number[]) => killsOf(stated, amounts).length;
				const score = (attack: readonly number[], answer: readonly number[]) =>
					worthOf(attacker, attack) -
					worthOf(defender, answer) +
					(dead(attacker, attack) === attacker.recipients.length && dead(defender, answer) < defender.recipients.length ? conquerValue : 0);
				const expected = Math.max(...attacks.map((attack) => Math.min(...answers.map((answer) => score(attack, answer)))));
				const resolution = resolve(on, { conquerValue });
				expect("dealt" in resolution && resolution.value).toBe(expected);
				if ("dealt" in resolution) {
					expect(resolution.deaths.defender).toEqual(resolution.attacker.kills);
					expect(resolution.deaths.attacker).toEqual(resolution.defender.kills);
				}
			}),
			{ numRuns: 400 },
		);
	});

	test.each([
		["6 > 4", "conquer"],
		["2 > 9N", "no-result"],
		["2 > 5", "hold"],
		["4 > 4", "uncontrolled"],
	])("%s: %s", (notation, result) => {
		const resolution = resolve(board(notation));
		expect("dealt" in resolution && resolution.result).toBe(result);
	});

	test("an illegal assignment is a verdict with its rule", () => {
		expect(resolve(board("5 > 3 3 3 3"), { attack: [2, 1, 1, 1] })).toMatchObject({ illegal: "attacker", violations: [{ rule: "465.2.c.3" }] });
	});

	test("a side of which there are none is no side", () => {
		const nobody = { game: "riftbound" as const, attacker: { units: [{ might: 3 }] }, defender: { units: [{ might: 2, count: 0 }] } };
		expect(resolve(nobody)).toEqual({ skipped: { rule: "465.1", result: "conquer" }, value: 0 });
	});

	test("excess damage by both readings", () => {
		expect(resolve(board("9 > 2P2X 4"), { attack: [3, 6] })).toMatchObject({ excess: { attacker: { pool: 2, applied: 2 } } });
		expect(resolve(board("3 > 2 2X"))).toMatchObject({ excess: { attacker: { pool: 0, applied: 0 } } });
		expect(resolve(board("4 > 3X 4"), { attack: [2, 2] })).toMatchObject({ excess: { attacker: { pool: 0, applied: 1 } } });
	});
});

describe("boards on which greed is wrong", () => {
	test.each([
		["two of value 4 beat one of value 5", "5 > 4V5 3V4 2V4", 8, [0, 3, 2]],
		["only immune units", "5 > 4I 2I", 0, [0, 0]],
		["only immune units that may share the excess", "5 > 4I 2I ; immune=excess", 0, [5, 0]],
		["a Tank that no damage kills takes it all", "12 > 4TP 4", 0, [12, 0]],
		["a plain unit that no damage kills need not be served", "5 > 2P 3", 3, [2, 3]],
		["an exclusionary unit is best left for last", "4 > 4TBV1 2V3 2V3", 6, [0, 2, 2]],
		["an exclusionary unit is best taken first", "4 > 4TBV9 2V3 2V3", 9, [4, 0, 0]],
		["no damage at all", "0 > 3V9 1V9", 0, [0, 0]],
		["killing with less than the need, before doubling counted", "3 > 4XV9 3V5 ; rules=1.3", 9, [3, 0]],
	])("%s", (_, notation, value, assignment) => {
		expect(best(problem(board(notation)))[0]).toMatchObject({ value, assignment });
	});
});

test("requirements: the same assignments as filtering by hand", () => {
	fc.assert(
		fc.property(anyBoard, fc.nat({ max: 3 }), fc.nat({ max: 4 }), fc.nat({ max: 8 }), (on, unit, atLeast, atMost) => {
			const stated = problem(on);
			fc.pre(unit < stated.recipients.length);
			const kept = [...enumerate(stated)].filter((amounts) => (amounts[unit] as number) >= atLeast && (amounts[unit] as number) <= atMost);
			expect([...enumerate(restrict(stated, [{ recipient: unit, atLeast, atMost }]))]).toEqual(kept);
		}),
		{ numRuns: 400 },
	);
});

test("who can die does not depend on the readings excess and immune where the need is what kills (1.4)", () => {
	fc.assert(
		fc.property(anyBoard, anySide, (on, side) => {
			const outcomesUnder = (excess: string, immune: string) => {
				const stated = problem(on, { side, rules: "1.4", readings: { excess, immune } });
				return [...outcomes(stated)].map(({ kills }) => kills.join());
			};
			const expected = outcomesUnder("any", "ignored");
			for (const excess of ["any", "single", "last"])
				for (const immune of ["ignored", "excess"]) expect(outcomesUnder(excess, immune)).toEqual(expected);
		}),
		{ numRuns: 300 },
	);
});
