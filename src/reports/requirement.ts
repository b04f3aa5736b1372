/** Requirements as a user types them: kill:D1, spare:D2, D1>=2, D1<=3, D1=0. */
import { InputError, refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { clash, killed, type Requirement, restrict, spared } from "../queries/require.ts";
import { findRecipient } from "./assignment.ts";

function parseRequirement(problem: AssignmentProblem, text: string): Requirement {
	const fate = /^(kill|spare):(.+)$/su.exec(text.trim());
	if (fate) {
		const recipient = findRecipient(problem, (fate[2] as string).trim());
		return fate[1] === "kill" ? killed(problem, recipient) : spared(problem, recipient);
	}
	const bound = /^(.+?)\s*(>=|<=|=)\s*(\d{1,15})$/su.exec(text.trim());
	if (!bound) refuse("bad-requirement", { text });
	const [, unit, operator, amount] = bound as unknown as [string, string, string, string];
	const recipient = findRecipient(problem, unit);
	return {
		recipient,
		...(operator === "<=" ? {} : { atLeast: Number(amount) }),
		...(operator === ">=" ? {} : { atMost: Number(amount) }),
	};
}

/** The problem, limited to what the requirements allow; an InputError names a smallest set of them that clashes. */
export function required<Problem extends AssignmentProblem>(problem: Problem, texts: readonly string[] = []): Problem {
	const requirements = texts.map((text) => parseRequirement(problem, text));
	const clashing = clash(problem, requirements);
	if (clashing !== null) {
		const names = clashing.map((i) => texts[i] as string);
		throw new InputError([
			{ code: names.length === 1 ? "impossible-requirement" : "clashing-requirements", params: { requirements: names.join(", ") } },
		]);
	}
	return restrict(problem, requirements);
}
