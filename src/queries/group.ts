import { createPatterns, type Patterns } from "../core/patterns.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { count } from "./count.ts";
import { type Slice, type SlicedRun, slicedRun } from "./slice.ts";

/** All assignments that differ only in who of several identical recipients gets what. */
export interface Pattern {
	/** The first of them in rank order: within a kind the amounts descend. In the problem's order of recipients. */
	readonly assignment: number[];
	/** How many they are. */
	readonly multiplicity: bigint;
}

/** An enumeration of patterns, by their numbers: iterate it once or often. */
export interface GroupRun extends SlicedRun<Pattern> {
	/** All legal assignments of the problem: the multiplicities of all patterns added up. */
	readonly count: bigint;
	readonly patterns: bigint;
	/** Which recipients are identical, as indices. */
	readonly kinds: readonly (readonly number[])[];
}

/** See `enumerate`. */
export function enumeratePatterns(problem: AssignmentProblem, slice: Slice): GroupRun {
	const patterns = createPatterns(problem);
	return slicedRun(patterns.count, slice, (from, to) => patternsBetween(patterns, from, to), {
		count: count(problem),
		patterns: patterns.count,
		kinds: patterns.kinds,
	});
}

function* patternsBetween(patterns: Patterns, from: bigint, to: bigint): Generator<Pattern> {
	for (const { amounts, multiplicity } of patterns.walk(from, to)) yield { assignment: [...amounts], multiplicity };
}
