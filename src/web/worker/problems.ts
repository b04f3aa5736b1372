/** The worker's memory: the last few problems, so that their diagrams are built once and not for every question. */
import { required } from "../../reports/requirement.ts";
import { type GameProblem, problem } from "../../rules/problem.ts";
import type { Board } from "../../rules/registry.ts";
import type { SideName } from "../../rules/rule-system.ts";
import { parseNotation } from "../../scenario/notation.ts";

/** Which assignments a question is about. */
export interface Asked {
	readonly notation: string;
	readonly side: SideName;
	/** "kill:D1", "spare:D2": only assignments that meet all of them. */
	readonly require?: readonly string[];
}

/** Problems kept at a time: the board's, with and without the filters, and a few before. */
const KEPT = 4;
const problems = new Map<string, GameProblem>();
let board: { notation: string; value: Board } | undefined;

export function boardOf({ notation }: Asked): Board {
	if (board?.notation !== notation) board = { notation, value: parseNotation(notation) };
	return board.value;
}

export function problemOf(asked: Asked): GameProblem {
	const { notation, side, require = [] } = asked;
	const key = JSON.stringify([notation, side, require]);
	const known = problems.get(key);
	if (known !== undefined) return known;
	const made = required(require.length > 0 ? problemOf({ notation, side }) : problem(boardOf(asked), { side }), require);
	problems.set(key, made);
	for (const oldest of problems.keys()) {
		if (problems.size <= KEPT) break;
		problems.delete(oldest);
	}
	return made;
}
