/**
 * The naive solver: every composition of the pool over the recipients, kept if no law is broken. Exponential, for boards of a few
 * units; it shares nothing with the diagram, which is what it is for.
 */
import { refuse } from "../core/errors.ts";
import { type AssignmentProblem, assignable } from "../core/problem.ts";
import { violations } from "../core/violations.ts";
import type { Solver, Valued } from "./solver.ts";

/** Most compositions it will look at. */
const BRUTE_FORCE_LIMIT = 20_000_000;

export const bruteForceSolver: Solver = {
	name: "brute-force",
	assignments: (problem) => ({ [Symbol.iterator]: () => bruteForce(problem) }),
	count(problem) {
		let count = 0n;
		for (const _ of bruteForce(problem)) count++;
		return count;
	},
	best(problem, top) {
		const choices: Valued[] = [];
		for (const assignment of bruteForce(problem)) {
			const value = valueKilled(problem, assignment);
			// They come in rank order, so one goes behind those of its own value.
			const place = choices.findLastIndex((choice) => choice.value >= value) + 1;
			choices.splice(place, 0, { value, assignment });
			if (choices.length > top) choices.pop();
		}
		return choices;
	},
	isLegal: (problem, amounts) => violations(problem, amounts).length === 0,
};

function valueKilled({ recipients }: AssignmentProblem, amounts: readonly number[]): number {
	return recipients.reduce((sum, { killAt, value }, i) => sum + ((amounts[i] as number) >= killAt ? value : 0), 0);
}

/** Every legal assignment, in descending lexicographic order. Throws an InputError beyond `BRUTE_FORCE_LIMIT` compositions. */
export function* bruteForce(problem: AssignmentProblem): Generator<number[]> {
	const pool = assignable(problem);
	const size = problem.recipients.length;
	const work = compositions(pool, size);
	if (work > BRUTE_FORCE_LIMIT) refuse("brute-force-too-large", { compositions: work, limit: BRUTE_FORCE_LIMIT });
	const amounts = new Array<number>(size).fill(0);
	if (size > 0) amounts[0] = pool;
	do if (violations(problem, amounts).length === 0) yield amounts.slice();
	while (nextComposition(amounts));
}

/** Steps to the next composition of the same sum in descending lexicographic order; false: it was the last. */
function nextComposition(amounts: number[]): boolean {
	const end = amounts.length - 1;
	let at = end - 1;
	while (at >= 0 && amounts[at] === 0) at--;
	if (at < 0) return false;
	// One point less here; it and what stood at the end come right after.
	const rest = amounts[end] as number;
	amounts[end] = 0;
	amounts[at] = (amounts[at] as number) - 1;
	amounts[at + 1] = rest + 1;
	return true;
}

/** C(pool + size − 1, size − 1), as a double: only its magnitude matters. */
function compositions(pool: number, size: number): number {
	let product = 1;
	for (let i = 1; i < size; i++) product = (product * (pool + i)) / i;
	return product;
}
