/** Mixed-integer solvers in JavaScript and WebAssembly, each given the model that `convert --to lp` writes, as data or as text. */
import glpkLoader from "glpk.js/node";
import highsLoader from "highs";
import lpSolver from "javascript-lp-solver";
import { solve as yalpsSolve } from "yalps";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { lpLines } from "../../src/formats/lp.ts";
import { statedModel } from "../../src/formats/stated-model.ts";
import { enumerateByBranching } from "../../src/solvers/milp/enumerate.ts";
import { createOracle } from "../../src/solvers/milp/oracle.ts";
import { type Runner, TIME_LIMIT } from "./runner.ts";

const SIDE = { "<=": "max", ">=": "min", "=": "equal" } as const;

/** The model as both JavaScript solvers take it: columns of coefficients by row. */
function columns(problem: AssignmentProblem) {
	const { program, value } = statedModel(problem, "best");
	const constraints: Record<string, Record<string, number>> = {};
	const variables: Record<string, Record<string, number>> = {};
	program.variables.forEach(({ lower, upper }, i) => {
		variables[`x${i}`] = { [`b${i}`]: 1 };
		constraints[`b${i}`] = { min: lower, max: upper };
	});
	program.rows.forEach(({ terms, relation, bound }, r) => {
		constraints[`r${r}`] = { [SIDE[relation]]: bound };
		for (const { variable, coefficient } of terms) (variables[`x${variable}`] as Record<string, number>)[`r${r}`] = coefficient;
	});
	for (const { variable, coefficient } of value) (variables[`x${variable}`] as Record<string, number>).z = coefficient;
	return { constraints, variables };
}

/** Its own branching for the optimum. It has none for enumeration: there our branching asks it for feasibility, as `--solver milp` does. */
export const javascriptLpSolver: Runner = {
	name: "javascript-lp-solver",
	questions: ["enumerate", "best"],
	available: () => true,
	convert(problem, question, limit) {
		if (question === "enumerate") return { problem, limit };
		const { constraints, variables } = columns(problem);
		const ints = Object.fromEntries(Object.keys(variables).map((name) => [name, 1]));
		return { optimize: "z", opType: "max", constraints, variables, ints, options: { presolve: false, timeout: TIME_LIMIT } };
	},
	solve(model) {
		if (model !== null && typeof model === "object" && "problem" in model) {
			const { problem, limit } = model as { problem: AssignmentProblem; limit: number };
			let count = 0;
			for (const _ of enumerateByBranching(problem, createOracle(Number.MAX_SAFE_INTEGER))) if (++count >= limit) break;
			return { count };
		}
		const solved = (lpSolver as unknown as { Solve(model: unknown): { feasible: boolean; result: number } }).Solve(model);
		return { value: solved.feasible ? solved.result : Number.NaN };
	},
	answer: (solved) => solved as { value: number },
};

export const yalps: Runner = {
	name: "yalps",
	questions: ["best"],
	available: () => true,
	convert(problem) {
		const { constraints, variables } = columns(problem);
		return { direction: "maximize", objective: "z", constraints, variables, integers: true };
	},
	solve: (model) => yalpsSolve(model as Parameters<typeof yalpsSolve>[0], { timeout: TIME_LIMIT }),
	answer: (solved) => ({ value: (solved as { result: number }).result }),
};

const highsModule = await (highsLoader as unknown as () => Promise<{ solve(text: string): { ObjectiveValue: number } }>)();

export const highs: Runner = {
	name: "highs",
	questions: ["best"],
	available: () => true,
	convert: (problem) => `${[...lpLines(statedModel(problem, "best"))].join("\n")}\n`,
	solve: (model) => highsModule.solve(model as string),
	answer: (solved) => ({ value: (solved as { ObjectiveValue: number }).ObjectiveValue }),
};

const glpkSolver = await glpkLoader();

export const glpk: Runner = {
	name: "glpk.js",
	questions: ["best"],
	available: () => true,
	convert(problem) {
		const { program, value } = statedModel(problem, "best");
		const name = (variable: number) => `x${variable}`;
		const sum = (terms: typeof value) => terms.map(({ coefficient, variable }) => ({ name: name(variable), coef: coefficient }));
		const types = { "<=": glpkSolver.GLP_UP, ">=": glpkSolver.GLP_LO, "=": glpkSolver.GLP_FX };
		return {
			name: "best",
			objective: { direction: glpkSolver.GLP_MAX, name: "z", vars: sum(value) },
			subjectTo: program.rows.map(({ terms, relation, bound }, r) => ({
				name: `r${r}`,
				vars: sum(terms),
				bnds: { type: types[relation], lb: bound, ub: bound },
			})),
			bounds: program.variables.map(({ lower, upper }, i) => ({
				name: name(i),
				type: lower === upper ? glpkSolver.GLP_FX : glpkSolver.GLP_DB,
				lb: lower,
				ub: upper,
			})),
			generals: program.variables.map((_, i) => name(i)),
		};
	},
	solve: (model) => glpkSolver.solve(model as Parameters<typeof glpkSolver.solve>[0], { msglev: glpkSolver.GLP_MSG_OFF, tmlim: TIME_LIMIT / 1000 }),
	answer: (solved) => ({ value: (solved as { result: { z: number } }).result.z }),
};
