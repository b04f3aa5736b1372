import { count } from "../queries/count.ts";
import { type Fate, fates } from "../queries/fates.ts";
import { outcomes } from "../queries/outcomes.ts";
import type { Board } from "../rules/registry.ts";
import { chosenProblem, type Header, headerOf, type ReportOptions } from "./header.ts";

/** Outcomes that are listed unless more are asked for; "must, may, never" always cover all. */
export const OUTCOMES_LISTED = 1_000;

export interface OutcomesReport extends Omit<Header, "units"> {
	/** All legal assignments. */
	readonly count: string;
	/** By id: does every legal assignment kill the unit, some, or none? Empty when there is no legal assignment. */
	readonly units: Readonly<Record<string, Fate>>;
	/** By the units in order, killed before spared. */
	readonly outcomes: readonly { readonly kills: readonly string[]; readonly assignments: string }[];
	/** "limited": there are more outcomes than are listed. */
	readonly completion: "complete" | "limited";
}

export function outcomesReport(board: Board, options: ReportOptions & { limit?: number | undefined } = {}): OutcomesReport {
	const stated = chosenProblem(board, options);
	const limit = options.limit ?? OUTCOMES_LISTED;
	const id = (i: number) => (stated.recipients[i] as { id: string }).id;
	const listed: { kills: string[]; assignments: string }[] = [];
	let completion: "complete" | "limited" = "complete";
	for (const { kills, assignments } of outcomes(stated)) {
		if (listed.length >= limit) {
			completion = "limited";
			break;
		}
		listed.push({ kills: kills.map(id), assignments: String(assignments) });
	}
	const found = fates(stated);
	return {
		...headerOf(stated, options.lang),
		count: String(count(stated)),
		units: Object.fromEntries(found.map((fate, i) => [id(i), fate])),
		outcomes: listed,
		completion,
	};
}
