import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDiagram } from "../../src/core/diagram.ts";
import { countPaths } from "../../src/core/path-counts.ts";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { buildProduct, commonPaths } from "../../src/core/product.ts";
import { board, problem } from "../../src/index.ts";
import { diff } from "../../src/queries/diff.ts";
import { bruteForce } from "../../src/solvers/brute-force.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

/** Two problems of any knobs over equally many recipients, half of them with the same pool. */
const pairOfProblems = fc.tuple(anyProblem, anyProblem, fc.boolean()).map(([a, b, samePool]): [AssignmentProblem, AssignmentProblem] => {
	const size = Math.min(a.recipients.length, b.recipients.length);
	const cut = (one: AssignmentProblem): AssignmentProblem => ({ ...one, recipients: one.recipients.slice(0, size) });
	return [cut(a), { ...cut(b), ...(samePool ? { pool: a.pool } : {}) }];
});

function expectDifference(a: AssignmentProblem, b: AssignmentProblem): void {
	const inA = new Set([...bruteForce(a)].map(String));
	const inB = new Set([...bruteForce(b)].map(String));
	const onlyA = [...inA].filter((one) => !inB.has(one));
	const onlyB = [...inB].filter((one) => !inA.has(one));
	const found = diff(a, b, { limit: 1_000_000 });
	expect(found.both).toBe(BigInt(inA.size - onlyA.length));
	expect(found.onlyA).toBe(BigInt(onlyA.length));
	expect(found.onlyB).toBe(BigInt(onlyB.length));
	// Both list in rank order, so that equal means: the same ones, each once, in order.
	expect(found.examples.onlyA.map(String)).toEqual(onlyA);
	expect(found.examples.onlyB.map(String)).toEqual(onlyB);
}

test("the difference of two problems is the difference of their sets, counted and listed in rank order (any problems)", () => {
	fc.assert(
		fc.property(pairOfProblems, ([a, b]) => expectDifference(a, b)),
		{ numRuns: 600 },
	);
});

test("the same for one board under two rule sets", () => {
	fc.assert(
		fc.property(anyBoard, anyBoard, anySide, (one, other, side) => {
			expectDifference(problem(one, { side }), problem(one, { side, rules: other.rules, readings: other.readings }));
		}),
		{ numRuns: 200 },
	);
});

test("a problem does not differ from itself", () => {
	fc.assert(
		fc.property(anyProblem, (one) => {
			const product = buildProduct(buildDiagram(one), buildDiagram(one));
			expect(commonPaths(product)).toBe(countPaths(product.a));
		}),
	);
});

test("counts beyond 2^53 are exact: the parts add up to the whole", () => {
	const notation = "152 > 60*5";
	const [a, b] = [problem(board(notation), { rules: "1.0" }), problem(board(notation), { rules: "1.4" })];
	const found = diff(a, b, { limit: 2 });
	expect(found.both).toBeGreaterThan(2n ** 53n);
	expect(found.both + found.onlyA).toBe(countPaths(buildDiagram(a)));
	expect(found.both + found.onlyB).toBe(countPaths(buildDiagram(b)));
	expect(found.examples.onlyA).toHaveLength(2);
});

test("problems over different recipients are refused", () => {
	expect(() => diff(problem(board("3 > 2 2")), problem(board("3 > 2 2 2")))).toThrow("different-recipients");
});
