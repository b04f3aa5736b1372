import { structuredSolver } from "../queries/structured-solver.ts";
import type { Board } from "../rules/registry.ts";
import { chosenProblem, type Header, headerOf, type SolvedReportOptions } from "./header.ts";

export interface CountReport extends Header {
	/** Decimal digits: it can exceed what a double holds. */
	readonly count: string;
}

export function countReport(board: Board, options: SolvedReportOptions = {}): CountReport {
	const stated = chosenProblem(board, options);
	return { ...headerOf(stated, options.lang), count: String((options.solver ?? structuredSolver).count(stated)) };
}
