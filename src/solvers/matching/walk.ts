/**
 * The legal matchings in a fixed order, by rank: for each left node first "unpaired", then its right nodes ascending. Memory does not
 * grow with their number; a walk can begin at any rank.
 */
import { refuse } from "../../core/errors.ts";
import type { LeftNode, Matching, MatchingProblem } from "../../core/matching-problem.ts";
import { allLayers, type MatchingDiagram, matchingDiagram } from "./diagram.ts";

export interface Matchings {
	readonly count: bigint;
	/** The matching of this rank. Throws an InputError when there is none. */
	unrank(rank: bigint): number[];
	/** The rank of a matching, or null when it is not legal. */
	rank(matching: Matching): bigint | null;
	/** The matchings of ranks from … to − 1, each in a fresh array. */
	walk(from?: bigint, to?: bigint): Generator<number[]>;
}

/** Throws an InputError when the problem is beyond `LIMITS`. */
export function matchings(problem: MatchingProblem): Matchings {
	const diagram = matchingDiagram(problem);
	const layers = allLayers(diagram);
	const { left } = problem;
	const count = (layers[0] as bigint[])[0] as bigint;

	/** Choices of left node i: −1 for unpaired, then its right nodes. */
	const choices = left.map(({ edges }) => [-1, ...edges.map(({ right }) => right)]);
	const below = (i: number, state: number): bigint => (layers[i] as bigint[])[state] as bigint;

	function unrank(rank: bigint): number[] {
		if (rank < 0n || rank >= count) refuse("rank-out-of-range", { rank: String(rank), count: String(count) });
		const matching: number[] = [];
		const used = new Set<number>();
		let rest = rank;
		let state = 0;
		for (let i = 0; i < left.length; i++) {
			for (const right of choices[i] as number[]) {
				if (used.has(right)) continue;
				const after = state + step(diagram, right);
				const paths = below(i + 1, after);
				if (rest < paths) {
					matching.push(right);
					if (right >= 0) used.add(right);
					state = after;
					break;
				}
				rest -= paths;
			}
		}
		return matching;
	}

	function rank(matching: Matching): bigint | null {
		if (matching.length !== left.length) return null;
		const used = new Set<number>();
		let before = 0n;
		let state = 0;
		for (let i = 0; i < left.length; i++) {
			const chosen = matching[i] as number;
			if (!(choices[i] as number[]).includes(chosen) || used.has(chosen)) return null;
			for (const right of choices[i] as number[]) {
				if (right === chosen) break;
				if (!used.has(right)) before += below(i + 1, state + step(diagram, right));
			}
			if (chosen >= 0) used.add(chosen);
			state += step(diagram, chosen);
		}
		return below(left.length, state) === 1n ? before : null;
	}

	function* walk(from = 0n, to = count): Generator<number[]> {
		if (from >= to) return;
		const matching = unrank(from);
		const used = new Uint8Array(problem.right.length);
		const states = [0];
		matching.forEach((right, i) => {
			states.push((states[i] as number) + step(diagram, right));
			if (right >= 0) used[right] = 1;
		});
		for (let at = from; ; ) {
			yield matching.slice();
			if (++at === to) return;
			advance(matching, used, states);
		}
	}

	/** Goes to the next matching, which must exist: the last left node that can choose something later does, those after it begin anew. */
	function advance(matching: number[], used: Uint8Array, states: number[]): void {
		let i = left.length;
		while (i > 0) {
			i--;
			const before = matching[i] as number;
			if (before >= 0) used[before] = 0;
			if (choose(i, before)) break;
		}
		for (i++; i < left.length; i++) choose(i, null);

		/** Takes the first choice after `before` (null: the first of all) from which a legal end can be reached. */
		function choose(node: number, before: number | null): boolean {
			let open = before === null;
			for (const right of choices[node] as number[]) {
				if (open && (right < 0 || !used[right]) && below(node + 1, (states[node] as number) + step(diagram, right)) > 0n) {
					matching[node] = right;
					states[node + 1] = (states[node] as number) + step(diagram, right);
					if (right >= 0) used[right] = 1;
					return true;
				}
				if (right === before) open = true;
			}
			return false;
		}
	}

	return { count, unrank, rank, walk };
}

function step({ kindOf, strides }: MatchingDiagram, right: number): number {
	return right < 0 ? 0 : (strides[kindOf[right] as number] as number);
}

/** A matching as pairs of ids. */
export function pairsOf({ left, right }: MatchingProblem, matching: Matching): Record<string, string> {
	return Object.fromEntries(
		left.flatMap(({ id }: LeftNode, i) => ((matching[i] as number) < 0 ? [] : [[id, (right[matching[i] as number] as { id: string }).id]])),
	);
}
