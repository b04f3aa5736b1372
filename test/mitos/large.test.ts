/** Twelve against twelve, and what is beyond the limits. Nothing here looks at the clock. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	bestAttack,
	bestBlocks,
	blockingFates,
	blockingProblem,
	board,
	countMatchings,
	InputError,
	type MitosBoard,
	matchings,
} from "../../src/index.ts";
import { countChoices } from "../../src/rules/mitos/choices.ts";
import { stageOf } from "../../src/rules/mitos/stage.ts";

const mitos = (text: string) => board(`mitos: ${text}`) as MitosBoard;

/** Twelve different allies a side, a castle in danger, some reduction. */
const twelve: fc.Arbitrary<MitosBoard> = fc
	.tuple(
		fc.array(fc.tuple(fc.nat({ max: 12 }), fc.constantFrom("", "", "I", "F", "K", "W"), fc.nat({ max: 15 })), { minLength: 24, maxLength: 24 }),
		fc.integer({ min: 1, max: 40 }),
		fc.nat({ max: 25 }),
	)
	.map(([allies, castle, reduce]) => {
		const texts = allies.map(([strength, flag, value]) => `${strength}${flag}V${value}`);
		return mitos(`${texts.slice(0, 12).join(" ")} > ${texts.slice(12).join(" ")} @${castle} {reduce ${reduce}}`);
	});

describe("twelve against twelve", () => {
	test("our own solver and the linear solver find blockings of the same cost", () => {
		fc.assert(
			fc.property(twelve, (on) => {
				expect(bestBlocks(on, {}, "milp").cost).toBe(bestBlocks(on).cost);
			}),
			{ numRuns: 12 },
		);
	});

	test("every group of attackers is outdone by the best attack", () => {
		fc.assert(
			fc.property(twelve, fc.array(fc.nat({ max: 11 }), { maxLength: 12 }), (on, some) => {
				const attacking = [...new Set(some)].sort((a, b) => a - b);
				const cost = (found: { cost: number | null }) => found.cost ?? Number.POSITIVE_INFINITY;
				expect(cost(bestAttack(on))).toBeGreaterThanOrEqual(cost(bestBlocks(on, { attacking })));
			}),
			{ numRuns: 6 },
		);
	});

	test("the blockings can be reached by rank, first and last", () => {
		const all = matchings(blockingProblem(mitos("12*3 > 12*4")));
		expect(all.count).toBe(53_334_454_417n);
		expect(all.unrank(0n)).toEqual(new Array(12).fill(-1));
		expect(all.rank(all.unrank(all.count - 1n))).toBe(all.count - 1n);
	});
});

test("three hundred alike allies a side are counted and blocked", () => {
	const on = mitos("300*3 > 300*4 @1000");
	expect(countMatchings(blockingProblem(on))).toBeGreaterThan(10n ** 600n);
	expect(bestBlocks(on).cost).toBe(-900);
});

describe("beyond the limits the answer is a reason", () => {
	/** Defenders of which each may block other attackers than the next. */
	const various = (size: number) =>
		mitos(`${Array.from({ length: size }, (_, i) => `${i}B${i + 1}`).join(" ")} > ${Array.from({ length: size }, (_, i) => `${i + 1}`).join(" ")}`);
	const code = (ask: () => unknown): string => {
		try {
			ask();
		} catch (error) {
			if (error instanceof InputError) return error.issues[0]?.code ?? "";
			throw error;
		}
		return "";
	};

	test.each<[string, () => unknown]>([
		["too-many-matchings", () => countMatchings(blockingProblem(various(30)))],
		["too-many-matchings", () => matchings(blockingProblem(various(18)))],
		["matching-too-large", () => bestBlocks(mitos("500*3 > 500*4"))],
		["mitos.too-many-attacks", () => bestAttack(mitos(`${Array.from({ length: 20 }, (_, i) => i).join(" ")} > 5`))],
		["mitos.too-many-pairs", () => blockingFates(mitos("60*3 > 60*4"))],
		[
			"too-many-triggers",
			() => countChoices(stageOf(mitos(`200*3L20 > 200*3L20 | ${Array.from({ length: 200 }, (_, i) => `${i + 1}:${i + 1}`).join(" ")}`))),
		],
		["mitos.side-too-strong", () => mitos("2*99999 > 3")],
		["too-many-units", () => mitos("600*1 600*1 > 3")],
	])("%s", (wanted, ask) => expect(code(ask)).toBe(wanted));
});
