/**
 * The one file that knows javascript-lp-solver. It is given linear relaxations only, and the branching to whole numbers is ours
 * (`branch-and-bound.ts`): its own branching re-solves with a dual simplex that calls solvable programs infeasible, and can loop
 * for ever on boards of six units, as it does on test/cases/lp-solver-hangs.json.
 *
 * The rest keeps to the part of it that works: variables ≥ 0, small coefficients, opaque names (a variable called "result" or
 * "feasible" would vanish among the answer's own keys), no presolve, which can misreport the optimum; and its status is read before
 * its values, which it lists even where it found none. Its `result` is not read at all.
 */
import solver from "javascript-lp-solver";
import { refuse } from "../../core/errors.ts";
import type { Relaxed } from "./branch-and-bound.ts";
import type { Program, Term } from "./program.ts";

/** Largest coefficient or bound that the solver is trusted with. */
const LARGEST = 1_000_000;

interface LpModel {
	readonly optimize: string;
	readonly opType: "max";
	readonly constraints: Record<string, { min?: number; max?: number; equal?: number }>;
	readonly variables: Record<string, Record<string, number>>;
	readonly options: { readonly presolve: false };
}

// The package's types don't resolve under NodeNext (they import without extensions), so they are stated here.
const lpSolver = solver as unknown as {
	Solve(model: LpModel): { feasible: boolean; bounded: boolean } & Record<string, number | boolean>;
	readonly Tableau: { readonly prototype: { pivot(row: number, column: number): void } };
};

/** Pivots after which a relaxation counts as stalled: many times what programs of some hundred rows take. */
const MOST_PIVOTS = 1_000;

const OBJECTIVE = "z";
const SIDE = { "<=": "max", ">=": "min", "=": "equal" } as const;

/**
 * The values, whole or not, with the greatest Σ objective; null when there are none; "unknown" when the solver goes round in circles.
 * Every variable must have bounds in order.
 *
 * @throws InputError "milp-too-large" for numbers beyond 10^6
 */
export function relax({ variables, rows }: Program, objective: readonly Term[]): Relaxed {
	const model: LpModel = { optimize: OBJECTIVE, opType: "max", constraints: {}, variables: {}, options: { presolve: false } };
	const columns = variables.map(({ lower, upper }, i): Record<string, number> | null => {
		if (lower === upper) return null;
		const column: Record<string, number> = { [`b${i}`]: 1 };
		model.constraints[`b${i}`] = lower > 0 ? { min: lower, max: within(upper) } : { max: within(upper) };
		model.variables[`x${i}`] = column;
		return column;
	});
	for (const [r, { terms, relation, bound }] of rows.entries()) {
		let rest = bound;
		for (const { coefficient, variable } of terms) {
			const column = columns[variable];
			if (column) column[`r${r}`] = within(coefficient);
			else rest -= coefficient * (variables[variable] as { lower: number }).lower;
		}
		model.constraints[`r${r}`] = { [SIDE[relation]]: within(rest) };
	}
	for (const { coefficient, variable } of objective) {
		const column = columns[variable];
		if (column) column[OBJECTIVE] = within(coefficient);
	}
	if (columns.every((column) => column === null)) return variables.map(({ lower }) => lower);
	const answer = solve(model);
	if (answer === "unknown") return answer;
	if (!answer.feasible || !answer.bounded) return null;
	return variables.map(({ lower, upper }, i) => (lower === upper ? lower : Number(answer[`x${i}`] ?? 0)));
}

/**
 * Its simplex can go round in circles for ever, and has neither a limit nor a way to be stopped but to throw out of a pivot. For the time
 * of the call the pivots are counted.
 */
function solve(model: LpModel): ReturnType<typeof lpSolver.Solve> | "unknown" {
	const { prototype } = lpSolver.Tableau;
	const { pivot } = prototype;
	let pivots = 0;
	prototype.pivot = function (row, column) {
		if (++pivots > MOST_PIVOTS) throw new Error("stalled");
		pivot.call(this, row, column);
	};
	try {
		return lpSolver.Solve(model);
	} catch (error) {
		if (pivots > MOST_PIVOTS) return "unknown";
		throw error;
	} finally {
		prototype.pivot = pivot;
	}
}

function within(number: number): number {
	if (Math.abs(number) > LARGEST) refuse("milp-too-large", { number, limit: LARGEST });
	return number;
}
