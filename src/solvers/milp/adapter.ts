/**
 * The one file that knows javascript-lp-solver. Its answers are used, not trusted: the status is read first, values are rounded to
 * whole numbers, and every bound and row is checked again before a solution leaves this file.
 *
 * What it is given keeps to the part of the solver that works: whole-number variables ≥ 0, small coefficients, opaque names (a
 * variable called "result" or "feasible" would vanish among the answer's own keys), and no presolve, which can misreport the optimum.
 */
import solver from "javascript-lp-solver";
import { refuse } from "../../core/errors.ts";
import { broken, type Program, related, type Term, total } from "./program.ts";

/** A solution's values, by variable. */
export type Values = readonly number[];

/** Largest coefficient or bound that the solver is trusted with. */
const LARGEST = 1_000_000;

interface LpModel {
	optimize: string;
	opType: "max";
	constraints: Record<string, { min?: number; max?: number; equal?: number }>;
	variables: Record<string, Record<string, number>>;
	ints: Record<string, 1>;
	options: { presolve: false };
}

// The package's types don't resolve under NodeNext (they import without extensions), so they are stated here.
const lpSolver = solver as unknown as { Solve(model: LpModel): { feasible: boolean; bounded: boolean } & Record<string, number | boolean> };

const OBJECTIVE = "z";

/**
 * The solution with the greatest Σ objective, or null when there is none. One call of the solver at most: variables with one possible
 * value and rows that hold whatever happens are left out first.
 *
 * A call can last for ever on unlucky programs, and nothing in this thread can stop it: see `bounded.ts`.
 *
 * @throws InputError "milp-too-large" for numbers beyond 10^6, "milp-wrong-answer" when the solver's answer breaks a row
 */
export function maximize(program: Program, objective: readonly Term[]): Values | null {
	const { variables } = program;
	const model: LpModel = { optimize: OBJECTIVE, opType: "max", constraints: {}, variables: {}, ints: {}, options: { presolve: false } };
	const columns = variables.map(({ lower, upper }, i): Record<string, number> | null => {
		if (lower === upper) return null;
		const column: Record<string, number> = { [`b${i}`]: 1 };
		model.constraints[`b${i}`] = lower > 0 ? { min: lower, max: upper } : { max: upper };
		model.variables[`x${i}`] = column;
		model.ints[`x${i}`] = 1;
		return column;
	});
	if (variables.some(({ lower, upper }) => lower > upper)) return null;
	for (const [r, { terms, relation, bound }] of program.rows.entries()) {
		const [least, most] = reach(program, terms);
		if (!possible(least, most, relation, bound)) return null;
		if (always(least, most, relation, bound)) continue;
		let rest = bound;
		for (const { coefficient, variable } of terms) {
			const column = columns[variable];
			if (column) column[`r${r}`] = within(coefficient);
			else rest -= coefficient * (variables[variable] as { lower: number }).lower;
		}
		model.constraints[`r${r}`] = { [relation === "=" ? "equal" : relation === "<=" ? "max" : "min"]: within(rest) };
	}
	for (const { coefficient, variable } of objective) {
		const column = columns[variable];
		if (column) column[OBJECTIVE] = within(coefficient) + (column[OBJECTIVE] ?? 0);
	}
	const free = columns.some((column) => column !== null);
	const answer = free ? lpSolver.Solve(model) : { feasible: true, bounded: true };
	if (!answer.feasible || !answer.bounded) return null;
	const values = variables.map(({ lower, upper }, i) => (lower === upper ? lower : Math.round(Number(answer[`x${i}` as never] ?? 0))));
	const fault = broken(program, values);
	if (fault !== null) refuse("milp-wrong-answer", { row: fault });
	return values;
}

/** Σ objective of a solution, added up anew: the solver's own `result` is not read. */
export function valueAt(objective: readonly Term[], values: Values): number {
	return total(objective, values);
}

/** The least and the greatest a sum can be within the variables' bounds. */
function reach({ variables }: Program, terms: readonly Term[]): [least: number, most: number] {
	let least = 0;
	let most = 0;
	for (const { coefficient, variable } of terms) {
		const { lower, upper } = variables[variable] as { lower: number; upper: number };
		least += coefficient * (coefficient > 0 ? lower : upper);
		most += coefficient * (coefficient > 0 ? upper : lower);
	}
	return [least, most];
}

function possible(least: number, most: number, relation: Program["rows"][0]["relation"], bound: number): boolean {
	return relation === "=" ? least <= bound && bound <= most : related(relation === "<=" ? least : most, relation, bound);
}

function always(least: number, most: number, relation: Program["rows"][0]["relation"], bound: number): boolean {
	return related(least, relation, bound) && related(most, relation, bound);
}

function within(number: number): number {
	if (Math.abs(number) > LARGEST) refuse("milp-too-large", { number, limit: LARGEST });
	return number;
}
