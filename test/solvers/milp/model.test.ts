import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AssignmentProblem } from "../../../src/core/problem.ts";
import { enumerate } from "../../../src/index.ts";
import { solutionsInOrder } from "../../../src/solvers/milp/enumerate.ts";
import { type AssignmentModel, assignmentModel } from "../../../src/solvers/milp/model.ts";
import { createOracle } from "../../../src/solvers/milp/oracle.ts";
import { narrow } from "../../../src/solvers/milp/program.ts";
import { anyProblem } from "../../arbitraries.ts";

/** The model without the rows whose names begin like this: a planted bug. */
function without(model: AssignmentModel, row: string): AssignmentModel {
	return { ...model, program: { ...model.program, rows: model.program.rows.filter(({ name }) => !new RegExp(`^${row}(_|$)`).test(name)) } };
}

function assignments(model: AssignmentModel): number[][] {
	return [...solutionsInOrder(model, model.program, createOracle())];
}

/** True when the amounts leave one solution: of all that have them, none differs from the first in any binary. */
function isSettled(model: AssignmentModel, amounts: readonly number[]): boolean {
	const fixed = narrow(
		model.program,
		model.amounts.map((variable, i) => [variable, amounts[i] as number, amounts[i] as number]),
	);
	const { maximize } = createOracle();
	const first = maximize(fixed, []);
	if (first === null) return false;
	const binaries = fixed.variables.flatMap(({ lower, upper }, variable) => (lower === 0 && upper === 1 ? [variable] : []));
	const difference = binaries.map((variable) => ({ variable, coefficient: first[variable] === 0 ? 1 : -1 }));
	return maximize(fixed, difference)?.every((value, variable) => value === first[variable]) === true;
}

const fails = (property: fc.IProperty<[AssignmentProblem]>) => fc.check(property, { numRuns: 3000, seed: 5, endOnFailure: true }).failed;

test("every legal assignment is one solution of the model, not several", () => {
	fc.assert(
		fc.property(anyProblem, (stated) => {
			const model = assignmentModel(stated, { kills: true });
			for (const amounts of enumerate(stated)) expect(isSettled(model, amounts)).toBe(true);
		}),
		{ numRuns: 200 },
	);
});

describe("no row is idle: without it the model has too many assignments", () => {
	test.each(["sum", "kind", "low", "high", "over", "in_full", "all", "cap", "surplus", "block", "turn", "least", "greatest"])("%s", (row) => {
		const broken = fc.property(anyProblem, (stated) => {
			expect(assignments(without(assignmentModel(stated), row))).toEqual([...enumerate(stated)]);
		});
		expect(fails(broken)).toBe(true);
	});
});

describe("no row is idle: without it an assignment has more than one solution", () => {
	test.each(["free", "tie", "late", "all", "lives", "dies"])("%s", (row) => {
		const broken = fc.property(anyProblem, (stated) => {
			const model = without(assignmentModel(stated, { kills: true }), row);
			for (const amounts of enumerate(stated)) expect(isSettled(model, amounts)).toBe(true);
		});
		expect(fails(broken)).toBe(true);
	});
});

test("a step that is skipped and a sum that nobody can take have no solution", () => {
	const nobody = { recipients: [], fill: "in-full", cap: "need", surplus: "any", exempt: "surplus" } as const;
	expect(assignments(assignmentModel({ ...nobody, pool: 0 }))).toEqual([[]]);
	expect(assignments(assignmentModel({ ...nobody, pool: 3 }))).toEqual([]);
	expect(assignments(assignmentModel({ ...nobody, pool: 0, skipped: true }))).toEqual([]);
});
