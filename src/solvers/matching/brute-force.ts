/** The naive solver: every partial matching, kept if it is legal. It shares nothing with the other solvers, which is what it is for. */
import { refuse } from "../../core/errors.ts";
import { isLegal, type MatchingProblem, mostRequired, type Totals, totalsOf } from "../../core/matching-problem.ts";

/** Most matchings it will look at. */
const BRUTE_FORCE_LIMIT = 2_000_000;

/** Every legal matching. Throws an InputError once more than `BRUTE_FORCE_LIMIT` have been looked at. */
export function* bruteForceMatchings(problem: MatchingProblem): Generator<number[]> {
	const { left, right } = problem;
	const most = mostRequired(problem);
	const matching = new Array<number>(left.length).fill(-1);
	let looked = 0;
	yield* pair(0);

	function* pair(i: number): Generator<number[]> {
		if (i === left.length) {
			if (++looked > BRUTE_FORCE_LIMIT)
				refuse("too-many-matchings", { left: left.length, right: right.length, states: looked, limit: BRUTE_FORCE_LIMIT });
			if (isLegal(problem, matching, most)) yield matching.slice();
			return;
		}
		matching[i] = -1;
		yield* pair(i + 1);
		for (const edge of left[i]?.edges ?? []) {
			if (matching.indexOf(edge.right) >= 0 && matching.indexOf(edge.right) < i) continue;
			matching[i] = edge.right;
			yield* pair(i + 1);
		}
		matching[i] = -1;
	}
}

/** The cheapest by looking at all; if every one is lost, one of least load. */
export function bruteForceCheapest(problem: MatchingProblem): { matching: number[] } & Totals {
	let best: ({ matching: number[] } & Totals) | undefined;
	for (const matching of bruteForceMatchings(problem)) {
		const found = { matching, ...totalsOf(problem, matching) };
		const better = best === undefined || (found.lost ? best.lost && found.load < best.load : best.lost || found.total < best.total);
		if (better) best = found;
	}
	return best as { matching: number[] } & Totals;
}
