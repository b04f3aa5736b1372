/** An audit's state as a report: what is printed as JSON, and what the text, CSV and HTML forms are made from. */
import { type Language, say } from "../../messages/messages.ts";
import { compareCounts } from "../../queries/diff.ts";
import { problemUnder } from "../../rules/riftbound/compile.ts";
import { chosenRules, ruleSetName } from "../../rules/riftbound/rule-choice.ts";
import { namedRules } from "../../rules/rule-set.ts";
import type { RuleSet } from "../../rules/rule-system.ts";
import { toNotation } from "../../scenario/notation.ts";
import { type AuditState, isComplete } from "../progress.ts";
import { type BoardSpace, boardSpace, type SpaceBounds, toBoard, unrankBoard } from "../space.ts";
import type { AuditName, AuditTask } from "../task.ts";

export interface AuditReport {
	readonly audit: AuditName;
	readonly space: SpaceBounds;
	/** Boards in the space, and boards examined: the same when the audit is complete. */
	readonly size: string;
	readonly boards: string;
	/** `diff`: boards on which the rule sets differ; `laws`: boards on which a law is broken. */
	readonly differing?: string;
	/** `find`: boards on which the condition holds. */
	readonly found?: string;
	/** That number in relation to the boards examined, 0 to 1. */
	readonly share: number;
	/** The rule sets, in one short line each; `laws` has only `a`, and so have most conditions. */
	readonly a: string;
	readonly b?: string;
	readonly where?: string;
	/** `diff`: assignments that only one of the rule sets allows, over all boards. */
	readonly onlyA?: string;
	readonly onlyB?: string;
	/** The smallest boards found, smallest first, in notation. */
	readonly examples: readonly string[];
	/** `diff`: the same boards with the number of assignments legal in both, only the first, only the second. */
	readonly compared?: readonly { readonly board: string; readonly both: string; readonly onlyA: string; readonly onlyB: string }[];
	/** The boards found by kind, most frequent first. */
	readonly groups: readonly GroupEntry[];
	/** By number of units and pool. */
	readonly cells: readonly { readonly units: number; readonly pool: number; readonly boards: string; readonly found: string }[];
	readonly completion: "complete" | "interrupted";
}

export interface GroupEntry {
	/** The group's kind and details, such as "narrowed doubling-counts". */
	readonly group: string;
	/** The same in words. */
	readonly message: string;
	readonly boards: string;
	readonly share: number;
	/** Its smallest boards. */
	readonly examples: readonly string[];
}

export function auditReport(state: AuditState, lang: Language): AuditReport {
	const { task, tally, size } = state;
	const space = boardSpace(task.space);
	const written = (rank: string) => toNotation(toBoard(space, unrankBoard(space, BigInt(rank))));
	const shareOf = (part: string) => share(part, tally.boards);
	const examples = tally.smallest.map(written);
	return {
		audit: task.audit,
		space: task.space,
		size,
		boards: tally.boards,
		...(task.audit === "find" ? { found: tally.found } : { differing: tally.found }),
		share: shareOf(tally.found),
		...namesOf(task),
		...(task.audit === "diff" ? { onlyA: tally.onlyA, onlyB: tally.onlyB } : {}),
		examples,
		...(task.audit === "diff" ? { compared: tally.smallest.map((rank) => compared(space, rank, chosenRules(task.a), chosenRules(task.b))) } : {}),
		groups: Object.entries(tally.groups)
			.map(([group, { boards, smallest }]) => ({
				group,
				message: groupMessage(task.audit, group, lang),
				boards,
				share: shareOf(boards),
				examples: smallest.map(written),
			}))
			.sort((one, other) => Number(BigInt(other.boards) - BigInt(one.boards)) || (one.group < other.group ? -1 : 1)),
		cells: Object.entries(tally.cells)
			.map(([name, [boards, found]]) => {
				const [units, pool] = name.split(" ").map(Number) as [number, number];
				return { units, pool, boards, found };
			})
			.sort((one, other) => one.units - other.units || one.pool - other.pool),
		completion: isComplete(state) ? "complete" : "interrupted",
	};
}

/** How many boards stand out: what decides the exit code of `diff` and `laws`. */
export function standingOut({ differing, found }: AuditReport): bigint {
	return BigInt(differing ?? found ?? 0);
}

function namesOf(task: AuditTask): Pick<AuditReport, "a" | "b" | "where"> {
	if (task.audit === "laws") return { a: ruleSetName(namedRules(chosenRules(task.rules))) };
	const [first, second] = [namedRules(chosenRules(task.a)), namedRules(chosenRules(task.b))];
	if (task.audit === "find" && task.where !== "danger") return { where: task.where, a: ruleSetName(first) };
	const names = { a: ruleSetName(first, second), b: ruleSetName(second, first) };
	return task.audit === "diff" ? names : { where: task.where, ...names };
}

/** A group in words: what the second rule set does to the first, and the changes that do it; the broken law; the condition. */
function groupMessage(audit: AuditName, group: string, lang: Language): string {
	const [kind, ...causes] = group.split(" ") as [string, ...string[]];
	if (audit === "find") return say(lang, `audit.found.${kind}`);
	if (audit === "laws") return say(lang, `law.${kind}`);
	const words = causes.map((cause) => say(lang, `cause.${cause}`)).join("; ");
	return say(lang, `audit.effect.${kind}`, { causes: words });
}

function compared(space: BoardSpace, rank: string, a: RuleSet, b: RuleSet) {
	const board = toBoard(space, unrankBoard(space, BigInt(rank)));
	const { both, onlyA, onlyB } = compareCounts(problemUnder(board, "attacker", a), problemUnder(board, "attacker", b));
	return { board: toNotation(board), both: String(both), onlyA: String(onlyA), onlyB: String(onlyB) };
}

/** part ÷ whole to six digits; 0 of 0 is 0. */
function share(part: string, whole: string): number {
	return whole === "0" ? 0 : Number((BigInt(part) * 1_000_000n) / BigInt(whole)) / 1_000_000;
}
