/** Generators of boards and problems, small enough for brute force, with every feature. */
import fc from "fast-check";
import type { AssignmentProblem, Recipient } from "../src/core/problem.ts";
import type { RiftboundBoard, Side, Unit } from "../src/rules/riftbound/board.ts";
import { READINGS } from "../src/rules/riftbound/readings.ts";
import { mightOf } from "../src/rules/riftbound/units.ts";
import { VERSIONS } from "../src/rules/riftbound/versions.ts";
import type { SideName } from "../src/rules/rule-system.ts";

const rarely = fc.boolean().chain((a) => (a ? fc.boolean() : fc.constant(false)));
const small = fc.nat({ max: 3 });

function unit(side: SideName): fc.Arbitrary<Unit> {
	return fc
		.record(
			{
				might: fc.integer({ min: -1, max: 6 }),
				marked: small,
				tank: rarely,
				backline: rarely,
				immune: rarely.chain((a) => (a ? fc.boolean() : fc.constant(false))),
				stunned: rarely,
				dealsNoCombatDamage: rarely,
				assault: small,
				shield: small,
				replacements: fc.array(fc.oneof(fc.record({ prevent: small }), fc.constant("double" as const), fc.constant("prevent-all" as const)), {
					maxLength: 2,
				}),
				value: fc.nat({ max: 9 }),
			},
			{ requiredKeys: ["might"] },
		)
		.map((raw) => {
			// A unit with lethal marked damage would not be alive.
			const { marked = 0, ...rest } = raw;
			const alive = Math.min(marked, Math.max(0, mightOf(rest, side) - 1));
			return alive > 0 ? { ...rest, marked: alive } : rest;
		});
}

function side(name: SideName): fc.Arbitrary<Side> {
	return fc.record(
		{
			units: fc.array(unit(name), { minLength: 1, maxLength: 4 }),
			anyDamageIsLethal: rarely,
			ignores: fc.subarray(["tank", "backline"] as const).map((keywords) => [...keywords]),
		},
		{ requiredKeys: ["units"] },
	);
}

const anyReadings: fc.Arbitrary<Record<string, string>> = fc
	.tuple(...READINGS.map(({ id, values }) => fc.option(fc.constantFrom<string>(...values), { nil: undefined }).map((value) => [id, value] as const)))
	.map((chosen) => Object.fromEntries(chosen.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]]))));

/** Boards with units on both sides, every version and reading. */
export const anyBoard: fc.Arbitrary<RiftboundBoard> = fc.record(
	{
		game: fc.constant("riftbound" as const),
		rules: fc.constantFrom(...VERSIONS.map(({ id }) => id)),
		readings: anyReadings,
		attacker: side("attacker"),
		defender: side("defender"),
	},
	{ requiredKeys: ["game", "attacker", "defender"] },
);

export const anySide: fc.Arbitrary<SideName> = fc.constantFrom("attacker", "defender");

const recipient: fc.Arbitrary<Omit<Recipient, "id">> = fc.record(
	{
		need: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 5 }) }, { weight: 1, arbitrary: fc.constant(Infinity) }),
		classes: fc.subarray([0, 1, 2, 5], { minLength: 0, maxLength: 3 }),
		killAt: fc.integer({ min: 1, max: 5 }),
		value: fc.nat({ max: 9 }),
		atLeast: small,
		atMost: fc.nat({ max: 6 }),
	},
	{ requiredKeys: ["need", "classes", "killAt", "value"] },
);

/** Problems of every setting of the knobs, also those no game uses. */
export const anyProblem: fc.Arbitrary<AssignmentProblem> = fc.record({
	pool: fc.nat({ max: 12 }),
	recipients: fc.array(recipient, { maxLength: 5 }).map((all) => all.map((one, i) => ({ id: `R${i + 1}`, ...one }))),
	fill: fc.constantFrom("in-full", "free"),
	cap: fc.constantFrom("need", "none"),
	surplus: fc.constantFrom("any", "single", "last"),
	exempt: fc.constantFrom("nothing", "surplus"),
});
