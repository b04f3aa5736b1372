import { type Choice, killsOf } from "../queries/best.ts";
import { structuredSolver } from "../queries/structured-solver.ts";
import type { Board } from "../rules/registry.ts";
import { chosenProblem, type Header, headerOf, type SolvedReportOptions } from "./header.ts";

export interface BestReport extends Header {
	/** Summed value of the units killed; null when there is no legal assignment. */
	readonly value: number | null;
	readonly assignment: readonly number[] | null;
	readonly kills: readonly string[];
	/** The answer is proved best, not merely found. */
	readonly optimal: true;
	readonly top: readonly Choice[];
}

export interface BestReportOptions extends SolvedReportOptions {
	readonly top?: number | undefined;
}

export function bestReport(board: Board, options: BestReportOptions = {}): BestReport {
	const stated = chosenProblem(board, options);
	const top = (options.solver ?? structuredSolver)
		.best(stated, options.top ?? 1)
		.map(({ value, assignment }) => ({ value, assignment, kills: killsOf(stated, assignment) }));
	const [first] = top;
	return {
		...headerOf(stated, options.lang),
		value: first?.value ?? null,
		assignment: first?.assignment ?? null,
		kills: first?.kills ?? [],
		optimal: true,
		top,
	};
}
