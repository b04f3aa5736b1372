import type { AssignmentProblem, Recipient } from "../core/problem.ts";

export interface Witness {
	/** Indices of the recipients that get points, in an order of service that obeys every rule. */
	readonly order: readonly number[];
	/** The class picked by each recipient that has a choice, by index. */
	readonly picks: readonly { readonly recipient: number; readonly class: number; readonly first: boolean }[];
}

/**
 * Why a legal assignment is legal: the class each recipient with a choice picks, and an order of service. Among the classes that
 * would do, a partial recipient takes the lowest; a full one is served as early as it may, unless it must be the last; an untouched
 * one waits as long as it may.
 *
 * @example
 * witness(problem(board("3 > 3TB 2 2")), [0, 2, 1]).order // → [1, 2]
 */
export function witness(problem: AssignmentProblem, amounts: ArrayLike<number>): Witness {
	const { recipients } = problem;
	const amount = (i: number) => amounts[i] as number;
	const indices = recipients.map((_, i) => i);
	const counted = indices.filter((i) => (recipients[i] as Recipient).classes.length > 0);
	const needs = (i: number) => (recipients[i] as Recipient).need;
	const classes = (i: number) => (recipients[i] as Recipient).classes;
	const least = (i: number) => classes(i)[0] ?? Infinity;
	const greatest = (i: number) => classes(i).at(-1) ?? Infinity;

	const floor = Math.max(-Infinity, ...counted.filter((i) => amount(i) > 0).map(least));
	const partial = (i: number) => amount(i) > 0 && amount(i) < needs(i);
	const overfull = (i: number) => amount(i) > needs(i);
	const last = problem.cap === "need" && problem.surplus === "last";
	const pick = (i: number): number => {
		if (amount(i) === 0 && needs(i) > 0) return greatest(i);
		if (partial(i)) return classes(i).find((c) => c >= floor) ?? greatest(i);
		return last && overfull(i) ? greatest(i) : least(i);
	};
	const stage = (i: number) => (partial(i) ? 2 : overfull(i) ? 1 : 0);
	return {
		order: indices.filter((i) => amount(i) > 0).sort((a, b) => pick(a) - pick(b) || stage(a) - stage(b) || a - b),
		picks: counted.filter((i) => classes(i).length > 1).map((i) => ({ recipient: i, class: pick(i), first: pick(i) === least(i) })),
	};
}
