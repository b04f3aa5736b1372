import { sampleRanks } from "../../queries/sample.ts";
import type { Item, Listing } from "./listing.ts";

export type MitosSampleReport = Listing["header"] & { readonly count: string; readonly seed: number };

/** Independent draws, each uniform over all ways to decide; in the report under the listing's key. */
export function mitosSampleReport(
	listing: Listing,
	{ size = 1, seed = 0 }: { size?: number | undefined; seed?: number | undefined } = {},
): { report: MitosSampleReport; items: Item[] } {
	const items = [...sampleRanks(listing.count, { size, seed })].flatMap((rank) => [...listing.walk(rank, rank + 1n)]);
	return { report: { ...listing.header, count: String(listing.count), seed, [listing.key]: items }, items };
}
