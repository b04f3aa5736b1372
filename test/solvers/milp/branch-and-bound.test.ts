import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { InputError } from "../../../src/core/errors.ts";
import { lpLines } from "../../../src/formats/lp.ts";
import { createOracle } from "../../../src/solvers/milp/oracle.ts";
import { broken, type Program, type Row, related, type Term, total } from "../../../src/solvers/milp/program.ts";
import { propagate } from "../../../src/solvers/milp/propagate.ts";
import { greatestValue } from "../../oracles/highs.ts";

const term = fc.record({ coefficient: fc.integer({ min: -5, max: 5 }).filter((c) => c !== 0), variable: fc.nat({ max: 4 }) });
const sum = fc.uniqueArray(term, { minLength: 1, maxLength: 4, selector: ({ variable }) => variable });
const row: fc.Arbitrary<Row> = fc.record({
	name: fc.constant("row"),
	terms: sum,
	relation: fc.constantFrom("<=", ">=", "="),
	bound: fc.integer({ min: -8, max: 8 }),
});

/** Programs of five small variables: every point can be looked at. Some are called what the solver's answers are called. */
const anyProgram: fc.Arbitrary<Program> = fc.record({
	variables: fc
		.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 })
		.map((uppers) => uppers.map((upper, i) => ({ name: ["result", "feasible", "bounded", "z", "x0"][i] as string, lower: 0, upper }))),
	rows: fc.array(row, { maxLength: 5 }),
});

function* points(variables: Program["variables"]): Generator<number[]> {
	const [first, ...rest] = variables;
	if (first === undefined) yield [];
	else for (let value = first.lower; value <= first.upper; value++) for (const others of points(rest)) yield [value, ...others];
}

function solutions(program: Program): number[][] {
	return [...points(program.variables)].filter((values) =>
		program.rows.every(({ terms, relation, bound }) => related(total(terms, values), relation, bound)),
	);
}

test("finds the optimum that looking at every point finds, or that there is none", () => {
	fc.assert(
		fc.property(anyProgram, sum, (program, objective) => {
			const best = solutions(program).reduce((most, values) => Math.max(most, total(objective, values)), -Infinity);
			const found = createOracle().maximize(program, objective);
			expect(found === null ? -Infinity : total(objective, found)).toBe(best);
			if (found !== null) expect(broken(program, found)).toBeNull();
		}),
		{ numRuns: 1000 },
	);
});

test("finds the same when the linear solver never comes to an end", () => {
	fc.assert(
		fc.property(anyProgram, sum, (program, objective) => {
			const stalled = createOracle(10_000, (tight) =>
				tight.variables.some(({ lower, upper }) => lower < upper) ? "unknown" : tight.variables.map(({ lower }) => lower),
			);
			const found = stalled.maximize(program, objective);
			const expected = createOracle().maximize(program, objective);
			expect(found && total(objective, found)).toBe(expected && total(objective, expected));
		}),
		{ numRuns: 200 },
	);
});

test("propagation loses no solution and adds none", () => {
	fc.assert(
		fc.property(anyProgram, (program) => {
			const tight = propagate(program);
			expect(tight === null ? [] : solutions(tight)).toEqual(solutions(program));
		}),
		{ numRuns: 1000 },
	);
});

test("the optimum on which the solver's presolve is wrong: min 3a − 5b", () => {
	const named = (name: string, upper: number) => ({ name, lower: 0, upper });
	const of = (...coefficients: number[]): Term[] =>
		coefficients.flatMap((coefficient, variable) => (coefficient === 0 ? [] : [{ coefficient, variable }]));
	const program: Program = {
		variables: [named("a", 2), named("b", 4)],
		rows: [
			{ name: "fixed", terms: of(-2), relation: "=", bound: -4 },
			{ name: "room", terms: of(-4, -1), relation: "<=", bound: 2 },
		],
	};
	expect(createOracle().maximize(program, of(-3, 5))).toEqual([2, 4]);
});

interface LpSolverModel {
	constraints: Record<string, { min?: number; max?: number; equal?: number }>;
	variables: Record<string, Record<string, number>>;
	ints: Record<string, 1>;
}

test("the program on which the solver's own branching never ends has an answer here, the one that HiGHS gives", async () => {
	const model: LpSolverModel = JSON.parse(readFileSync(new URL("../../cases/lp-solver-hangs.json", import.meta.url), "utf8"));
	const names = Object.keys(model.variables);
	const program: Program = {
		variables: names.map((name) => ({ name, lower: 0, upper: name in model.ints ? 5 : 1 })),
		rows: Object.entries(model.constraints).flatMap(([name, { min, max, equal }]): Row[] => {
			const terms = names.flatMap((variable, index) => {
				const coefficient = model.variables[variable]?.[name];
				return coefficient ? [{ coefficient, variable: index }] : [];
			});
			if (equal !== undefined) return [{ name, terms, relation: "=", bound: equal }];
			return min === undefined ? [{ name, terms, relation: "<=", bound: max as number }] : [{ name, terms, relation: ">=", bound: min }];
		}),
	};
	const text = [...lpLines({ program, value: [], goal: "legal", comments: [] })].join("\n");
	const found = createOracle().maximize(program, []);
	expect(found === null).toBe((await greatestValue(text)) === null);
	if (found !== null) expect(broken(program, found)).toBeNull();
});

test("the budget ends it, with a reason", () => {
	const program: Program = { variables: [{ name: "x", lower: 0, upper: 9 }], rows: [] };
	const oracle = createOracle(1);
	expect(oracle.maximize(program, [{ coefficient: 1, variable: 0 }])).toEqual([9]);
	expect(() => oracle.maximize(program, [])).toThrow(InputError);
	expect(oracle.nodes).toBe(1);
});

test("an answer that breaks a row is refused, and so are numbers beyond what the solver is trusted with", () => {
	const program: Program = {
		variables: [
			{ name: "x", lower: 0, upper: 9 },
			{ name: "y", lower: 0, upper: 9 },
		],
		rows: [
			{
				name: "both",
				terms: [
					{ coefficient: 1, variable: 0 },
					{ coefficient: 1, variable: 1 },
				],
				relation: "<=",
				bound: 9,
			},
		],
	};
	const code = (ask: () => unknown) => {
		try {
			return ask();
		} catch (error) {
			return (error as InputError).issues[0]?.code;
		}
	};
	expect(code(() => createOracle(10, () => [9, 9]).maximize(program, []))).toBe("milp-wrong-answer");
	expect(code(() => createOracle(10).maximize(program, [{ coefficient: 2_000_000, variable: 0 }]))).toBe("milp-too-large");
});
