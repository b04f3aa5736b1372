/**
 * The path of greatest value, where every amount has a value of its own: the longest path of the diagram. The value of a recipient is
 * given as pieces, each linear over a range of amounts; amounts in no piece are forbidden. Ranges of any width cost O(1) per node,
 * by a sliding maximum.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";

/** value(amount) = base + slope · amount for lo ≤ amount ≤ hi. */
export interface Piece {
	readonly lo: number;
	readonly hi: number;
	readonly base: number;
	readonly slope: number;
}

/** Value of the best way to the end at [(modes·j + m)·width + left], −Infinity where there is none. */
export type ValuesBelow = Float64Array;

/** Longest-path values of every node; `pieces[j]` belongs to recipient j. */
export function valuesBelow(diagram: Diagram, pieces: readonly (readonly Piece[])[]): ValuesBelow {
	const { layers, modes, width, lo, hi, next, problem } = diagram;
	const values = new Float64Array((layers + 1) * modes * width).fill(-Infinity);
	if (!problem.skipped) for (let m = 0; m < modes; m++) values[(layers * modes + m) * width] = 0;
	const queue = new Int32Array(width);
	for (let j = layers - 1; j >= 0; j--) {
		for (let m = 0; m < modes; m++) {
			const row = (j * modes + m) * width;
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				if (after < 0) continue;
				for (const piece of pieces[j] as readonly Piece[]) {
					const from = Math.max(lo[j * ARCS_PER_LAYER + k] as number, piece.lo);
					const to = Math.min(hi[j * ARCS_PER_LAYER + k] as number, piece.hi);
					if (from <= to) raise(values, row, ((j + 1) * modes + after) * width, width, from, to, piece, queue);
				}
			}
		}
	}
	return values;
}

/**
 * For every left: values[row + left] = max of itself and base + slope·x + values[child + left − x] over from ≤ x ≤ to.
 * With y = left − x that is base + slope·left + (values[child + y] − slope·y), a maximum over a window of y that moves up with left.
 */
function raise(
	values: Float64Array,
	row: number,
	child: number,
	width: number,
	from: number,
	to: number,
	{ base, slope }: Piece,
	queue: Int32Array,
): void {
	if (from === to) {
		const gain = base + slope * from;
		for (let left = from; left < width; left++) {
			const value = gain + (values[child + left - from] as number);
			if (value > (values[row + left] as number)) values[row + left] = value;
		}
		return;
	}
	let head = 0;
	let tail = 0;
	for (let left = from; left < width; left++) {
		// The window's new upper end; then drop what has fallen out at its lower end.
		const y = left - from;
		const key = (values[child + y] as number) - slope * y;
		if (key > -Infinity) {
			while (tail > head) {
				const last = queue[tail - 1] as number;
				if ((values[child + last] as number) - slope * last > key) break;
				tail--;
			}
			queue[tail++] = y;
		}
		while (tail > head && (queue[head] as number) < left - to) head++;
		if (tail > head) {
			const best = queue[head] as number;
			const value = base + slope * left + ((values[child + best] as number) - slope * best);
			if (value > (values[row + left] as number)) values[row + left] = value;
		}
	}
}

/** The first path in rank order among those of the greatest value, or null when every path is forbidden. */
export function longestPath(
	diagram: Diagram,
	pieces: readonly (readonly Piece[])[],
	values: ValuesBelow = valuesBelow(diagram, pieces),
): { value: number; amounts: number[] } | null {
	const { layers, modes, width, pool } = diagram;
	const value = values[pool] as number;
	if (value === -Infinity) return null;
	const amounts: number[] = [];
	let mode = 0;
	let left = pool;
	for (let j = 0; j < layers; j++) {
		const target = values[(j * modes + mode) * width + left] as number;
		let best = -1;
		let after = -1;
		forEachEdge(diagram, pieces, j, mode, left, (amount, gain, to) => {
			if (amount > best && gain + (values[((j + 1) * modes + to) * width + left - amount] as number) >= target) {
				best = amount;
				after = to;
			}
		});
		amounts.push(best);
		mode = after;
		left -= best;
	}
	return { value, amounts };
}

/** Every allowed edge out of a node: its amount, what it is worth, and the mode it leads to. */
export function forEachEdge(
	diagram: Diagram,
	pieces: readonly (readonly Piece[])[],
	j: number,
	mode: number,
	left: number,
	each: (amount: number, gain: number, mode: number) => void,
): void {
	const { modes, lo, hi, next } = diagram;
	for (let k = 0; k < ARCS_PER_LAYER; k++) {
		const after = next[(j * modes + mode) * ARCS_PER_LAYER + k] as number;
		if (after < 0) continue;
		for (const piece of pieces[j] as readonly Piece[]) {
			const from = Math.max(lo[j * ARCS_PER_LAYER + k] as number, piece.lo);
			const to = Math.min(hi[j * ARCS_PER_LAYER + k] as number, piece.hi, left);
			for (let amount = to; amount >= from; amount--) each(amount, piece.base + piece.slope * amount, after);
		}
	}
}
