import { createPatterns } from "../core/patterns.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { count } from "./count.ts";
import { type Completion, type Slice, sliceRange } from "./slice.ts";

/** All assignments that differ only in who of several identical recipients gets what. */
export interface Pattern {
	/** The first of them in rank order: within a kind the amounts descend. In the problem's order of recipients. */
	readonly assignment: number[];
	/** How many they are. */
	readonly multiplicity: bigint;
}

/** An enumeration of patterns: iterate it once or often. */
export interface GroupRun extends Iterable<Pattern> {
	/** All legal assignments of the problem: the multiplicities of all patterns added up. */
	readonly count: bigint;
	readonly patterns: bigint;
	/** Which recipients are identical, as indices. */
	readonly kinds: readonly (readonly number[])[];
	/** Numbers of the patterns in the slice: from … to − 1. */
	readonly from: bigint;
	readonly to: bigint;
	/** Of the latest iteration; "interrupted" until it has handed out the slice's last pattern. */
	readonly completion: Completion;
}

/** See `enumerate`. */
export function enumeratePatterns(problem: AssignmentProblem, slice: Slice): GroupRun {
	const assignments = count(problem);
	const patterns = createPatterns(problem);
	const { from, to } = sliceRange(patterns.count, slice);
	const done: Completion = from === 0n && to === patterns.count ? "complete" : "limited";
	let completion: Completion = from === to ? done : "interrupted";
	return {
		count: assignments,
		patterns: patterns.count,
		kinds: patterns.kinds,
		from,
		to,
		get completion() {
			return completion;
		},
		*[Symbol.iterator]() {
			if (from === to) return;
			completion = "interrupted";
			for (const { amounts, multiplicity } of patterns.walk(from, to)) yield { assignment: [...amounts], multiplicity };
			completion = done;
		},
	};
}
