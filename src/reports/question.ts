/** Questions about units over every legal assignment of the other side: "survives:D2", "dies:A1,A2". */
import { refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { count } from "../queries/count.ts";
import { killed, restrict, spared } from "../queries/require.ts";
import { SIDES, type SideName } from "../rules/rule-system.ts";
import { findRecipient, recipientIndex } from "./assignment.ts";

export interface Answer {
	readonly question: string;
	readonly answer: "always" | "sometimes" | "never";
	/** Legal assignments of the other side in which it holds, and all of them. */
	readonly holds: string;
	readonly of: string;
}

/** Does it hold, for all the units named at once, in every legal assignment of the side that assigns to them? */
export function ask(problems: Readonly<Record<SideName, AssignmentProblem>>, question: string): Answer {
	const [, verb, names] = /^(survives|dies):(.+)$/su.exec(question.trim()) ?? refuse("bad-question", { text: question });
	const units = (names as string).split(",").map((name) => name.trim());
	const assigner = SIDES.find((side) => units.every((unit) => recipientIndex(problems[side], unit) >= 0));
	if (assigner === undefined) {
		refuse("unknown-unit", { unit: names as string, units: SIDES.flatMap((side) => problems[side].recipients.map(({ id }) => id)).join(", ") });
	}
	const problem = problems[assigner];
	const wanted = units.map((unit) => (verb === "dies" ? killed : spared)(problem, findRecipient(problem, unit)));
	const holds = count(restrict(problem, wanted));
	const of = count(problem);
	return { question, answer: holds === 0n ? "never" : holds === of ? "always" : "sometimes", holds: String(holds), of: String(of) };
}
