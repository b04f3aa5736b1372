import { type Completion, type Slice, sliceRange } from "../../queries/slice.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import type { MitosOptions } from "./header.ts";
import { type Listing, listingOf } from "./listing.ts";

export type MitosEnumerateReport = Listing["header"] & { readonly count: string; readonly from: string; readonly completion: Completion };

/** A slice of all ways to decide, under the listing's key, in one value: for callers that don't stream. */
export function mitosEnumerateReport(board: MitosBoard, options: MitosOptions, slice: Slice): MitosEnumerateReport {
	const { header, key, count, walk } = listingOf(board, options);
	const { from, to } = sliceRange(count, slice);
	const completion = from === 0n && to === count ? "complete" : "limited";
	return { ...header, count: String(count), from: String(from), [key]: [...walk(from, to)], completion };
}
