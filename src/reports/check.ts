import { assignable } from "../core/problem.ts";
import { type Language, say } from "../messages/messages.ts";
import { type CitedViolation, check } from "../queries/check.ts";
import type { GameProblem } from "../rules/problem.ts";
import type { Board } from "../rules/registry.ts";
import { parseAssignment } from "./assignment.ts";
import { chosenProblem, type Header, headerOf, type SolvedReportOptions } from "./header.ts";

export interface CheckReport extends Header {
	readonly assignment: readonly number[];
	readonly legal: boolean;
	readonly violations: readonly { id: string; rule: string; units: readonly string[]; message: string }[];
	readonly nearest: readonly number[] | null;
}

/**
 * `assign`: "3,2,0,0", or "D1=3,D2=2" (units left out get 0), or the amounts themselves. The verdict is that of the laws, which alone
 * can say what is broken; a solver that is named must come to the same.
 */
export function checkReport(board: Board, assign: string | readonly number[], options: SolvedReportOptions = {}): CheckReport {
	const stated = chosenProblem(board, options);
	const header = headerOf(stated, options.lang);
	if (stated.skip) return { ...header, assignment: [], legal: false, violations: [], nearest: null };
	const assignment = typeof assign === "string" ? parseAssignment(stated, assign) : assign;
	const { legal, violations, nearest } = check(stated, assignment);
	const { solver } = options;
	if (solver !== undefined && solver.isLegal(stated, assignment) !== legal) {
		throw new Error(`${solver.name} and the laws disagree on [${assignment.join(",")}]`);
	}
	return { ...header, assignment, legal, violations: violationMessages(stated, assignment, violations, options.lang ?? "en"), nearest };
}

/** Violations with their sentences. */
export function violationMessages(
	stated: GameProblem,
	assignment: readonly number[],
	violations: readonly CitedViolation[],
	lang: Language,
): CheckReport["violations"] {
	const given = assignment.reduce((sum, amount) => sum + amount, 0);
	return violations.map(({ id, rule, units, before }) => ({
		id,
		rule,
		units,
		message: say(lang, `violation.${id}`, {
			units: units.join(", "),
			before: before.join(", "),
			given,
			pool: assignable(stated),
			reading: stated.rules.readings.excess ?? "",
		}),
	}));
}
