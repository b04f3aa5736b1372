import fc from "fast-check";
import { expect, test } from "vitest";
import { board, problem } from "../../../src/index.ts";
import { structuredSolver } from "../../../src/queries/structured-solver.ts";
import { bruteForceSolver } from "../../../src/solvers/brute-force.ts";
import { relax } from "../../../src/solvers/milp/adapter.ts";
import { byValue } from "../../../src/solvers/milp/best.ts";
import { enumerateByBranching } from "../../../src/solvers/milp/enumerate.ts";
import { createOracle } from "../../../src/solvers/milp/oracle.ts";
import { milpSolver } from "../../../src/solvers/milp/solver.ts";
import { anyBoard, anyProblem, anySide } from "../../arbitraries.ts";

const milp = milpSolver();
const solvers = [structuredSolver, milp, bruteForceSolver];

/** Boards whose assignments the mixed-integer solver lists in some milliseconds. */
const smallBoard = fc
	.tuple(anyBoard, anySide)
	.map(([board, side]) => problem(board, { side }))
	.filter((stated) => structuredSolver.count(stated) <= 60n);

test("three solvers, one law: the same assignments in the same order, and the same count (any problem)", () => {
	fc.assert(
		fc.property(anyProblem, (stated) => {
			const [structured, ...others] = solvers.map((solver) => ({ all: [...solver.assignments(stated)], count: solver.count(stated) }));
			for (const other of others) expect(other).toEqual(structured);
		}),
		{ numRuns: 250 },
	);
});

test("three solvers, one law: the same on boards of every feature, version and reading", () => {
	fc.assert(
		fc.property(smallBoard, (stated) => {
			const [structured, ...others] = solvers.map((solver) => [...solver.assignments(stated)]);
			for (const other of others) expect(other).toEqual(structured);
		}),
		{ numRuns: 200 },
	);
});

test("three solvers, one law: the same best assignments in the same order", () => {
	fc.assert(
		fc.property(fc.oneof(anyProblem, smallBoard), fc.integer({ min: 1, max: 6 }), (stated, top) => {
			const answers = solvers.map((solver) => solver.best(stated, top).map(({ value, assignment }) => ({ value, assignment: [...assignment] })));
			for (const answer of answers) expect(answer).toEqual(answers[0]);
		}),
		{ numRuns: 200 },
	);
});

test("three solvers, one law: the same verdict on any amounts", () => {
	fc.assert(
		fc.property(anyProblem, fc.array(fc.nat({ max: 6 }), { minLength: 5, maxLength: 5 }), (stated, amounts) => {
			const given = amounts.slice(0, stated.recipients.length);
			// Amounts that add up to the pool are the interesting ones: the last takes what is missing.
			const rest = stated.pool - given.slice(1).reduce((sum, amount) => sum + amount, 0);
			if (given.length > 0 && rest >= 0) given[0] = rest;
			const verdicts = solvers.map((solver) => solver.isLegal(stated, given));
			expect(new Set(verdicts).size).toBe(1);
		}),
		{ numRuns: 500 },
	);
});

test("the mixed-integer path is really taken: javascript-lp-solver answers, and its answers decide", () => {
	const stated = fc.sample(smallBoard, { numRuns: 40, seed: 1 });
	let solved = 0;
	for (const one of stated) {
		const counting = createOracle(10_000, (program, objective) => {
			if (program.variables.some(({ lower, upper }) => lower < upper)) solved++;
			return relax(program, objective);
		});
		expect([...enumerateByBranching(one, counting)]).toEqual([...structuredSolver.assignments(one)]);
		const denying = createOracle(10_000, () => null);
		expect([...enumerateByBranching(one, denying)]).toEqual([]);
		expect([...byValue(one, denying)]).toEqual([]);
	}
	expect(solved).toBeGreaterThan(stated.length);
});

test("a linear solver that misses one solution in ten is caught", () => {
	let asked = 0;
	const forgetful = () => createOracle(10_000, (program, objective) => (++asked % 10 === 0 ? null : relax(program, objective)));
	const caught = fc.check(
		fc.property(smallBoard, (stated) => {
			expect([...enumerateByBranching(stated, forgetful())]).toEqual([...structuredSolver.assignments(stated)]);
		}),
		{ numRuns: 100, endOnFailure: true },
	);
	expect(caught.failed).toBe(true);
});

test("boards of ten units, where the solver's own branching hangs", () => {
	const units = fc.array(fc.constantFrom("1", "3", "4", "6", "5T", "2B", "4TB", "3I", "2X", "4P2"), { minLength: 10, maxLength: 10 });
	for (const [defenders, pool] of fc.sample(fc.tuple(units, fc.integer({ min: 3, max: 14 })), { numRuns: 25, seed: 3 })) {
		const stated = problem(board(`${pool} > ${defenders.join(" ")}`));
		expect(milp.best(stated, 1)).toEqual(structuredSolver.best(stated, 1).map(({ value, assignment }) => ({ value, assignment })));
	}
});
