/**
 * Tails: the part of a path from a node low in the diagram to the end. Many paths share a node, hence its tails. A walk that meets a
 * node with few tails hands out all of them from a block written once, instead of walking them again: what is left to walk are the
 * prefixes, a hundred times fewer than the paths.
 */
import { type Cursor, createCursor } from "./cursor.ts";
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";

/** Diagrams with more nodes than this are walked path by path: a table over them would cost more memory than tails save time. */
const MOST_NODES = 1 << 22;

/** A node with at most this many tails hands them out from memory: enough to make prefixes rare, few enough to stay in the cache. */
export const WALKED_TAILS = 512;
/** Tails kept for walks: a few megabytes. */
export const KEPT_TAILS = 1 << 18;

/**
 * How many tails a node may have to end a prefix, when `paths` are to be walked: the fewer tails are written down the sooner the walk
 * starts, the more the fewer prefixes are left. Beyond `most` they no longer stay in the processor's cache.
 */
export function tailLimit(paths: bigint, most: number): number {
	return Math.min(most, Math.max(16, Math.floor(Math.sqrt(Number(paths)) / 4)));
}

/**
 * At [(modes·j + m)·width + left]: how many paths lead from the node to the end, if that is at most `most` (< 65,536); else 0, as for
 * a dead node. Null for a diagram too large for such a table.
 *
 * A sum of counts capped at most + 1 is capped right, so running totals of capped counts do for arcs of any width.
 */
export function tailCounts(diagram: Diagram, most: number): Uint16Array | null {
	const { layers, modes, width, lo, hi, next, first, last } = diagram;
	if ((layers + 1) * modes * width > MOST_NODES) return null;
	const counts = new Uint16Array((layers + 1) * modes * width);
	// Capped counts of the paths below all nodes (m, x) with x < left, at [(width + 1)·m + left].
	let below = new Float64Array(modes * (width + 1));
	let totals = new Float64Array(modes * (width + 1));
	for (let m = 0; m < modes; m++) {
		if ((first[layers * modes + m] as number) > (last[layers * modes + m] as number)) continue;
		counts[(layers * modes + m) * width] = 1;
		below.fill(1, m * (width + 1) + 1, (m + 1) * (width + 1));
	}
	for (let j = layers - 1; j >= 0; j--) {
		totals.fill(0);
		for (let m = 0; m < modes; m++) {
			const to = last[j * modes + m] as number;
			let total = 0;
			for (let left = first[j * modes + m] as number; left <= to; left++) {
				let paths = 0;
				for (let k = 0; k < ARCS_PER_LAYER; k++) {
					const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
					const end = left - (lo[j * ARCS_PER_LAYER + k] as number);
					if (after < 0 || end < 0) continue;
					const start = Math.max(0, left - (hi[j * ARCS_PER_LAYER + k] as number));
					const row = after * (width + 1);
					paths += (below[row + end + 1] as number) - (below[row + start] as number);
				}
				const capped = Math.min(paths, most + 1);
				if (capped <= most) counts[(j * modes + m) * width + left] = capped;
				total += capped;
				totals[m * (width + 1) + left + 1] = total;
			}
			if (total > 0) totals.fill(total, m * (width + 1) + to + 2, (m + 1) * (width + 1));
		}
		[below, totals] = [totals, below];
	}
	return counts;
}

/** A way to write down all tails of a node: `walk` stands on the first; `at` is free room for as much as `size` said. */
export interface TailWriter<Block> {
	/** Room for the tails of a node, in units of the caller's choice: an upper bound. */
	size(node: Cursor, tails: number): number;
	write(walk: Cursor, layer: number, tails: number, at: number): Block;
}

/**
 * Gives the block of any node that has a tail count: from memory when it was asked for before. Blocks are given room one after another;
 * when `capacity` is used up all are dropped, and written anew as they are met: memory never grows beyond.
 */
export function createTailStore<Block>(
	diagram: Diagram,
	counts: Uint16Array | null,
	capacity: number,
	{ size, write }: TailWriter<Block>,
): (node: Cursor) => Block {
	const { modes, width } = diagram;
	const walk = createCursor(diagram);
	const kept = new Map<number, Block>();
	let used = 0;
	return (node) => {
		const { layer, mode, left } = node;
		const index = (layer * modes + mode) * width + left;
		const known = kept.get(index);
		if (known !== undefined) return known;
		const tails = counts === null ? 1 : (counts[index] as number);
		const room = size(node, tails);
		if (used + room > capacity) {
			kept.clear();
			used = 0;
		}
		walk.first(layer, mode, left);
		const block = write(walk, layer, tails, used);
		kept.set(index, block);
		used += room;
		return block;
	};
}

/** The tails of one node in rank order, each as what it changes in the amounts of the one before. */
export interface TailSteps {
	/** First recipient whose amount changes, for every tail; the first tail begins at the node's layer. */
	readonly from: Uint16Array;
	/** The new amounts from there to the last recipient, tail after tail. */
	readonly amounts: Int32Array;
}

export const TAIL_STEPS: TailWriter<TailSteps> = {
	size: (_, tails) => tails,
	write(walk, layer, tails) {
		const layers = walk.amounts.length;
		const before = new Int32Array(layers).fill(-1);
		const from = new Uint16Array(tails);
		const amounts: number[] = [];
		for (let tail = 0; tail < tails; tail++, walk.next()) {
			let j = layer;
			while (j < layers && walk.amounts[j] === before[j]) j++;
			from[tail] = j;
			for (; j < layers; j++) {
				before[j] = walk.amounts[j] as number;
				amounts.push(before[j] as number);
			}
		}
		return { from, amounts: Int32Array.from(amounts) };
	},
};
