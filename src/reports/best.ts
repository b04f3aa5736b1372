import { best, type Choice } from "../queries/best.ts";
import type { Board } from "../rules/registry.ts";
import { chosenProblem, type Header, headerOf, type ReportOptions } from "./header.ts";

export interface BestReport extends Header {
	/** Summed value of the units killed; null when there is no legal assignment. */
	readonly value: number | null;
	readonly assignment: readonly number[] | null;
	readonly kills: readonly string[];
	/** The answer is proved best, not merely found. */
	readonly optimal: true;
	readonly top: readonly Choice[];
}

export interface BestReportOptions extends ReportOptions {
	readonly top?: number | undefined;
}

export function bestReport(board: Board, options: BestReportOptions = {}): BestReport {
	const stated = chosenProblem(board, options);
	const top = best(stated, { top: options.top ?? 1 });
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
