/**
 * The matching of least Σ price, when every pair and every unpaired left node has a price of its own: the Hungarian method with
 * shortest augmenting paths, O(left² · (left + right)). Each left node has a private column for staying unpaired, so that right nodes
 * that nobody wants stay free.
 *
 * It also gives prices below cost that no matching can beat (dual values): a matching that is fixed for some left nodes costs in all
 * at least what those pay, plus Σ `atLeast` of the other left nodes, plus Σ `discount` (≤ 0) of the right nodes that are still free.
 */
import type { LeftNode, MatchingProblem } from "../../core/matching-problem.ts";

export interface Priced {
	readonly matching: readonly number[];
	/** What each required right node was paid for being paired; the dual values have it in them. */
	readonly bonus: number;
	/** Per left node. */
	readonly atLeast: Float64Array;
	/** Per right node, ≤ 0. */
	readonly discount: Float64Array;
}

/** Whole numbers. */
export interface Prices {
	/** Of edge number `edge` of left node `left`. */
	pair(left: number, edge: number): number;
	alone(left: number): number;
}

/**
 * @param bonus what every required right node is paid for being paired: more than all other prices, so that as many as can be are
 */
export function cheapestPriced({ left, right }: MatchingProblem, prices: Prices, bonus: number): Priced {
	const rows = left.length;
	const columns = right.length + rows;
	// 1-based, with column 0 as the root of every search.
	const rowPrice = new Float64Array(rows + 1);
	const columnPrice = new Float64Array(columns + 1);
	const owner = new Int32Array(columns + 1);
	const cameFrom = new Int32Array(columns + 1);
	const price = new Float64Array(columns + 1);
	const distance = new Float64Array(columns + 1);
	const done = new Uint8Array(columns + 1);

	for (let row = 1; row <= rows; row++) {
		owner[0] = row;
		distance.fill(Infinity);
		done.fill(0);
		let column = 0;
		do {
			done[column] = 1;
			const at = owner[column] as number;
			fillPrices(at - 1);
			let step = Infinity;
			let nearest = 0;
			for (let j = 1; j <= columns; j++) {
				if (done[j]) continue;
				const reduced = (price[j] as number) - (rowPrice[at] as number) - (columnPrice[j] as number);
				if (reduced < (distance[j] as number)) {
					distance[j] = reduced;
					cameFrom[j] = column;
				}
				if ((distance[j] as number) < step) {
					step = distance[j] as number;
					nearest = j;
				}
			}
			for (let j = 0; j <= columns; j++) {
				if (done[j]) {
					rowPrice[owner[j] as number] = (rowPrice[owner[j] as number] as number) + step;
					columnPrice[j] = (columnPrice[j] as number) - step;
				} else distance[j] = (distance[j] as number) - step;
			}
			column = nearest;
		} while (owner[column] !== 0);
		while (column !== 0) {
			const before = cameFrom[column] as number;
			owner[column] = owner[before] as number;
			column = before;
		}
	}

	const matching = new Array<number>(rows).fill(-1);
	for (let j = 1; j <= right.length; j++) if (owner[j] !== 0) matching[(owner[j] as number) - 1] = j - 1;
	return {
		matching,
		bonus,
		atLeast: Float64Array.from({ length: rows }, (_, i) => (rowPrice[i + 1] as number) + (columnPrice[right.length + i + 1] as number)),
		discount: columnPrice.slice(1, right.length + 1),
	};

	/** Prices of one left node in every column; a column it has no edge to is out of reach. */
	function fillPrices(i: number): void {
		price.fill(Infinity);
		const { edges } = left[i] as LeftNode;
		for (let e = 0; e < edges.length; e++) {
			const { right: j } = edges[e] as { right: number };
			price[j + 1] = prices.pair(i, e) - (right[j]?.required ? bonus : 0);
		}
		price[right.length + i + 1] = prices.alone(i);
	}
}
