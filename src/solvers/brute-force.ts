/**
 * The naive solver: every composition of the pool over the recipients, kept if no law is broken. Exponential, for boards of a few
 * units; it shares nothing with the diagram, which is what it is for.
 */
import { refuse } from "../core/errors.ts";
import { type AssignmentProblem, assignable } from "../core/problem.ts";
import { violations } from "../core/violations.ts";

/** Most compositions it will look at. */
const BRUTE_FORCE_LIMIT = 20_000_000;

/** Every legal assignment, in descending lexicographic order. Throws an InputError beyond `BRUTE_FORCE_LIMIT` compositions. */
export function* bruteForce(problem: AssignmentProblem): Generator<number[]> {
	const pool = assignable(problem);
	const size = problem.recipients.length;
	const work = compositions(pool, size);
	if (work > BRUTE_FORCE_LIMIT) refuse("brute-force-too-large", { compositions: work, limit: BRUTE_FORCE_LIMIT });
	const amounts = new Array<number>(size).fill(0);
	if (size === 0) {
		if (violations(problem, amounts).length === 0) yield [];
		return;
	}
	yield* fill(0, pool);

	function* fill(i: number, left: number): Generator<number[]> {
		if (i === size - 1) {
			amounts[i] = left;
			if (violations(problem, amounts).length === 0) yield amounts.slice();
			return;
		}
		for (let amount = left; amount >= 0; amount--) {
			amounts[i] = amount;
			yield* fill(i + 1, left - amount);
		}
	}
}

/** C(pool + size − 1, size − 1), as a double: only its magnitude matters. */
function compositions(pool: number, size: number): number {
	let product = 1;
	for (let i = 1; i < size; i++) product = (product * (pool + i)) / i;
	return product;
}
