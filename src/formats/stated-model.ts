import type { AssignmentProblem } from "../core/problem.ts";
import { type AssignmentModel, assignmentModel } from "../solvers/milp/model.ts";
import type { Row } from "../solvers/milp/program.ts";

/** What another solver is asked: every legal assignment, or one that removes the most value. */
export type Goal = "legal" | "best";
export const GOALS: readonly Goal[] = ["legal", "best"];

/** A model with what a writer says about it. */
export interface StatedModel extends AssignmentModel {
	readonly goal: Goal;
	/** Ids of the recipients, in the order of their amounts. */
	readonly ids: readonly string[];
	/** Comment lines at the top: the title, then what each number in a variable's name stands for. */
	readonly comments: readonly string[];
}

/** The model of a problem with its goal; `title` are lines for the reader of the file. */
export function statedModel(problem: AssignmentProblem, goal: Goal, title: readonly string[] = []): StatedModel {
	const { recipients } = problem;
	return {
		...assignmentModel(problem, { kills: goal === "best" }),
		goal,
		ids: recipients.map(({ id }) => id),
		comments: [
			...title,
			...recipients.map(({ id, need, classes }, i) => `${i + 1} = ${id}: need ${need === Infinity ? "∞" : need}, classes {${classes.join(", ")}}`),
		].map((line) => line.replace(/\p{Cc}/gu, " ")),
	};
}

/** A sum as "2 x - y + 3 z"; `times` stands between a coefficient and its variable. */
export function sumText(terms: Row["terms"], nameOf: (variable: number) => string, times: string): string {
	return terms
		.map(({ coefficient, variable }, i) => {
			const size = Math.abs(coefficient);
			const sign = coefficient < 0 ? "-" : i > 0 ? "+" : "";
			return `${sign}${i > 0 ? " " : ""}${size === 1 ? "" : `${size}${times}`}${nameOf(variable)}`;
		})
		.join(" ");
}
