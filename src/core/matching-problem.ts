/**
 * The matching problem: who is paired with whom. Every left node takes one right node at most, every right node one left node at
 * most, along the edges given. Pairs carry a load and a cost; an unpaired left node carries a load of its own. Nothing here knows a game.
 *
 * A matching is legal iff it pairs as many of the required right nodes as any matching can. Its load is the sum of its pairs' loads
 * and of the loads of its unpaired left nodes; its cost is Σ pair costs + weight · max(0, load − free). A load beyond `limit` is lost:
 * worse than every cost.
 */
export interface MatchingProblem {
	readonly left: readonly LeftNode[];
	readonly right: readonly RightNode[];
	readonly free: number;
	/** Greatest load that is not lost; Infinity if none is. */
	readonly limit: number;
	/** A whole number ≥ 0, in the unit of the costs. */
	readonly weight: number;
}

export interface LeftNode {
	readonly id: string;
	/** Load when it is not paired, a whole number ≥ 0. */
	readonly alone: number;
	/** Its edges, ascending by `right`. */
	readonly edges: readonly Edge[];
}

export interface Edge {
	/** Index of the right node. */
	readonly right: number;
	/** A whole number ≥ 0. */
	readonly load: number;
	/** A whole number. */
	readonly cost: number;
}

export interface RightNode {
	readonly id: string;
	readonly required: boolean;
}

/** For every left node the index of its right node, −1 when it is unpaired. */
export type Matching = readonly number[] | Int32Array;

/** What a matching adds up to. */
export interface Totals {
	readonly load: number;
	readonly cost: number;
	/** Σ pair costs + weight · max(0, load − free). */
	readonly total: number;
	readonly lost: boolean;
}

/** The totals of a matching along edges of the problem. Throws when a pair is no edge. */
export function totalsOf({ left, free, limit, weight }: MatchingProblem, matching: Matching): Totals {
	let load = 0;
	let cost = 0;
	left.forEach(({ alone, edges, id }, i) => {
		const right = matching[i] as number;
		if (right < 0) load += alone;
		else {
			const edge = edges.find((one) => one.right === right);
			if (edge === undefined) throw new Error(`${id} has no edge to ${right}`);
			load += edge.load;
			cost += edge.cost;
		}
	});
	return { load, cost, total: cost + weight * Math.max(0, load - free), lost: load > limit };
}

/** How many of the required right nodes a matching can pair at once: augmenting paths from each of them. O(required × edges). */
export function mostRequired({ left, right }: MatchingProblem): number {
	const partners: number[][] = right.map(() => []);
	left.forEach(({ edges }, i) => {
		for (const edge of edges) (partners[edge.right] as number[]).push(i);
	});
	const taken = new Int32Array(left.length).fill(-1);
	let visited = new Uint8Array(left.length);
	const augment = (j: number): boolean => {
		for (const i of partners[j] as number[]) {
			if (visited[i]) continue;
			visited[i] = 1;
			if (taken[i] === -1 || augment(taken[i] as number)) {
				taken[i] = j;
				return true;
			}
		}
		return false;
	};
	let paired = 0;
	right.forEach(({ required }, j) => {
		if (!required) return;
		visited = new Uint8Array(left.length);
		if (augment(j)) paired++;
	});
	return paired;
}

/** True when the matching pairs no right node twice, along edges only, and pairs as many required ones as can be. */
export function isLegal(problem: MatchingProblem, matching: Matching, most = mostRequired(problem)): boolean {
	const used = new Set<number>();
	for (let i = 0; i < problem.left.length; i++) {
		const right = matching[i] as number;
		if (right < 0) continue;
		if (used.has(right) || !(problem.left[i] as LeftNode).edges.some((edge) => edge.right === right)) return false;
		used.add(right);
	}
	return [...used].filter((j) => (problem.right[j] as RightNode).required).length === most;
}
