/** Which changes of the rules make the difference between two rule sets on a board: each is tried by itself. */
import type { AssignmentProblem } from "../../core/problem.ts";
import { compareCounts, type DifferenceCounts } from "../../queries/diff.ts";
import type { RuleSet } from "../rule-system.ts";
import { type Change, changesBetween, undone, withChange } from "./changes.ts";

/** The second rule set allows more, fewer, some others, or none of the same assignments. */
export type Effect = "widened" | "narrowed" | "shifted" | "replaced";

/** A change and what it does by itself: all of the difference, a part of it, or nothing without others. */
export interface Cause {
	readonly change: Change;
	readonly makes: "all" | "part" | "jointly";
}

export function effectOf({ both, onlyA, onlyB }: DifferenceCounts): Effect {
	if (onlyA === 0n) return "widened";
	if (onlyB === 0n) return "narrowed";
	return both === 0n ? "replaced" : "shifted";
}

export const equal = ({ onlyA, onlyB }: DifferenceCounts): boolean => onlyA === 0n && onlyB === 0n;

/** How a problem compiles under each of two rule sets and with each single change: what tracing a difference needs. */
export interface ChangeSteps<Board> {
	readonly a: (board: Board) => AssignmentProblem;
	readonly b: (board: Board) => AssignmentProblem;
	/** For every change: the first rule set with only this change, the second without it. */
	readonly steps: readonly {
		readonly change: Change;
		readonly with: (board: Board) => AssignmentProblem;
		readonly without: (board: Board) => AssignmentProblem;
	}[];
}

/** The steps between two rule sets, given how a board is compiled under a rule set. */
export function changeSteps<Board>(a: RuleSet, b: RuleSet, compilerFor: (rules: RuleSet) => (board: Board) => AssignmentProblem): ChangeSteps<Board> {
	return {
		a: compilerFor(a),
		b: compilerFor(b),
		steps: changesBetween(a, b).map((change) => ({
			change,
			with: compilerFor(withChange(a, change)),
			without: compilerFor(withChange(b, undone(change))),
		})),
	};
}

/** The changes that make the difference on a board on which the two rule sets differ. */
export function causesOn<Board>({ a, b, steps }: ChangeSteps<Board>, board: Board): Cause[] {
	if (steps.length === 1) return steps.map(({ change }): Cause => ({ change, makes: "all" }));
	const causes = steps.flatMap((step): Cause[] => {
		const { change } = step;
		if (!equal(compareCounts(a(board), step.with(board)))) {
			return [{ change, makes: equal(compareCounts(step.with(board), b(board))) ? "all" : "part" }];
		}
		return equal(compareCounts(b(board), step.without(board))) ? [] : [{ change, makes: "jointly" }];
	});
	// No change does anything by itself and none is needed: it takes several, whichever they are.
	return causes.length > 0 ? causes : steps.map(({ change }): Cause => ({ change, makes: "jointly" }));
}
