import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { board, InputError, type RiftboundBoard, toNotation } from "../../src/index.ts";
import { SYSTEMS } from "../../src/rules/registry.ts";
import { parseFile } from "../../src/scenario/file.ts";
import { boardSchema } from "../../src/scenario/schemas.ts";
import { anyBoard } from "../arbitraries.ts";

const name = fc.oneof(
	fc.constantFrom("Poppy", "Caitlyn, Patrolling", "Kai'Sa", "Ñandú", 'the "Boss"', "a > b; c|d", "x=y", "4*z", "-2"),
	fc.constant(undefined),
);

const named = fc
	.tuple(anyBoard, fc.array(name, { minLength: 8, maxLength: 8 }), fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }))
	.map(([on, names, counts]): RiftboundBoard => {
		let next = 0;
		const side = (units: RiftboundBoard["attacker"]["units"]) =>
			units.map((unit) => {
				const own = names[next] === undefined ? {} : { name: names[next] as string };
				return { ...own, ...unit, count: counts[next++] as number };
			});
		return { ...on, attacker: { ...on.attacker, units: side(on.attacker.units) }, defender: { ...on.defender, units: side(on.defender.units) } };
	});

describe("one board, three spellings", () => {
	test("notation, JSON and YAML read back to the same board", () => {
		fc.assert(
			fc.property(named, (wild) => {
				const on = SYSTEMS[wild.game].canonical(wild);
				expect(board(toNotation(on as RiftboundBoard))).toEqual(on);
				expect(board(JSON.parse(JSON.stringify(wild)))).toEqual(on);
				expect(parseFile(JSON.stringify(wild), "board.json")).toEqual(on);
				expect(parseFile(stringify(wild), "board.yaml")).toEqual(on);
			}),
			{ numRuns: 500 },
		);
	});

	test("any text is a board or a bad input, never a crash", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'5 >3TBXPM2*="{}elder;|:#\t\n-') })), (text) => {
				for (const read of [() => board(text), () => parseFile(text, "x")]) {
					try {
						read();
					} catch (error) {
						expect(error).toBeInstanceOf(InputError);
						expect((error as InputError).issues.length).toBeGreaterThan(0);
					}
				}
			}),
			{ numRuns: 3000 },
		);
	});

	test("any data is a board or a bad input, never a crash", () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.anything(), fc.record({ game: fc.constant("riftbound"), attacker: fc.anything(), defender: fc.anything() })),
				(data) => {
					try {
						board(data as object);
					} catch (error) {
						expect(error).toBeInstanceOf(InputError);
					}
				},
			),
		);
	});
});

/** What a reader complains about: "code line:column". */
function complaints(read: () => unknown): string[] {
	try {
		read();
	} catch (error) {
		return (error as InputError).issues.map(({ code, at }) => (at ? `${code} ${at.line}:${at.column}` : code));
	}
	return [];
}

describe("every problem at once, each at its place", () => {
	test.each([
		["5 3 3", ["no-separator 1:5"]],
		["5 > 3 > 3", ["second-separator 1:7"]],
		["5 > 3Q 4*M 4TT 3M 2T3", ["unknown-flag 1:6", "bad-unit 1:8", "flag-twice 1:14", "flag-needs-number 1:17", "flag-takes-no-number 1:20"]],
		["5 > 3M-1", ["flag-needs-number 1:6", "not-a-flag 1:7"]],
		["5 > 3 {nuke} {elder} {elder}", ["unknown-effect 1:7", "effect-twice 1:22"]],
		["1000000000 > 3", ["out-of-range 1:1"]],
		["5 > 10000*3", ["out-of-range 1:5"]],
		["5 > 600*3 600*3", ["too-many-units 1:3"]],
		["5 > 3M3", ["already-lethal 1:6"]],
		["5 > 3 ; rules=9.9 foo=bar excess=none excess=any x", ["option-twice 1:39", "bad-option 1:50"]],
		["5 > 3 ; rules=9.9 foo=bar excess=none", ["unknown-version 1:9", "unknown-reading 1:19", "unknown-reading-value 1:27"]],
		["chess: 5 > 3", ["unknown-game 1:1"]],
	])("%s", (text, expected) => {
		expect(complaints(() => board(text))).toEqual(expected);
	});

	test("a name that is another's position", () => {
		expect(complaints(() => board("5 > D2=3 3"))).toEqual(["name-taken 1:5"]);
		expect(complaints(() => board("5 > D1=3 3"))).toEqual([]);
	});

	test("a file", () => {
		const text = [
			"game: riftbound",
			"attacker: { units: [ { might: 5, mihgt: 6 } ] }",
			"defender:",
			"  units:",
			"    - { might: many, marked: -1 }",
			"    - { name: X }",
		].join("\n");
		expect(complaints(() => parseFile(text, "b.yaml"))).toEqual(["unknown-key 2:34", "wrong-type 5:16", "too-small 5:30", "missing-key 6:7"]);
		expect(complaints(() => parseFile("game: riftbound\n\tattacker: 1", "b.yaml"))[0]).toMatch(/^syntax 2:/);
		expect(complaints(() => parseFile("game: riftbound\ngame: riftbound", "b.yaml"))[0]).toMatch(/^syntax 2:1/);
		expect(complaints(() => parseFile("a: &a [1]\nb: [*a,*a]", "b.yaml"))).toEqual(["no-game 1:1"]);
	});
});

test("the schema tells an editor what a file may hold", () => {
	const schema = JSON.stringify(boardSchema());
	for (const key of ["riftbound", "anyDamageIsLethal", "replacements", "dealsNoCombatDamage", "readings"]) expect(schema).toContain(key);
	expect(boardSchema()).toMatchObject({ $schema: expect.stringContaining("2020-12") });
});
