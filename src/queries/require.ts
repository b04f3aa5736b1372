/** Requirements on an assignment: bounds on what a recipient gets. They become bounds in the problem, so every query honors them. */
import { hasPath } from "../core/diagram.ts";
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import { diagramOf } from "../solvers/structured.ts";

export interface Requirement {
	/** Index of the recipient. */
	readonly recipient: number;
	/** Points; Infinity (kill what can't be killed) can't be met. */
	readonly atLeast?: number;
	readonly atMost?: number;
}

/** It must be removed. */
export function killed(problem: AssignmentProblem, recipient: number): Requirement {
	return { recipient, atLeast: (problem.recipients[recipient] as Recipient).killAt };
}

/** It must not be removed. */
export function spared(problem: AssignmentProblem, recipient: number): Requirement {
	return { recipient, atMost: (problem.recipients[recipient] as Recipient).killAt - 1 };
}

/** The problem with its assignments limited to those that meet every requirement. */
export function restrict<Problem extends AssignmentProblem>(problem: Problem, requirements: readonly Requirement[]): Problem {
	if (requirements.length === 0) return problem;
	const recipients = problem.recipients.map((recipient, i) => {
		const own = requirements.filter((requirement) => requirement.recipient === i);
		if (own.length === 0) return recipient;
		return {
			...recipient,
			atLeast: Math.max(recipient.atLeast ?? 0, ...own.map(({ atLeast = 0 }) => atLeast)),
			atMost: Math.min(recipient.atMost ?? Infinity, ...own.map(({ atMost = Infinity }) => atMost)),
		};
	});
	return { ...problem, recipients };
}

/** Most subsets of requirements that are tried in the search for a smallest clash. */
const TRIES = 20_000;

/**
 * A smallest set of requirements (as indices) that no assignment meets together; null when all can be met. Subsets are tried smallest
 * first; past `TRIES` of them the set returned is one from which nothing can be left out.
 */
export function clash(problem: AssignmentProblem, requirements: readonly Requirement[]): number[] | null {
	const clashes = (chosen: readonly number[]) =>
		!hasPath(
			diagramOf(
				restrict(
					problem,
					chosen.map((i) => requirements[i] as Requirement),
				),
			),
		);
	const all = requirements.map((_, i) => i);
	if (problem.skipped || !clashes(all)) return null;
	let minimal = all;
	for (const i of all) {
		const without = minimal.filter((kept) => kept !== i);
		if (clashes(without)) minimal = without;
	}
	let tries = 0;
	for (let size = 0; size < minimal.length; size++) {
		for (const subset of subsets(requirements.length, size)) {
			if (++tries > TRIES) return minimal;
			if (clashes(subset)) return subset;
		}
	}
	return minimal;
}

/** The subsets of 0…of−1 with this many elements, in lexicographic order. */
function* subsets(of: number, size: number, from = 0): Generator<number[]> {
	if (size === 0) yield [];
	else for (let first = from; first <= of - size; first++) for (const rest of subsets(of, size - 1, first + 1)) yield [first, ...rest];
}
