import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boardsBetween, toBoard } from "../../src/audit/space.ts";
import { EMPTY_TALLY, mergeTallies, tallyRange } from "../../src/audit/tally.ts";
import { type AuditTask, prepareTask } from "../../src/audit/task.ts";
import { board, count, enumerate, fates, problem } from "../../src/index.ts";
import { diffReport } from "../../src/reports/diff.ts";
import { resolveReport } from "../../src/reports/resolve.ts";
import type { RiftboundBoard } from "../../src/rules/riftbound/board.ts";
import { problemUnder } from "../../src/rules/riftbound/compile.ts";
import { chosenRules } from "../../src/rules/riftbound/rule-choice.ts";

const space = { maxUnits: 2, minMight: 0, maxMight: 2, maxPool: 4, flags: "TIPX" };

const pairs = [
	[{ rules: "1.3" }, { rules: "1.4" }],
	[{ rules: "1.0" }, { rules: "1.4" }],
	[{ readings: { excess: "single" } }, { readings: { excess: "last" } }],
	[{ readings: { immune: "ignored" } }, { rules: "1.2", readings: { immune: "excess", "never-lethal": "exempt" } }],
] as const;

describe.each(pairs)("audit diff %j against %j", (a, b) => {
	const task: AuditTask = { audit: "diff", space, a, b };

	test("finds the boards whose sets of assignments differ, and counts by how much", () => {
		const prepared = prepareTask(task);
		const sets = [chosenRules(a), chosenRules(b)];
		let [differing, onlyA, onlyB] = [0, 0, 0];
		const first: string[] = [];
		let rank = 0n;
		for (const each of boardsBetween(prepared.space, 0n, prepared.space.size)) {
			const one = toBoard(prepared.space, each);
			const [inA, inB] = sets.map((rules) => new Set([...enumerate(problemUnder(one, "attacker", rules))].map(String))) as [Set<string>, Set<string>];
			const missing = [...inA].filter((amounts) => !inB.has(amounts)).length;
			const added = [...inB].filter((amounts) => !inA.has(amounts)).length;
			if (missing + added > 0) {
				differing++;
				if (first.length < 10) first.push(String(rank));
			}
			onlyA += missing;
			onlyB += added;
			rank++;
		}
		const tally = tallyRange(prepared, 0n, prepared.space.size);
		expect(tally).toMatchObject({ found: String(differing), onlyA: String(onlyA), onlyB: String(onlyB), smallest: first });
		expect(Object.values(tally.groups).reduce((sum, group) => sum + Number(group.boards), 0)).toBe(differing);
	});

	test("does not depend on how the space is cut", () => {
		const prepared = prepareTask(task);
		const size = Number(prepared.space.size);
		const whole = tallyRange(prepared, 0n, prepared.space.size);
		fc.assert(
			fc.property(fc.array(fc.nat({ max: size }), { maxLength: 4 }), (cuts) => {
				const ends = [...new Set([...cuts, size])].filter((end) => end > 0).sort((one, other) => one - other);
				let merged = EMPTY_TALLY;
				let from = 0;
				for (const to of ends) {
					// A fresh task: nothing may be carried over from one range to the next.
					merged = mergeTallies(merged, tallyRange(prepareTask(task), BigInt(from), BigInt(to)));
					from = to;
				}
				expect(merged).toEqual(whole);
			}),
			{ numRuns: 3 },
		);
	});
});

describe("audit find", () => {
	const tiny = { maxUnits: 2, minMight: 0, maxMight: 2, maxPool: 4, flags: "TSZ" };
	const holds = (where: string, a: object, b: object, wanted: (board: RiftboundBoard) => boolean) => {
		const { space: boards, examine } = prepareTask({ audit: "find", space: tiny, where, a, b });
		for (const each of boardsBetween(boards, 0n, boards.size)) {
			const one = toBoard(boards, each);
			expect(examine(each) !== null, JSON.stringify(one)).toBe(wanted(one));
		}
	};

	test("assignments=n, assignments>n, assignments<n", () => {
		holds("assignments=1", {}, {}, (one) => count(problem(one)) === 1n);
		holds("assignments>3", { rules: "1.0" }, {}, (one) => count(problem(one, { rules: "1.0" })) > 3n);
		holds("assignments<2", {}, {}, (one) => count(problem(one)) < 2n);
	});

	test("danger: who can be killed differs", () => {
		const b = { rules: "1.0" };
		holds("danger", {}, b, (one) => {
			const [first, second] = [fates(problem(one)), fates(problem(one, b))];
			return first.some((fate, i) => (fate === "never") !== (second[i] === "never"));
		});
	});

	test("wipeout: some assignments of both sides leave nobody", () => {
		holds("wipeout", {}, {}, (one) => {
			const [attacks, defends] = (["attacker", "defender"] as const).map((side) => [...enumerate(problem(one, { side }))]);
			return attacks?.some((attack) => {
				const { result } = resolveReport(one, { attack, defend: defends?.[0] }) as { result: string };
				return result === "uncontrolled";
			}) as boolean;
		});
	});
});

describe("diff on one board says which change makes the difference", () => {
	const causes = (notation: string, a: string, b: string) =>
		diffReport(board(notation), { a, b }).causes.map(({ name, rule, makes }) => [name, rule, makes].join(" "));

	test("one atom", () => expect(causes("3 > 2 2X", "rules=1.3", "rules=1.4")).toEqual(["doubling-counts 465.2.c.5 all"]));
	test("one reading", () => expect(causes("6 > 2 2", "excess=any", "excess=last")).toEqual(["excess  all"]));
	test("several, each a part", () =>
		expect(causes("6 > 2 2P", "rules=1.0", "rules=1.4")).toEqual(["no-overkill 465.2.c.4 part", "prevention-counts 465.2.c.5 part"]));
	test("one that matters only together with another: without prevention there is no unit that nothing can kill", () =>
		expect(causes("3 > 2P 2", "rules=1.2", "rules=1.4,never-lethal=exempt")).toEqual(["prevention-counts 465.2.c.5 part", "never-lethal  jointly"]));
	test("none", () => expect(causes("3 > 2 2", "rules=1.3", "rules=1.4")).toEqual([]));
	test("a rule that is gone is cited where it stood", () =>
		expect(causes("3 > 2 2X", "rules=1.4", "rules=1.3")).toEqual(["doubling-counts 465.2.c.5 all"]));
});
