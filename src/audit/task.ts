/**
 * What an audit is asked, as plain data: it travels to worker threads and other machines, and names the work of a resume file. It
 * is made ready once: an examiner (`examiner.ts`) for the boards of a space.
 */
import { refuse } from "../core/errors.ts";
import { chosenRules } from "../rules/riftbound/rule-choice.ts";
import type { RuleWish } from "../rules/rule-set.ts";
import { compareExaminer } from "./compare.ts";
import { conditionExaminer } from "./conditions.ts";
import type { Examine } from "./examiner.ts";
import { lawExaminer } from "./laws.ts";
import { type BoardSpace, boardSpace, type SpaceBounds } from "./space.ts";
import type { VerdictMemory } from "./verdict-memory.ts";

export type AuditTask = { readonly space: SpaceBounds } & (
	| { readonly audit: "diff"; readonly a: RuleWish; readonly b: RuleWish }
	| { readonly audit: "laws"; readonly rules: RuleWish }
	| { readonly audit: "find"; readonly where: string; readonly a: RuleWish; readonly b: RuleWish }
);

export type AuditName = AuditTask["audit"];

/** A task made ready: its tables are built once, then every board costs only itself. */
export interface PreparedTask {
	readonly space: BoardSpace;
	readonly examine: Examine;
}

/**
 * @param memory where verdicts lie that other threads of the same audit reach too (`remember.ts`)
 * @throws InputError when the task's bounds, rules or condition make no sense
 */
export function prepareTask(task: AuditTask, memory?: VerdictMemory): PreparedTask {
	const space = boardSpace(task.space);
	switch (task.audit) {
		case "diff":
			return { space, examine: compareExaminer(space, chosenRules(task.a), chosenRules(task.b), memory) };
		case "laws":
			return { space, examine: lawExaminer(space, chosenRules(task.rules), {}, memory) };
		case "find":
			return { space, examine: conditionExaminer(space, task.where, chosenRules(task.a), chosenRules(task.b), memory) };
		default:
			return refuse("audit.unknown-audit", { audit: String((task as AuditTask).audit) });
	}
}
