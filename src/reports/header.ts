/** What every report begins with, and how a call's options choose the problem. */
import { assignable } from "../core/problem.ts";
import type { Language } from "../messages/messages.ts";
import { say } from "../messages/messages.ts";
import { type GameProblem, problem } from "../rules/problem.ts";
import type { Board } from "../rules/registry.ts";
import type { SideName } from "../rules/rule-system.ts";
import type { Solver } from "../solvers/solver.ts";
import { required } from "./requirement.ts";

/** Options that every report takes. */
export interface ReportOptions {
	readonly side?: SideName | undefined;
	readonly rules?: string | undefined;
	readonly readings?: Readonly<Record<string, string>> | undefined;
	/** Only assignments that meet all of these, as typed: "kill:D1", "spare:D2", "D1>=2". */
	readonly require?: readonly string[] | undefined;
	readonly lang?: Language | undefined;
}

/** Options of the reports that any solver can make. */
export interface SolvedReportOptions extends ReportOptions {
	/** Default: the structured one. */
	readonly solver?: Solver | undefined;
}

export interface Header {
	readonly game: string;
	readonly rules: string;
	readonly readings: Readonly<Record<string, string>>;
	readonly side: SideName;
	/** The side's summed Might, in points. */
	readonly pool: number;
	/** Points of the pool that nobody may be assigned. */
	readonly unassigned: number;
	/** Ids of the units that may be assigned damage, in the order of every assignment. */
	readonly units: readonly string[];
	readonly notes?: readonly string[];
	/** Present when the damage step does not take place. */
	readonly skipped?: true;
	readonly rule?: string;
	readonly result?: string;
}

/** The problem that the options choose on this board. */
export function chosenProblem(board: Board, { side, rules, readings, require = [] }: ReportOptions): GameProblem {
	return required(problem(board, { side, rules, readings }), require);
}

export function headerOf(stated: GameProblem, lang: Language = "en"): Header {
	const { game, rules, side, pool, recipients, notes, skip } = stated;
	return {
		game,
		rules: rules.version.id,
		readings: rules.readings,
		side,
		pool,
		unassigned: skip ? 0 : pool - assignable(stated),
		units: recipients.map(({ id }) => id),
		...(notes.length > 0 ? { notes: notes.map((note) => say(lang, `note.${note}`, { version: rules.version.id })) } : {}),
		...(skip ? { skipped: true as const, rule: skip.rule, result: skip.result } : {}),
	};
}
