/**
 * The search for a matching that beats a known total: left nodes in order, and for every set of taken right nodes the partial
 * matchings that nothing else dominates in both load and cost. Right nodes that are alike in every edge and duty are taken in order.
 * A partial matching is dropped when a bound says that no completion beats what is known.
 *
 * Why domination is safe: two partial matchings with the same taken nodes have the same completions, and a lesser load and cost can
 * only lower the total and the load. Work: what survives; at most left nodes × sets of taken nodes × front.
 */
import { refuse } from "../../core/errors.ts";
import type { Edge, LeftNode, MatchingProblem } from "../../core/matching-problem.ts";
import type { Priced } from "./assignment.ts";

/** A lower bound: cost · Σ cost + load · Σ load of any matching is at least what the dual values say; above `most(total)` it can't beat total. */
export interface Bound {
	readonly price: { readonly cost: number; readonly load: number };
	readonly duals: Priced;
	most(total: number): number;
}

interface Partial {
	readonly load: number;
	readonly cost: number;
	readonly right: number;
	readonly before: Partial | null;
}

/** A legal matching within the limit whose total is the least one below `total`, or null if there is none below it. */
export function search(problem: MatchingProblem, required: number, total: number, bounds: readonly Bound[], entries: number): number[] | null {
	const { left, right, free, limit, weight } = problem;
	const kinds = kindsOf(problem);
	const bits = right.map((_, j) => 1n << BigInt(j));
	let front = new Map<bigint, Partial[]>([[0n, [{ load: 0, cost: 0, right: -1, before: null }]]]);
	// Per bound: what the left nodes from i on pay at least. Discounts of free right nodes are subtracted as nodes are taken.
	const rests = bounds.map(({ duals }) => {
		const rest = new Float64Array(left.length + 1);
		for (let i = left.length - 1; i >= 0; i--) rest[i] = (rest[i + 1] as number) + (duals.atLeast[i] as number);
		return rest;
	});
	const allDiscounts = bounds.map(({ duals }) => duals.discount.reduce((sum, discount) => sum + discount, 0));
	let held = 1;

	for (let i = 0; i < left.length; i++) {
		const next = new Map<bigint, Partial[]>();
		const { alone, edges } = left[i] as LeftNode;
		for (const [used, partials] of front) {
			const missing = required - requiredTaken(used);
			// What the nodes still to come may pay at most; a legal matching pairs all that is missing, so their bonus is no gain.
			const slack = bounds.map(
				({ duals, most }, b) =>
					most(total) - (rests[b]?.[i + 1] as number) - (allDiscounts[b] as number) + takenDiscount(duals, used) - duals.bonus * missing,
			);
			extend(next, used, partials, { right: -1, load: alone, cost: 0 }, slack);
			for (const edge of edges) {
				const bit = bits[edge.right] as bigint;
				if (used & bit || waits(edge.right, used)) continue;
				const bonus = right[edge.right]?.required === true;
				const own = bounds.map(({ duals }, b) => (slack[b] as number) + (duals.discount[edge.right] as number) + (bonus ? duals.bonus : 0));
				extend(next, used | bit, partials, edge, own);
			}
		}
		front = next;
	}

	/** Adds one pair (or an unpaired node) to each of the partial matchings; keeps what neither a bound nor another one makes useless. */
	function extend(next: Map<bigint, Partial[]>, used: bigint, partials: readonly Partial[], pair: Edge, slack: readonly number[]): void {
		let others = next.get(used);
		for (const before of partials) {
			const load = before.load + pair.load;
			const cost = before.cost + pair.cost;
			if (hopeless(load, cost, slack) || others?.some((other) => other.load <= load && other.cost <= cost)) continue;
			const kept = others === undefined ? [] : others.filter((other) => other.load < load || other.cost < cost);
			kept.push({ load, cost, right: pair.right, before });
			others = kept;
			if (++held > entries) refuse("matching-too-hard", { limit: entries });
		}
		if (others !== undefined) next.set(used, others);
	}

	function hopeless(load: number, cost: number, slack: readonly number[]): boolean {
		for (let b = 0; b < bounds.length; b++) {
			const { price } = bounds[b] as Bound;
			if (price.cost * cost + price.load * load > (slack[b] as number)) return true;
		}
		return false;
	}

	let best: Partial | null = null;
	let least = total;
	for (const [used, partials] of front) {
		if (requiredTaken(used) !== required) continue;
		for (const partial of partials) {
			const sum = partial.cost + weight * Math.max(0, partial.load - free);
			if (partial.load <= limit && sum < least) {
				best = partial;
				least = sum;
			}
		}
	}
	if (best === null) return null;
	const matching: number[] = [];
	for (let at: Partial = best; at.before !== null; at = at.before) matching.unshift(at.right);
	return matching;

	/** True when a node of the same kind with a lower index is still free. */
	function waits(j: number, used: bigint): boolean {
		const twin = kinds[j] as number;
		return twin >= 0 && !(used & (bits[twin] as bigint));
	}

	function takenDiscount(duals: Priced, used: bigint): number {
		let sum = 0;
		for (let j = 0; j < right.length; j++) if (used & (bits[j] as bigint)) sum += duals.discount[j] as number;
		return sum;
	}

	function requiredTaken(used: bigint): number {
		return right.reduce((sum, node, j) => sum + (node.required && used & (bits[j] as bigint) ? 1 : 0), 0);
	}
}

/** For every right node the one before it that is alike in all edges and duty, −1 if none: those are taken in order. */
function kindsOf({ left, right }: MatchingProblem): Int32Array {
	const edges: Edge[][] = right.map(() => []);
	const signatures = right.map(({ required }) => [String(required)]);
	left.forEach((node, i) => {
		for (const edge of node.edges) {
			(edges[edge.right] as Edge[]).push(edge);
			(signatures[edge.right] as string[]).push(`${i}:${edge.load}:${edge.cost}`);
		}
	});
	const latest = new Map<string, number>();
	return Int32Array.from(signatures, (signature, j) => {
		const key = signature.join(" ");
		const before = latest.get(key) ?? -1;
		latest.set(key, j);
		return before;
	});
}
