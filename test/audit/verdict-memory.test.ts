/** What the threads of an audit remember together: never a wrong verdict, whoever wrote it and however full the memory is. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/audit/examiner.ts";
import { lawExaminer } from "../../src/audit/laws.ts";
import { boardSpace, boardsBetween } from "../../src/audit/space.ts";
import { ownVerdicts, type VerdictMemory, verdictsIn } from "../../src/audit/verdict-memory.ts";
import { buildDiagram } from "../../src/core/diagram.ts";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { chosenRules } from "../../src/rules/riftbound/rule-choice.ts";

/** So small that verdicts drive each other out. */
const tiny = (): VerdictMemory => ({
	nothing: new SharedArrayBuffer(16),
	findings: new SharedArrayBuffer(4 * 8 * 8),
	groups: new SharedArrayBuffer(128),
});

const key = fc.oneof(fc.nat(40), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
const points = fc.oneof(fc.nat(5), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
const verdict = fc.option(fc.record({ group: fc.constantFrom("narrowed cap", "widened", "größer ↑"), onlyA: points, onlyB: points }), { nil: null });
const writes = fc.array(fc.record({ key, verdict, thread: fc.nat(1) }), { maxLength: 60 });

describe("verdicts of several threads", () => {
	test("what is remembered is what was last written, in small memory and large", () => {
		fc.assert(
			fc.property(writes, fc.boolean(), (written, small) => {
				const memory = small ? tiny() : ownVerdicts();
				const threads = [verdictsIn(memory), verdictsIn(memory)] as const;
				const latest = new Map<number, Finding | null>();
				for (const { key, verdict, thread } of written) {
					// A verdict on a key never changes within an audit.
					if (!latest.has(key)) latest.set(key, verdict);
					threads[thread as 0 | 1].set(key, latest.get(key) as Finding | null);
				}
				for (const [key, verdict] of latest) {
					for (const thread of threads) {
						const found = thread.get(key);
						if (found !== undefined || !small) expect(found).toEqual(verdict);
					}
				}
			}),
		);
	});

	test("a slot that somebody is writing to is passed over", () => {
		const memory = ownVerdicts();
		const verdicts = verdictsIn(memory);
		const far = 2 ** 40;
		verdicts.set(far, { group: "widened", onlyA: 1, onlyB: 2 });
		const words = new Int32Array(memory.findings);
		const at = words.findIndex((word) => word !== 0);
		expect(verdicts.get(far)).toEqual({ group: "widened", onlyA: 1, onlyB: 2 });
		words[at] = 1;
		expect(verdicts.get(far)).toBeUndefined();
	});

	test("numbers beyond 2^53 are not remembered, rather than rounded", () => {
		const verdicts = verdictsIn(ownVerdicts());
		verdicts.set(5, { group: "widened", onlyA: 2n ** 60n, onlyB: 0n });
		expect(verdicts.get(5)).toBeUndefined();
	});

	test("more groups than there is room for are not remembered", () => {
		const verdicts = verdictsIn(tiny());
		for (let i = 0; i < 50; i++) verdicts.set(100 + i, { group: `a group with a long name ${i}` });
		for (let i = 0; i < 50; i++) {
			const found = verdicts.get(100 + i);
			if (found !== undefined) expect(found?.group).toBe(`a group with a long name ${i}`);
		}
	});

	test("what one thread has examined no other examines again, whatever the verdict", () => {
		const space = boardSpace({ maxUnits: 2, minMight: 0, maxMight: 2, maxPool: 4, flags: "TBI" });
		const rules = chosenRules({ rules: "1.4" });
		const memory = ownVerdicts();
		let built = 0;
		// A solver that keeps an excess whole where there are two defenders: many verdicts are findings.
		const build = (stated: AssignmentProblem) => {
			built++;
			return buildDiagram(stated.recipients.length === 2 ? { ...stated, surplus: "single" as const } : stated);
		};
		const verdictsOf = () => {
			const examine = lawExaminer(space, rules, { build }, memory);
			return Array.from(boardsBetween(space, 0n, space.size), (board) => examine(board)?.group ?? null);
		};
		const first = verdictsOf();
		expect(new Set(first).size).toBeGreaterThan(1);
		const afterFirst = built;
		expect(verdictsOf()).toEqual(first);
		expect(built).toBe(afterFirst);
	});
});
