import { refuse } from "../core/errors.ts";

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

/** A slice that can be walked, once or often, and knows how far the latest walk has come. */
export interface SlicedRun<Item> extends Iterable<Item> {
	/** Ranks of the slice: from … to − 1. */
	readonly from: bigint;
	readonly to: bigint;
	/** Of the latest iteration; "interrupted" until it has handed out the slice's last item. */
	readonly completion: Completion;
}

/**
 * The run over a slice of `total` items.
 *
 * @param walk gives the items of ranks from…to − 1; only asked when there are any
 * @param facts what else the run tells
 */
export function slicedRun<Item, Facts extends object>(
	total: bigint,
	slice: Slice,
	walk: (from: bigint, to: bigint) => Iterable<Item>,
	facts: Facts,
): SlicedRun<Item> & Facts {
	const { from, to } = sliceRange(total, slice);
	const done: Completion = from === 0n && to === total ? "complete" : "limited";
	// A plain field, not a getter: V8 would make a hidden class of its own for each, which outlives the run by far.
	const run = {
		from,
		to,
		completion: from === to ? done : ("interrupted" as Completion),
		[Symbol.iterator](): Iterator<Item> {
			if (from === to) return [][Symbol.iterator]();
			run.completion = "interrupted";
			const items = walk(from, to)[Symbol.iterator]();
			let left = false;
			// Passed on by hand: a generator around a generator would halve the speed.
			return {
				next() {
					if (left) return { done: true, value: undefined };
					const item = items.next();
					if (item.done) run.completion = done;
					return item;
				},
				return() {
					left = true;
					return items.return?.() ?? { done: true, value: undefined };
				},
			};
		},
	};
	return Object.assign(run, facts);
}
