/** Patterns against assignments: grouped by hand, in small and in large. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { kindsOf } from "../../src/core/patterns.ts";
import type { AssignmentProblem } from "../../src/core/problem.ts";
import { board, count, enumerate, problem } from "../../src/index.ts";
import { bruteForce } from "../../src/solvers/brute-force.ts";
import { anyBoard, anyProblem, anySide } from "../arbitraries.ts";

/** Problems with doubles: some recipients are copies of others. */
const withCopies = fc.tuple(anyProblem, fc.array(fc.nat({ max: 4 }), { maxLength: 4 })).map(([stated, copied]): AssignmentProblem => {
	const copies = copied.flatMap((i) => stated.recipients[i] ?? []);
	return {
		...stated,
		pool: Math.min(stated.pool, 9),
		recipients: [...stated.recipients.slice(0, 2), ...copies].map((one, i) => ({ ...one, id: `R${i}` })),
	};
});
const boards = fc.tuple(anyBoard, anySide).map(([one, side]): AssignmentProblem => problem(one, { side }));

function groupedByHand(stated: AssignmentProblem): Map<string, bigint> {
	const kinds = kindsOf(stated);
	const patterns = new Map<string, bigint>();
	for (const amounts of bruteForce(stated)) {
		const sorted = [...amounts];
		for (const kind of kinds) {
			const descending = kind.map((i) => amounts[i] as number).sort((a, b) => b - a);
			kind.forEach((i, place) => {
				sorted[i] = descending[place] as number;
			});
		}
		patterns.set(sorted.join(), (patterns.get(sorted.join()) ?? 0n) + 1n);
	}
	return patterns;
}

test("group: every pattern once, with the number of its assignments", () => {
	fc.assert(
		fc.property(fc.oneof(withCopies, boards), (stated) => {
			const run = enumerate(stated, { group: true });
			const found = [...run];
			const expected = groupedByHand(stated);
			expect(new Map(found.map(({ assignment, multiplicity }) => [assignment.join(), multiplicity]))).toEqual(expected);
			expect(BigInt(found.length)).toBe(run.patterns);
			expect(found.length).toBe(expected.size);
			expect(run.count).toBe(count(stated));
			expect(run.completion).toBe("complete");
		}),
		{ numRuns: 1500 },
	);
});

test("group: a slice of the patterns is a slice of their list", () => {
	fc.assert(
		fc.property(withCopies, fc.nat({ max: 9 }), fc.nat({ max: 9 }), (stated, skip, limit) => {
			const all = [...enumerate(stated, { group: true })];
			expect([...enumerate(stated, { group: true, skip, limit })]).toEqual(all.slice(skip, skip + limit));
		}),
	);
});

test("group: multiplicities add up to the count where no list could be kept", () => {
	for (const text of ["60 > 24*4", "130 > 20*3 20*5T 10*4B", "97 > 30*3 10*2T 10*5TB"]) {
		const stated = problem(board(text));
		const run = enumerate(stated, { group: true });
		let assignments = 0n;
		for (const { multiplicity } of run) assignments += multiplicity;
		expect(assignments).toBe(count(stated));
		expect(run.patterns).toBeLessThan(run.count / 1000n);
	}
});
