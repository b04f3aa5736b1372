/**
 * A walk over the paths of a diagram in rank order: depth first, at every node the greatest amount first. So the first assignment
 * gives as much as it may to the recipient listed first, and ranks are descending in the lexicographic order of the amounts.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";

export interface Cursor {
	/** The amounts of the current path, in the order of the recipients; written anew by every step: copy it to keep it. */
	readonly amounts: Int32Array;
	/** The node where the current path ends: a node of the last layer, or the first one that has a tail count. */
	readonly layer: number;
	readonly mode: number;
	readonly left: number;
	/** Goes to the first path below this node (default: the root), and stays below it. False: there is none. */
	first(layer?: number, mode?: number, left?: number): boolean;
	/** Goes to the next path. False: there is none, and the amounts are no longer a path. */
	next(): boolean;
	/** Goes to the path that begins with these amounts, which must be those of a path of this diagram. */
	place(amounts: ArrayLike<number>): void;
}

/**
 * Work per step: the layers in which the path changes. Allocates nothing after creation.
 *
 * @param tails as `tailCounts` gives: a path then ends at the first node with a count, whose tails the caller has another way
 */
export function createCursor(diagram: Diagram, tails: Uint16Array | null = null): Cursor {
	const { layers, modes, width, lo, hi, next: nextMode, reach, pool } = diagram;
	const amounts = new Int32Array(layers);
	// Before layer j: points left and mode; and the arc that the current path takes out of it.
	const lefts = new Int32Array(layers + 1);
	const modeAt = new Int32Array(layers + 1);
	const arcAt = new Int32Array(layers);
	let top = 0;

	/** Takes the first alive edge of layer j from arc `arc` on, with left' ≥ `least` for that arc. */
	function take(j: number, arc: number, least: number): boolean {
		const left = lefts[j] as number;
		const base = (j * modes + (modeAt[j] as number)) * ARCS_PER_LAYER;
		for (let k = arc; k < ARCS_PER_LAYER; k++) {
			const after = nextMode[base + k] as number;
			if (after < 0) continue;
			const most = left - (lo[j * ARCS_PER_LAYER + k] as number);
			if (most < 0) continue;
			const from = k === arc ? least : 0;
			const cell = Math.max(from, left - (hi[j * ARCS_PER_LAYER + k] as number));
			const child = cell > most ? width : (reach[((j + 1) * modes + after) * width + cell] as number);
			if (child > most) continue;
			arcAt[j] = k;
			amounts[j] = left - child;
			lefts[j + 1] = child;
			modeAt[j + 1] = after;
			return true;
		}
		return false;
	}

	function descend(from: number): void {
		let j = from;
		while (j < layers && (tails === null || tails[(j * modes + (modeAt[j] as number)) * width + (lefts[j] as number)] === 0)) take(j++, 0, 0);
		cursor.layer = j;
		cursor.mode = modeAt[j] as number;
		cursor.left = lefts[j] as number;
	}

	const cursor = {
		amounts,
		layer: 0,
		mode: 0,
		left: 0,
		first(layer = 0, mode = 0, left = pool) {
			top = layer;
			lefts[layer] = left;
			modeAt[layer] = mode;
			if (reach[(layer * modes + mode) * width + left] !== left) return false;
			descend(layer);
			return true;
		},
		next() {
			for (let j = cursor.layer - 1; j >= top; j--) {
				if (take(j, arcAt[j] as number, (lefts[j + 1] as number) + 1)) {
					descend(j + 1);
					return true;
				}
			}
			return false;
		},
		place(path: ArrayLike<number>) {
			cursor.first();
			for (let j = 0; j < cursor.layer; j++) {
				const amount = path[j] as number;
				let k = 0;
				while (amount < (lo[j * ARCS_PER_LAYER + k] as number) || amount > (hi[j * ARCS_PER_LAYER + k] as number)) k++;
				take(j, k, (lefts[j] as number) - amount);
				descend(j + 1);
			}
		},
	};
	return cursor;
}
