import { describe, expect, test } from "vitest";
import { LAWS, lawExaminer, type Suspects } from "../../src/audit/laws.ts";
import { refereeAssignments } from "../../src/audit/referee.ts";
import { boardSpace, boardsBetween, type SpaceBounds, toBoard, unrankBoard } from "../../src/audit/space.ts";
import { tallyRange } from "../../src/audit/tally.ts";
import { buildDiagram, type Diagram } from "../../src/core/diagram.ts";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { en } from "../../src/messages/en.ts";
import { problemUnder } from "../../src/rules/riftbound/compile.ts";
import { READINGS } from "../../src/rules/riftbound/readings.ts";
import { chosenRules } from "../../src/rules/riftbound/rule-choice.ts";
import { VERSIONS } from "../../src/rules/riftbound/versions.ts";
import type { RuleSet } from "../../src/rules/rule-system.ts";
import { toNotation } from "../../src/scenario/notation.ts";
import { allot } from "../cli/command.ts";
import { byHand } from "../oracles/by-hand.ts";

const small: SpaceBounds = { maxUnits: 2, minMight: 0, maxMight: 2, maxPool: 5, flags: "TBIPX" };

/** The whole space with some parts replaced by broken ones: how often each law is broken, and the first board of each. */
function audit(bounds: SpaceBounds, rules: RuleSet, suspects: Partial<Suspects> = {}) {
	const space = boardSpace(bounds);
	const tally = tallyRange({ space, examine: lawExaminer(space, rules, suspects) }, 0n, space.size);
	const written = (rank: string | undefined) => toNotation(toBoard(space, unrankBoard(space, BigInt(rank as string))));
	return { tally, first: tally.found === "0" ? null : written(tally.smallest[0]), laws: Object.keys(tally.groups) };
}

describe("the laws hold on every board of a small space", () => {
	// The defaults, and every other answer; how much is called excess damage is no question of legality.
	const answers = READINGS.filter(({ id }) => id !== "excess-count").flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value })));
	const sets = VERSIONS.flatMap(({ id }) => [{}, ...answers].map((readings) => ({ rules: id, readings })));
	test.each(sets)("$rules $readings", (wish) => {
		expect(audit({ ...small, minMight: 1 }, chosenRules(wish)).tally.found).toBe("0");
	});
});

test("over a million boards: no law is broken", async () => {
	const { code, out } = await allot([
		"audit",
		"laws",
		"--flags",
		"TBIPX",
		"--min-might",
		"1",
		"--max-might",
		"2",
		"--max-pool",
		"11",
		"--format",
		"json",
		"--workers",
		"2",
	]);
	const report = JSON.parse(out) as { boards: string; differing: string; completion: string };
	expect(BigInt(report.boards)).toBeGreaterThan(1_000_000n);
	expect(report).toMatchObject({ differing: "0", completion: "complete" });
	expect(code).toBe(0);
}, 600_000);

/** A diagram of a changed problem, which still says it is of the stated one. */
function diagramOf(change: (problem: AssignmentProblem) => Partial<AssignmentProblem>): Partial<Suspects> {
	return { build: (problem): Diagram => ({ ...buildDiagram({ ...problem, ...change(problem) }), problem }) };
}

const everyClass =
	(classes: readonly number[]) =>
	({ recipients }: AssignmentProblem) => ({
		recipients: recipients.map((one) => (one.classes.length === 0 ? one : { ...one, classes })),
	});

describe("a planted bug is found, on the smallest board on which it shows", () => {
	const newest = chosenRules({});
	const bugs: readonly [string, Partial<Suspects>, string, string][] = [
		["any number of units may be left short", diagramOf(() => ({ fill: "free" })), "in-full", "2 > 2*2"],
		["overkill is not capped", diagramOf(() => ({ cap: "none" })), "cap", "2 > 2*0"],
		["Tank and Backline are ignored", diagramOf(everyClass([1])), "priority", "1 > 0 0T"],
		["the pool is one more", diagramOf(({ pool }) => ({ pool: pool + 1 })), "sum", "0 > 0"],
		[
			"a unit with Tank and Backline is always a Tank",
			diagramOf(({ recipients }) => ({
				recipients: recipients.map((one) => (one.classes.length === 2 ? { ...one, classes: one.classes.slice(0, 1) } : one)),
			})),
			"completeness",
			"1 > 0 0TB",
		],
		["the excess goes to one unit only", diagramOf(() => ({ surplus: "single" })), "completeness", "4 > 2*0"],
	];
	test.each(bugs)("%s", (_, suspects, law, smallest) => {
		const { first, laws, tally } = audit(small, newest, suspects);
		expect(first).toBe(smallest);
		expect(laws).toContain(law);
		// The first board found is a smallest one: nothing before it in the order is found.
		const space = boardSpace(small);
		const before = tallyRange({ space, examine: lawExaminer(space, newest, suspects) }, 0n, BigInt(tally.smallest[0] as string));
		expect(before.found).toBe("0");
	});

	test("a compiler that forgets what 1.4 says of doubling disagrees with the second reading of the rules", () => {
		const forgetful: Suspects["compile"] = (board, side, rules) =>
			problemUnder(board, side, rules.version.id === "1.4" ? { ...rules, version: chosenRules({ rules: "1.3" }).version } : rules);
		const { first, laws } = audit(small, newest, { compile: forgetful });
		expect(laws).toEqual(["referee"]);
		expect(first).toBe("2 > 0 2X");
	});

	test("a compiler for which a unit depends on its neighbors is not what the audit puts together", () => {
		const jealous: Suspects["compile"] = (board, side, rules) => {
			const stated = problemUnder(board, side, rules);
			return stated.recipients.length < 2 ? stated : { ...stated, recipients: stated.recipients.map((one) => ({ ...one, need: one.need + 1 })) };
		};
		expect(audit(small, newest, { compile: jealous })).toMatchObject({ laws: ["compiler"], first: "0 > 2*0" });
	});
});

test("the referee agrees with the rules served by hand", () => {
	const space = boardSpace({ ...small, minMight: 1, maxPool: 4, flags: "TBIX" });
	for (const wish of [{ rules: "1.0" }, { rules: "1.3", readings: { excess: "last" } }, { readings: { immune: "excess", excess: "single" } }]) {
		for (const each of boardsBetween(space, 0n, space.size)) {
			const board = { ...toBoard(space, each), rules: "1.4", ...wish };
			expect(refereeAssignments(board, chosenRules(wish)).toReversed(), toNotation(board)).toEqual(byHand(board, "attacker"));
		}
	}
});

test("every law has words", () => {
	for (const law of LAWS) expect(Object.keys(en)).toContain(`law.${law}`);
});
