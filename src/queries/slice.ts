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
