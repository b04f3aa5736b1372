/** The mixed-integer solver as the command runs it: in a thread of its own, with a time limit that holds whatever the solver does. */
import type { Solver } from "../solvers/solver.ts";
import { answerWithin } from "./deadline.ts";

type Ask<Method extends "assignments" | "count" | "best" | "isLegal"> = { readonly method: Method; readonly arguments: Parameters<Solver[Method]> };

/** One method of the solver, and its arguments. */
export type MilpQuestion = Ask<"assignments"> | Ask<"count"> | Ask<"best"> | Ask<"isLegal">;

/** `seconds`: the most that one question may take. */
export function boundedMilp(seconds: number): Solver {
	const entry = new URL("./milp-worker.js", import.meta.url);
	const ask = <Result>(question: MilpQuestion) => answerWithin<Result>(entry, question, seconds);
	return {
		name: "milp",
		assignments: (...args) => ask({ method: "assignments", arguments: args }),
		count: (...args) => ask({ method: "count", arguments: args }),
		best: (...args) => ask({ method: "best", arguments: args }),
		isLegal: (...args) => ask({ method: "isLegal", arguments: args }),
	};
}
