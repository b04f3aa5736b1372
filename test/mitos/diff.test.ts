import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { board, enumerate, type MitosBoard, problem } from "../../src/index.ts";
import { mitosDiffReport } from "../../src/reports/mitos/diff.ts";
import { READINGS } from "../../src/rules/mitos/readings.ts";
import { mitosBoard } from "./boards.ts";

const compared = (text: string, a: string, b: string) => mitosDiffReport(board(`mitos: ${text}`) as MitosBoard, { a, b });

describe("two readings on one board", () => {
	test("a survivor that absorbs: less damage, fewer ways to reduce", () => {
		const report = compared("5 4 > 3I @30 {reduce 3} | 1:1", "excess-over-protected=passes", "excess-over-protected=absorbed");
		expect(report).toMatchObject({ onlyA: "2", onlyB: "0", both: "1", causes: ["excess-over-protected=absorbed"] });
		expect(report.differing).toEqual(["damageBy", "damage", "milled", "castle"]);
		expect([report.outcomes.a.damage, report.outcomes.b.damage]).toEqual([3, 1]);
	});

	test("nothing changes where the question does not come up", () => {
		expect(compared("5 > 3 @30 | 1:1", "watchers=no", "watchers=yes")).toMatchObject({
			onlyA: "0",
			onlyB: "0",
			both: "1",
			differing: [],
			causes: [],
		});
	});
});

test("what is legal under one reading only is what the two lists say", () => {
	const reading = fc.constantFrom(...READINGS.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`)));
	fc.assert(
		fc.property(mitosBoard(3), reading, reading, (on, a, b) => {
			const list = (choice: string) => {
				const [id, value] = choice.split("=") as [string, string];
				return [...enumerate(problem(on, { readings: { [id]: value } }))].map(String);
			};
			const [ofA, ofB] = [new Set(list(a)), new Set(list(b))];
			const report = mitosDiffReport(on, { a, b });
			expect(report.onlyA).toBe(String([...ofA].filter((one) => !ofB.has(one)).length));
			expect(report.onlyB).toBe(String([...ofB].filter((one) => !ofA.has(one)).length));
			expect(report.both).toBe(String([...ofA].filter((one) => ofB.has(one)).length));
		}),
		{ numRuns: 300 },
	);
});
