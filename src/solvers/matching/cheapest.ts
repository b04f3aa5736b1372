/**
 * The legal matching of least total = Σ pair costs + weight · max(0, load − free), none beyond the load limit. Exact.
 *
 * The total is not a sum over pairs: the first `free` points of load cost nothing, and beyond `limit` all is lost. But for every
 * price κ of a point, 0 ≤ κ ≤ weight,  total ≥ Σ (pair cost + κ · load) − κ · free,  and for κ > weight, on matchings within the limit,
 * total ≥ Σ (pair cost + κ · load) − weight · free − (κ − weight) · limit.  Each right-hand side is an assignment problem. Steps:
 *
 * 1. Least load. Beyond the limit: every matching loses.
 * 2. κ = weight. If its load lies in free…limit, the bound is met: optimal.
 * 3. κ = 0. If its load is at most free, the bound is met: optimal.
 * 4. Otherwise the truth lies between: `search.ts`, with the best found as the one to beat and the dual values of several κ as bounds.
 */
import { refuse } from "../../core/errors.ts";
import { type LeftNode, type MatchingProblem, mostRequired, type Totals, totalsOf } from "../../core/matching-problem.ts";
import { cheapestPriced, type Priced } from "./assignment.ts";
import { type Bound, search } from "./search.ts";

const LIMITS = {
	/** Left nodes × right nodes. */
	pairs: 160_000,
	/** Partial matchings that the search may hold. */
	entries: 2_000_000,
} as const;

export interface Cheapest extends Totals {
	readonly matching: readonly number[];
	/** How the answer was proved: by the assignment problem's bound, or by search. */
	readonly proof: "bound" | "search";
}

/** Parts of a point in which κ is measured, so that it can lie between whole weights. */
const PARTS = 64;
/** Bisection steps for κ. */
const STEPS = 8;

/**
 * The cheapest legal matching; if every one is lost, one of least load.
 *
 * @throws InputError beyond `LIMITS`
 */
export function cheapestMatching(problem: MatchingProblem): Cheapest {
	const { left, right, free, limit, weight } = problem;
	if (left.length * right.length > LIMITS.pairs) {
		refuse("matching-too-large", { left: left.length, right: right.length, limit: LIMITS.pairs });
	}
	const lightest = priced(problem, 0, 1);
	const least = answer(problem, lightest, "bound");
	if (least.lost) return least;

	const byWeight = answer(problem, priced(problem, PARTS, PARTS * weight), "bound");
	if (byWeight.load >= free && !byWeight.lost) return byWeight;
	const byCost = answer(problem, priced(problem, PARTS, 0), "bound");
	if (byCost.load <= free) return byCost;

	let best = [byWeight, byCost, least].filter(({ lost }) => !lost).reduce((a, b) => (b.total < a.total ? b : a));
	const bounds: Bound[] = [
		// A matching whose rest can't stay within the limit is not worth a look.
		{ price: { cost: 0, load: 1 }, duals: lightest, most: () => limit },
	];
	for (const point of prices(byWeight.lost)) {
		const solved = priced(problem, PARTS, point);
		const found = answer(problem, solved, "search");
		if (!found.lost && found.total < best.total) best = found;
		const credit = point <= PARTS * weight ? point * free : PARTS * weight * free + (point - PARTS * weight) * limit;
		bounds.push({ price: { cost: PARTS, load: point }, duals: solved, most: (total) => PARTS * (total - 1) + credit });
	}
	const better = search(problem, mostRequired(problem), best.total, bounds, LIMITS.entries);
	return { ...(better === null ? best : { matching: better, ...totalsOf(problem, better) }), proof: "search" };

	/** Values of κ (in parts) that close in on where the load crosses its target. */
	function prices(tooHeavy: boolean): number[] {
		// Below `weight` the target is `free`; if even `weight` leaves the load beyond the limit, κ must exceed it.
		const target = tooHeavy ? limit : free;
		let low = tooHeavy ? PARTS * weight : 0;
		let high = tooHeavy ? PARTS * (weight + greatestCost(problem)) : PARTS * weight;
		for (let step = 0; step < STEPS && high - low > 1; step++) {
			const middle = Math.floor((low + high) / 2);
			if (totalsOf(problem, priced(problem, PARTS, middle).matching).load > target) low = middle;
			else high = middle;
		}
		return [...new Set([low, high])];
	}
}

function answer(problem: MatchingProblem, { matching }: Priced, proof: Cheapest["proof"]): Cheapest {
	return { matching, ...totalsOf(problem, matching), proof };
}

/** The assignment problem in which a pair's price is cost · its cost + load · its load. */
function priced(problem: MatchingProblem, cost: number, load: number): Priced {
	const { left } = problem;
	const prices = {
		pair: (i: number, e: number) => {
			const edge = (left[i] as LeftNode).edges[e] as LeftNode["edges"][number];
			return cost * edge.cost + load * edge.load;
		},
		alone: (i: number) => load * (left[i] as LeftNode).alone,
	};
	// More than all prices together can differ by, so that pairing one more required node outweighs everything.
	let bonus = 1;
	left.forEach(({ alone, edges }, i) => {
		let spread = load * alone;
		edges.forEach((_, e) => {
			spread = Math.max(spread, Math.abs(prices.pair(i, e)));
		});
		bonus += 2 * spread;
	});
	const required = problem.right.filter((node) => node.required).length;
	if (required === 0) bonus = 0;
	if (bonus * (required + 1) > Number.MAX_SAFE_INTEGER) refuse("matching-too-costly", { limit: Number.MAX_SAFE_INTEGER });
	return cheapestPriced(problem, prices, bonus);
}

/** More than the costs of two matchings can differ by. */
function greatestCost({ left }: MatchingProblem): number {
	return 1 + 2 * left.reduce((sum, { edges }) => sum + edges.reduce((most, { cost }) => Math.max(most, Math.abs(cost)), 0), 0);
}
