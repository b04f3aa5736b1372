/**
 * A walk over the paths of a diagram in rank order: depth first, at every node the greatest amount first. So the first assignment
 * gives as much as it may to the recipient listed first, and ranks are descending in the lexicographic order of the amounts.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";

export interface Cursor {
	/** The amounts of the current path, in the order of the recipients; written anew by every step: copy it to keep it. */
	readonly amounts: Int32Array;
	/** Goes to the first path. False: there is none. */
	first(): boolean;
	/** Goes to the next path. False: there is none, and the amounts are no longer a path. */
	next(): boolean;
	/** Goes to the path with exactly these amounts, which must be a path of this diagram. */
	place(amounts: ArrayLike<number>): void;
}

/**
 * Work per step: the layers in which the path changes. Allocates nothing after creation.
 */
export function createCursor(diagram: Diagram): Cursor {
	const { layers, modes, width, lo, hi, next: nextMode, reach, pool } = diagram;
	const amounts = new Int32Array(layers);
	// Before layer j: points left and mode; and the arc that the current path takes out of it.
	const lefts = new Int32Array(layers + 1);
	const modeAt = new Int32Array(layers + 1);
	const arcAt = new Int32Array(layers);

	/** Takes the first alive edge of layer j from arc `arc` on, with left' ≥ `least` for that arc. */
	function take(j: number, arc: number, least: number): boolean {
		const left = lefts[j] as number;
		const base = (j * modes + (modeAt[j] as number)) * ARCS_PER_LAYER;
		for (let k = arc; k < ARCS_PER_LAYER; k++) {
			const after = nextMode[base + k] as number;
			if (after >= 0) {
				const most = left - (lo[j * ARCS_PER_LAYER + k] as number);
				if (most >= 0) {
					const from = k === arc ? least : 0;
					const cell = Math.max(from, left - (hi[j * ARCS_PER_LAYER + k] as number));
					const child = cell > most ? width : (reach[((j + 1) * modes + after) * width + cell] as number);
					if (child <= most) {
						arcAt[j] = k;
						amounts[j] = left - child;
						lefts[j + 1] = child;
						modeAt[j + 1] = after;
						return true;
					}
				}
			}
		}
		return false;
	}

	function descend(from: number): void {
		for (let j = from; j < layers; j++) take(j, 0, 0);
	}

	return {
		amounts,
		first() {
			lefts[0] = pool;
			modeAt[0] = 0;
			if (reach[pool] !== pool) return false;
			descend(0);
			return true;
		},
		next() {
			for (let j = layers - 1; j >= 0; j--) {
				if (take(j, arcAt[j] as number, (lefts[j + 1] as number) + 1)) {
					descend(j + 1);
					return true;
				}
			}
			return false;
		},
		place(path) {
			lefts[0] = pool;
			modeAt[0] = 0;
			for (let j = 0; j < layers; j++) {
				const amount = path[j] as number;
				for (let k = 0; k < ARCS_PER_LAYER; k++) {
					if (amount >= (lo[j * ARCS_PER_LAYER + k] as number) && amount <= (hi[j * ARCS_PER_LAYER + k] as number)) {
						take(j, k, (lefts[j] as number) - amount);
						break;
					}
				}
			}
		},
	};
}
