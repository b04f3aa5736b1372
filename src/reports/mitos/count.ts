import type { MitosBoard } from "../../rules/mitos/board.ts";
import type { MitosOptions } from "./header.ts";
import { countOf, type Listing } from "./listing.ts";

/** Decimal digits: the count can exceed what a double holds. */
export type MitosCountReport = Listing["header"] & { readonly count: string };

/** In how many ways the decision can be made, counted without listing them. */
export function mitosCountReport(board: MitosBoard, options: MitosOptions = {}): MitosCountReport {
	const { header, count } = countOf(board, options);
	return { ...header, count: String(count) };
}
