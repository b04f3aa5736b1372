/** Which changes of the rules make the difference between two rule sets on a board: each is tried by itself. */
import type { DifferenceCounts } from "../../queries/diff.ts";
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

/** Two rule sets and what lies between them; `Tried` is whatever a caller makes of a rule set to put it to the test on a board. */
export interface ChangeSteps<Tried> {
	readonly a: Tried;
	readonly b: Tried;
	/** For every change: the first rule set with only this change, the second without it. */
	readonly steps: readonly { readonly change: Change; readonly with: Tried; readonly without: Tried }[];
}

export function changeSteps<Tried>(a: RuleSet, b: RuleSet, prepare: (rules: RuleSet) => Tried): ChangeSteps<Tried> {
	return {
		a: prepare(a),
		b: prepare(b),
		steps: changesBetween(a, b).map((change) => ({
			change,
			with: prepare(withChange(a, change)),
			without: prepare(withChange(b, undone(change))),
		})),
	};
}

/**
 * The changes that make the difference on a board on which the two rule sets differ.
 *
 * @param same do two of the rule sets allow the same assignments there?
 */
export function causesOn<Tried>({ a, b, steps }: ChangeSteps<Tried>, same: (one: Tried, other: Tried) => boolean): Cause[] {
	if (steps.length === 1) return steps.map(({ change }): Cause => ({ change, makes: "all" }));
	const causes = steps.flatMap((step): Cause[] => {
		const { change } = step;
		if (!same(a, step.with)) return [{ change, makes: same(step.with, b) ? "all" : "part" }];
		return same(b, step.without) ? [] : [{ change, makes: "jointly" }];
	});
	// No change does anything by itself and none is needed: it takes several, whichever they are.
	return causes.length > 0 ? causes : steps.map(({ change }): Cause => ({ change, makes: "jointly" }));
}
