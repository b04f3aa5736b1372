import { count } from "../queries/count.ts";
import { sample } from "../queries/sample.ts";
import type { Board } from "../rules/registry.ts";
import { chosenProblem, type Header, headerOf, type ReportOptions } from "./header.ts";

export interface SampleReport extends Header {
	readonly count: string;
	readonly seed: number;
	/** Independent draws, each uniform over all legal assignments. */
	readonly assignments: readonly (readonly number[])[];
}

export function sampleReport(board: Board, options: ReportOptions & { size?: number | undefined; seed?: number | undefined } = {}): SampleReport {
	const stated = chosenProblem(board, options);
	const { size = 1, seed = 0 } = options;
	return { ...headerOf(stated, options.lang), count: String(count(stated)), seed, assignments: [...sample(stated, { size, seed })] };
}
