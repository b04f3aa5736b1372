import { refuse } from "../core/errors.ts";
import { longestPath, type Piece } from "../core/longest-path.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { violations } from "../core/violations.ts";
import { diagramOf } from "../solvers/structured.ts";

export interface Verdict {
	readonly legal: boolean;
	/** Every broken law, not only the first. */
	readonly violations: readonly CitedViolation[];
	/** A legal assignment at the least distance (points to take away plus points to add), first in rank order; null if there is none. */
	readonly nearest: number[] | null;
}

export interface CitedViolation {
	/** The law's name in the rule system, such as "lethal-in-full". */
	readonly id: string;
	/** The rule's number in the version in use. */
	readonly rule: string;
	/** Ids of the recipients at fault. */
	readonly units: readonly string[];
	/** Ids of the recipients that should have come first, where the law is about that. */
	readonly before: readonly string[];
}

/**
 * Is this assignment legal, and if not, which rules does it break, and what legal assignment is nearest? An illegal assignment is a
 * verdict, not an error.
 *
 * @param amounts points for each recipient, in the problem's order: whole numbers ≥ 0
 * @throws InputError when there is not one whole number ≥ 0 for every recipient
 * @example
 * check(problem(board("5 > 3 3 3 3")), [2, 1, 1, 1]).violations[0].rule // → "465.2.c.3"
 */
export function check(problem: AssignmentProblem, amounts: readonly number[]): Verdict {
	validateAmounts(problem, amounts);
	const found = violations(problem, amounts);
	if (found.length === 0) return { legal: true, violations: [], nearest: [...amounts] };
	const ids = (indices: readonly number[]) => indices.map((i) => (problem.recipients[i] as { id: string }).id);
	return {
		legal: false,
		violations: found.map(({ law, recipients, waiting }) => ({
			id: problem.citations?.[law].id ?? law,
			rule: problem.citations?.[law].rule ?? "",
			units: ids(recipients),
			before: ids(waiting),
		})),
		nearest: nearest(problem, amounts),
	};
}

/** The legal assignment with the least Σ|difference| to these amounts, first in rank order; null if there is none. */
function nearest(problem: AssignmentProblem, amounts: readonly number[]): number[] | null {
	const diagram = diagramOf(problem);
	const pieces = amounts.map((amount): Piece[] => [
		{ lo: 0, hi: amount, base: -amount, slope: 1 },
		{ lo: amount + 1, hi: Infinity, base: amount, slope: -1 },
	]);
	return longestPath(diagram, pieces)?.amounts ?? null;
}

function validateAmounts(problem: AssignmentProblem, amounts: readonly number[]): void {
	const { recipients } = problem;
	if (amounts.length !== recipients.length) refuse("wrong-number-of-amounts", { given: amounts.length, wanted: recipients.length });
	amounts.forEach((amount, i) => {
		if (!Number.isSafeInteger(amount) || amount < 0) {
			refuse("bad-amount", { unit: (recipients[i] as { id: string }).id, amount: String(amount) });
		}
	});
}
