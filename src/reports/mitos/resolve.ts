import type { MitosBoard } from "../../rules/mitos/board.ts";
import { reductionOf } from "../../rules/mitos/reduction.ts";
import { outcomeOf, pairsOf, playWith, reductionViolations, type StageOutcome } from "../../rules/mitos/resolve.ts";
import { stageOf } from "../../rules/mitos/stage.ts";
import { parseAssignment } from "../assignment.ts";
import { type CheckReport, violationMessages } from "../check.ts";
import { type MitosHeader, type MitosOptions, mitosHeader } from "./header.ts";
import { type LogEntry, stepsOf } from "./steps.ts";

export interface MitosResolveOptions extends MitosOptions {
	/** The reduction vector, as typed ("1,0,1" or "A1=1") or as amounts; default the first one in rank order. */
	readonly reduction?: string | readonly number[] | undefined;
}

export type MitosResolveReport = MitosHeader &
	(
		| (StageOutcome & { readonly blocks: Readonly<Record<string, string>>; readonly steps: readonly LogEntry[] })
		| { readonly illegal: "defender"; readonly violations: CheckReport["violations"] }
	);

/** The whole stage with its log, step by step. */
export function mitosResolveReport(board: MitosBoard, options: MitosResolveOptions = {}): MitosResolveReport {
	const { lang = "en", prevent } = options;
	const stage = stageOf(board, options);
	const problem = reductionOf(stage);
	const header = mitosHeader(stage.rules);
	const reduction = typeof options.reduction === "string" ? parseAssignment(problem, options.reduction) : options.reduction;
	const violations = reductionViolations(stage, reduction);
	if (violations.length > 0) {
		return { ...header, illegal: "defender", violations: violationMessages(problem, reduction ?? [], violations, lang) };
	}
	const played = playWith(stage, { reduction, prevent });
	return { ...header, blocks: pairsOf(stage), ...outcomeOf(stage, played), steps: stepsOf(stage, played, lang) };
}
