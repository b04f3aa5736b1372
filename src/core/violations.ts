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
	const add = (law: Law, at: Iterable<number>, waiting: Iterable<number> = []) =>
		found.push({ law, recipients: [...new Set(at)].sort(ascending), waiting: [...new Set(waiting)].sort(ascending) });
	const where = (holds: (recipient: Recipient, amount: number, index: number) => boolean): number[] =>
		recipients.flatMap((recipient, i) => (holds(recipient, amounts[i] as number, i) ? [i] : []));

	let sum = 0;
	for (let i = 0; i < recipients.length; i++) sum += amounts[i] as number;
	if (sum !== assignable(problem) || problem.skipped) add("sum", []);

	const outside = where((r, a) => a < (r.atLeast ?? 0) || a > (r.atMost ?? Infinity));
	if (outside.length > 0) add("bounds", outside);

	const counted = where((r) => r.classes.length > 0);
	const served = counted.filter((i) => (amounts[i] as number) > 0);
	const unfilled = counted.filter((i) => (amounts[i] as number) < need(i));
	const partial = served.filter((i) => (amounts[i] as number) < need(i));
	const exemptServed = where((r, a) => r.classes.length === 0 && a > 0);

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

	if (problem.cap === "need" && unfilled.length === 0 && problem.surplus !== "any" && pool() > demand(problem)) {
		const extra = [...served.filter((i) => (amounts[i] as number) > need(i)), ...(problem.exempt === "surplus" ? exemptServed : [])];
		const notLast = problem.surplus === "last" ? extra.filter((i) => !canBeLast(problem, recipients[i] as Recipient)) : [];
		if (extra.length > 1) add("surplus", extra);
		else if (notLast.length > 0) add("surplus", notLast);
	}
	return found;

	function need(i: number): number {
		return (recipients[i] as Recipient).need;
	}
	function classes(i: number): readonly number[] {
		return (recipients[i] as Recipient).classes;
	}
	function least(i: number): number {
		return classes(i)[0] as number;
	}
	function greatest(i: number): number {
		return classes(i).at(-1) as number;
	}
	function pool(): number {
		return assignable(problem);
	}
}

function ascending(a: number, b: number): number {
	return a - b;
}
