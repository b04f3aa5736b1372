import type { AssignmentProblem } from "../../src/core/problem.ts";
import { best, visit } from "../../src/index.ts";
import { bruteForceSolver } from "../../src/solvers/brute-force.ts";
import { sink } from "../measure.ts";
import type { Question, Runner } from "./runner.ts";

type Model = { readonly problem: AssignmentProblem; readonly question: Question; readonly limit: number };

/** A problem is compiled anew for every solve: compiling is part of the work. */
export const allot: Runner = {
	name: "allot",
	questions: ["enumerate", "best"],
	available: () => true,
	convert: (problem, question, limit): Model => ({ problem, question, limit }),
	solve(model) {
		const { problem, question, limit } = model as Model;
		const fresh = { ...problem };
		if (question === "best") return { value: best(fresh)[0]?.value ?? Number.NaN };
		let seen = 0;
		const look = (amounts: Int32Array) => {
			sink.value += amounts[0] as number;
			return ++seen < limit;
		};
		return { count: visit(fresh, look) };
	},
	answer: (solved) => solved as { count: number },
};

/** Every split, filtered by the rules. */
export const bruteForce: Runner = {
	name: "brute force",
	questions: ["enumerate", "best"],
	available: () => true,
	convert: (problem, question, limit): Model => ({ problem, question, limit }),
	solve(model) {
		const { problem, question, limit } = model as Model;
		if (question === "best") return { value: bruteForceSolver.best(problem, 1)[0]?.value ?? Number.NaN };
		let count = 0;
		for (const _ of bruteForceSolver.assignments(problem)) if (++count >= limit) break;
		return { count };
	},
	answer: (solved) => solved as { count: number },
};
