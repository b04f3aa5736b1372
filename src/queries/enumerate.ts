import { type Cursor, createCursor } from "../core/cursor.ts";
import type { Diagram } from "../core/diagram.ts";
import { countPaths } from "../core/path-counts.ts";
import { refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { createTailStore, TAIL_STEPS, tailCounts, tailLimit } from "../core/tails.ts";
import { diagramOf, totalsOf } from "../solvers/structured.ts";
import { count } from "./count.ts";
import { unrankInto } from "./rank.ts";

/** Which part of the assignments, in rank order: a shard of the whole, then `skip` and `limit` within it. */
export interface Slice {
	readonly skip?: bigint | number;
	readonly limit?: bigint | number;
	/** Part `index` (from 0) of `of` parts of almost equal size; all parts together are the whole. */
	readonly shard?: { readonly index: number; readonly of: number };
}

/** The ranks from…to−1 that a slice of `total` assignments stands for. Throws an InputError when it makes no sense. */
export function sliceRange(total: bigint, { skip = 0, limit, shard }: Slice): { from: bigint; to: bigint } {
	const whole = (name: string, value: bigint | number): bigint => {
		if (value < 0 || (typeof value === "number" && !Number.isSafeInteger(value))) refuse("not-a-whole-number", { name, value: String(value) });
		return BigInt(value);
	};
	let from = 0n;
	let to = total;
	if (shard !== undefined) {
		const { index, of } = shard;
		if (!Number.isSafeInteger(of) || of < 1 || !Number.isSafeInteger(index) || index < 0 || index >= of) {
			refuse("bad-shard", { shard: `${index}/${of}` });
		}
		from = (total * BigInt(index)) / BigInt(of);
		to = (total * BigInt(index + 1)) / BigInt(of);
	}
	from += whole("skip", skip);
	if (from > to) from = to;
	if (limit !== undefined) {
		const end = from + whole("limit", limit);
		if (end < to) to = end;
	}
	return { from, to };
}

/** How far a run has come: "complete" is every assignment there is, "limited" the whole of the slice asked for. */
export type Completion = "complete" | "limited" | "interrupted";

/** An enumeration: iterate it once or often. Each iteration hands out fresh arrays and keeps none. */
export interface Run extends Iterable<number[]> {
	/** All legal assignments of the problem, whatever the slice. */
	readonly count: bigint;
	/** Ranks of the slice: from … to − 1. */
	readonly from: bigint;
	readonly to: bigint;
	/** Of the latest iteration; "interrupted" until it has handed out the slice's last assignment. */
	readonly completion: Completion;
}

/**
 * Every legal assignment exactly once, in rank order (descending lexicographic). Memory does not grow with their number.
 *
 * @throws InputError when the problem is beyond the solver's limits, or the slice makes no sense.
 * @example
 * [...enumerate(problem(board("4 > 5 3")))] // → [[4, 0], [1, 3]]
 */
export function enumerate(problem: AssignmentProblem, slice: Slice = {}): Run {
	const total = count(problem);
	const { from, to } = sliceRange(total, slice);
	const done: Completion = from === 0n && to === total ? "complete" : "limited";
	let completion: Completion = from === to ? done : "interrupted";
	return {
		count: total,
		from,
		to,
		get completion() {
			return completion;
		},
		*[Symbol.iterator]() {
			if (from === to) return;
			completion = "interrupted";
			const cursor = cursorAt(problem, from);
			for (let rank = from; ; ) {
				yield Array.from(cursor.amounts);
				if (++rank === to) break;
				cursor.next();
			}
			completion = done;
		},
	};
}

/** A node with at most this many tails hands them out from memory: enough to make prefixes rare, few enough to stay in the cache. */
const VISITED_TAILS = 512;
/** Tails kept for walks: a few megabytes. */
const KEPT_TAILS = 1 << 18;

/**
 * Calls `each` with every legal assignment in rank order; `return false` stops. The amounts are one shared buffer, overwritten by
 * the next call: copy what you keep. Allocates nothing per assignment. Returns how many were visited.
 *
 * @example
 * let most = 0;
 * visit(problem(board("5 > 3 3 3 3")), (amounts) => { most = Math.max(most, amounts[0]); }) // → 12
 */
export function visit(problem: AssignmentProblem, each: (amounts: Int32Array) => unknown): number {
	const diagram = diagramOf(problem);
	const counts = tailCounts(diagram, tailLimit(countPaths(diagram), VISITED_TAILS));
	// Tails that are needed once only are not worth writing down.
	if (counts === null || counts[diagram.pool] !== 0) return visitPaths(createCursor(diagram), each);
	const cursor = createCursor(diagram, counts);
	if (!cursor.first()) return 0;
	const { amounts } = cursor;
	const stepsAt = createTailStore(diagram, counts, KEPT_TAILS, TAIL_STEPS);
	const layers = diagram.layers;
	let visited = 0;
	do {
		const { from, amounts: changed } = stepsAt(cursor);
		for (let tail = 0, at = 0; tail < from.length; tail++) {
			for (let j = from[tail] as number; j < layers; j++) amounts[j] = changed[at++] as number;
			if (each(amounts) === false) return visited + tail + 1;
		}
		visited += from.length;
	} while (cursor.next());
	return visited;
}

function visitPaths(cursor: Cursor, each: (amounts: Int32Array) => unknown): number {
	let visited = 0;
	if (!cursor.first()) return visited;
	do {
		visited++;
		if (each(cursor.amounts) === false) break;
	} while (cursor.next());
	return visited;
}

/** A cursor that stands on the assignment of this rank, which must exist. */
export function cursorAt(problem: AssignmentProblem, rank: bigint): Cursor {
	const diagram: Diagram = diagramOf(problem);
	const cursor = createCursor(diagram);
	if (rank === 0n) cursor.first();
	else {
		const amounts = new Int32Array(diagram.layers);
		unrankInto(diagram, totalsOf(diagram), rank, amounts);
		cursor.place(amounts);
	}
	return cursor;
}
