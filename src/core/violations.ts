/**
 * What is wrong with an assignment, law by law, straight from the definitions in `problem.ts`. Written without the diagram, so that
 * the two can be held against each other: an assignment is a path of the diagram iff it has no violation.
 */
import { type AssignmentProblem, assignable, canBeLast, demand, type Law, type Recipient } from "./problem.ts";

export interface Violation {
	readonly law: Law;
	/** Indices of the recipients at fault, ascending. */
	readonly recipients: readonly number[];
	/** Indices of the recipients that were wronged: those that should have been served first. */
	readonly waiting: readonly number[];
}

/**
 * Every law that the amounts break, in a fixed order; empty iff the assignment is legal.
 * `amounts` are whole numbers ≥ 0, one per recipient, in order.
 */
export function violations(problem: AssignmentProblem, amounts: ArrayLike<number>): Violation[] {
	const { recipients } = problem;
	const found: Violation[] = [];
	const outside: number[] = [];
	const served: number[] = [];
	const unfilled: number[] = [];
	const partial: number[] = [];
	const exemptServed: number[] = [];
	let sum = 0;
	for (let i = 0; i < recipients.length; i++) {
		const { need, classes, atLeast = 0, atMost = Infinity } = recipients[i] as Recipient;
		const amount = amounts[i] as number;
		sum += amount;
		if (amount < atLeast || amount > atMost) outside.push(i);
		if (classes.length === 0) {
			if (amount > 0) exemptServed.push(i);
			continue;
		}
		if (amount > 0) served.push(i);
		if (amount < need) unfilled.push(i);
		if (amount > 0 && amount < need) partial.push(i);
	}
	const need = (i: number) => (recipients[i] as Recipient).need;
	const classes = (i: number) => (recipients[i] as Recipient).classes;
	const least = (i: number) => classes(i)[0] as number;
	const greatest = (i: number) => classes(i).at(-1) as number;
	const add = (law: Law, at: Iterable<number>, waiting: Iterable<number> = []) =>
		found.push({ law, recipients: [...new Set(at)].sort(ascending), waiting: [...new Set(waiting)].sort(ascending) });

	if (sum !== assignable(problem) || problem.skipped) add("sum", []);

	if (outside.length > 0) add("bounds", outside);

	if (problem.fill === "in-full" && partial.length > 1) add("in-full", partial);

	if (problem.cap === "need" && unfilled.length > 0) {
		const overfull = served.filter((i) => (amounts[i] as number) > need(i));
		if (overfull.length > 0) add("cap", overfull, unfilled);
	}

	// Fixed classes, or several classes of which none helps: whatever the two pick, `u` was served before its turn.
	const early = served.filter((u) => unfilled.some((v) => least(u) > greatest(v)));
	if (early.length > 0)
		add(
			"priority",
			early,
			unfilled.filter((v) => early.some((u) => least(u) > greatest(v))),
		);

	// A partial recipient with a choice stands in the one class where serving stopped. It may choose any that it has, but one
	// must fit: nobody of a higher class was served, nobody of a lower class is still waiting.
	const fits = (u: number, c: number) =>
		served.every((other) => other === u || least(other) <= c) && unfilled.every((other) => other === u || greatest(other) >= c);
	const torn = partial.filter((u) => classes(u).length > 1 && !classes(u).some((c) => fits(u, c)));
	if (torn.length > 0) add("exclusionary", torn);
	else if (partial.length > 1 && problem.fill === "free" && early.length === 0) {
		const common = classes(partial[0] as number).some((c) => partial.every((u) => classes(u).includes(c) && fits(u, c)));
		if (!common) add("exclusionary", partial);
	}

	if (exemptServed.length > 0 && (problem.exempt === "nothing" || unfilled.length > 0)) add("exempt", exemptServed, unfilled);

	const pool = assignable(problem);
	if (problem.cap === "need" && unfilled.length === 0 && problem.surplus !== "any" && pool > demand(problem)) {
		const extra = [...served.filter((i) => (amounts[i] as number) > need(i)), ...(problem.exempt === "surplus" ? exemptServed : [])];
		const notLast = problem.surplus === "last" ? extra.filter((i) => !canBeLast(problem, recipients[i] as Recipient)) : [];
		if (extra.length > 1) add("surplus", extra);
		else if (notLast.length > 0) add("surplus", notLast);
	}
	return found;
}

function ascending(a: number, b: number): number {
	return a - b;
}
