import { chosenProblem, headerOf, type ReportOptions } from "../reports/header.ts";
import type { Board } from "../rules/registry.ts";
import { toNotation } from "../scenario/notation.ts";
import { aspLines } from "./asp.ts";
import { lpLines } from "./lp.ts";
import { minizincLines } from "./minizinc.ts";
import { type Goal, type StatedModel, statedModel } from "./stated-model.ts";
import { type Paint, titleLines } from "./text.ts";

/** The formats in which other solvers take a model. */
export const MODEL_FORMATS = { lp: lpLines, minizinc: minizincLines, asp: aspLines } as const satisfies Record<
	string,
	(model: StatedModel) => Iterable<string>
>;
export type ModelFormat = keyof typeof MODEL_FORMATS;

const same = (text: string): string => text;
const PLAIN: Paint = { strong: same, faint: same, dead: same, good: same, bad: same };

/** The model of what one side of a board decides, with the board and the rule set in comments; lines with their ends. */
export function* modelLines(board: Board, format: ModelFormat, goal: Goal, options: ReportOptions): Generator<string> {
	const stated = chosenProblem(board, options);
	const lang = options.lang ?? "en";
	const title = [toNotation(board), ...titleLines(headerOf(stated, lang), null, lang, PLAIN)];
	for (const line of MODEL_FORMATS[format](statedModel(stated, goal, title))) yield `${line}\n`;
}
