/** Assignments as a user types them. */
import { refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";

/** Reads "3,2,0,0" (all, in order) or "D1=3,D2=2" (the others get 0). */
export function parseAssignment(problem: AssignmentProblem, text: string): number[] {
	const parts = text.split(",").map((part) => part.trim());
	const named = parts.filter((part) => part.includes("="));
	if (named.length > 0 && named.length < parts.length) refuse("mixed-assign");
	if (named.length === 0) {
		if (parts.length !== problem.recipients.length) refuse("wrong-number-of-amounts", { given: parts.length, wanted: problem.recipients.length });
		return parts.map((part, i) => parseAmount(part, (problem.recipients[i] as { id: string }).id));
	}
	const amounts = new Array<number>(problem.recipients.length).fill(0);
	const given = new Set<number>();
	for (const part of parts) {
		const split = part.lastIndexOf("=");
		const unit = part.slice(0, split).trim();
		const index = findRecipient(problem, unit);
		if (given.has(index)) refuse("unit-twice", { unit });
		given.add(index);
		amounts[index] = parseAmount(part.slice(split + 1).trim(), unit);
	}
	return amounts;
}

/** The recipient that a user's word names; throws an InputError when there is none. */
export function findRecipient(problem: AssignmentProblem, reference: string): number {
	const index = recipientIndex(problem, reference);
	if (index < 0) refuse("unknown-unit", { unit: reference, units: problem.recipients.map(({ id }) => id).join(", ") });
	return index;
}

/** The recipient with this id, or at this position (D2: the defender's second, whatever it is called); −1: none. */
export function recipientIndex(problem: AssignmentProblem & { readonly side?: string }, reference: string): number {
	const { recipients, side } = problem;
	const byId = recipients.findIndex(({ id }) => id === reference);
	if (byId >= 0) return byId;
	const position = (side === "defender" ? /^a([1-9]\d*)$/i : /^d([1-9]\d*)$/i).exec(reference);
	const index = position === null ? -1 : Number(position[1]) - 1;
	return index < recipients.length ? index : -1;
}

function parseAmount(text: string, unit: string): number {
	if (!/^\d{1,15}$/.test(text)) refuse("bad-amount", { unit, amount: text });
	return Number(text);
}
