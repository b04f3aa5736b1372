import { refuse } from "../core/errors.ts";
import { say } from "../messages/messages.ts";
import { compareCounts, diff } from "../queries/diff.ts";
import type { Board } from "../rules/registry.ts";
import { type Cause, causesOn, changeSteps, equal } from "../rules/riftbound/causes.ts";
import { sectionOfChange } from "../rules/riftbound/changes.ts";
import { problemUnder } from "../rules/riftbound/compile.ts";
import { chosenRules } from "../rules/riftbound/rule-choice.ts";
import { type NamedRules, namedRules, parseRuleChoice } from "../rules/rule-set.ts";
import type { RuleSet } from "../rules/rule-system.ts";
import { type Header, headerOf, type ReportOptions } from "./header.ts";

export interface DiffReport extends Pick<Header, "game" | "side" | "pool" | "units" | "skipped" | "rule" | "result"> {
	readonly a: NamedRules;
	readonly b: NamedRules;
	/** Legal under the first rule set only, the second only, both: exact numbers. */
	readonly onlyA: string;
	readonly onlyB: string;
	readonly both: string;
	/** The first few of each difference in rank order; `units` names the columns. */
	readonly examples: { readonly onlyA: readonly (readonly number[])[]; readonly onlyB: readonly (readonly number[])[] };
	/** The changes of the rules that make the difference; empty when there is none. */
	readonly causes: readonly CauseEntry[];
}

export interface CauseEntry {
	readonly kind: "atom" | "reading";
	readonly name: string;
	/** Where the atom stands; null for a reading. */
	readonly rule: string | null;
	/** The whole difference, a part of it, or only together with others. */
	readonly makes: "all" | "part" | "jointly";
	readonly message: string;
}

export interface DiffOptions extends Omit<ReportOptions, "require"> {
	/** The two rule sets, as "rules=1.2,excess=last"; what they leave open is as `rules` and `readings` say, or the board. */
	readonly a: string;
	readonly b: string;
	/** Examples of each difference; default 5. */
	readonly limit?: number | undefined;
}

/** @throws InputError for an unknown version or reading, or a board of a game whose rules have no versions to compare */
export function diffReport(board: Board, { side = "attacker", lang = "en", limit = 5, ...options }: DiffOptions): DiffReport {
	if (board.game !== "riftbound") refuse("not-for-game", { command: "diff", game: board.game });
	const [a, b] = [options.a, options.b].map((text) => chosenRules(board, options, parseRuleChoice(text))) as [RuleSet, RuleSet];
	const steps = changeSteps(a, b, (rules) => problemUnder(board, side, rules));
	const header = headerOf(problemUnder(board, side, a), lang);
	const { both, onlyA, onlyB, examples } = diff(steps.a, steps.b, { limit });
	const differ = onlyA > 0n || onlyB > 0n;
	return {
		game: header.game,
		side,
		pool: header.pool,
		units: header.units,
		...(header.skipped ? { skipped: true as const, rule: header.rule as string, result: header.result as string } : {}),
		a: namedRules(a),
		b: namedRules(b),
		onlyA: String(onlyA),
		onlyB: String(onlyB),
		both: String(both),
		examples,
		causes: differ ? causesOn(steps, (one, other) => equal(compareCounts(one, other))).map((cause) => causeEntry(cause, lang)) : [],
	};
}

function causeEntry({ change, makes }: Cause, lang: NonNullable<ReportOptions["lang"]>): CauseEntry {
	const { kind, name, from, to } = change;
	const rule = sectionOfChange(change);
	const what = say(lang, `cause.${name}`);
	const message =
		kind === "reading"
			? say(lang, `cause.reading.${makes}`, { what, from: `${name}=${from}`, to: `${name}=${to}` })
			: say(lang, `cause.atom.${to === null ? "gone" : "new"}.${makes}`, { what, rule: rule as string });
	return { kind, name, rule, makes, message };
}
