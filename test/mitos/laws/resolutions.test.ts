import fc from "fast-check";
import { expect, test } from "vitest";
import { mitosCountReport } from "../../../src/reports/mitos/count.ts";
import { listingOf } from "../../../src/reports/mitos/listing.ts";
import { mitosBoard } from "../boards.ts";

const DECISIONS = ["resolutions", "prevent", "order", "blocks"];

test("resolutions: what is counted by formula is what is listed, each once, and any slice of it is that slice", () => {
	fc.assert(
		fc.property(mitosBoard(3), fc.constantFrom(...DECISIONS), fc.nat(), fc.nat({ max: 5 }), (board, decision, seed, size) => {
			const { count, walk } = listingOf(board, { decision });
			expect(mitosCountReport(board, { decision }).count).toBe(String(count));
			if (count > 3000n) return;
			const all = [...walk(0n, count)].map((item) => JSON.stringify(item));
			expect(all.length).toBe(Number(count));
			expect(new Set(all).size).toBe(all.length);
			const from = seed % (all.length + 1);
			const to = Math.min(all.length, from + size);
			expect([...walk(BigInt(from), BigInt(to))].map((item) => JSON.stringify(item))).toEqual(all.slice(from, to));
		}),
		{ numRuns: 1500 },
	);
});
