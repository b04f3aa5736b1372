/** What changes on a board between two rule sets, as text for a reader. */
import { type Language, say } from "../messages/messages.ts";
import type { DiffReport } from "../reports/diff.ts";
import { ruleSetName } from "../rules/riftbound/rule-choice.ts";
import type { Paint } from "./text.ts";
import { given } from "./text-decide.ts";

export function diffLines(report: DiffReport, lang: Language, paint: Paint): string[] {
	const { side, pool, both, onlyA, onlyB, examples, causes, units, skipped } = report;
	const [a, b] = [ruleSetName(report.a, report.b), ruleSetName(report.b, report.a)];
	const title = `${paint.strong(say(lang, "diff.title", { a, b }))} · ${say(lang, `assigns.riftbound.${side}`, { pool })}`;
	if (skipped) return [title, say(lang, `skipped.${report.result}`, { rule: report.rule as string })];
	if (onlyA === "0" && onlyB === "0") return [title, paint.good(say(lang, "diff.same", { both }))];
	const only = (rules: string, count: string, shown: readonly (readonly number[])[]): string[] => {
		if (count === "0") return [];
		const more = BigInt(count) - BigInt(shown.length);
		return [
			"",
			paint.strong(say(lang, "diff.only", { rules })),
			...shown.map((amounts) => `  ${given(units, amounts) || "–"}`),
			...(more > 0n ? [`  ${paint.faint(say(lang, "diff.more", { count: String(more) }))}`] : []),
		];
	};
	return [
		title,
		say(lang, "diff.numbers", { a, b, both, onlyA, onlyB }),
		...only(a, onlyA, examples.onlyA),
		...only(b, onlyB, examples.onlyB),
		"",
		...causes.map(({ message }) => message),
	];
}

/** One record per example: which rule set allows it alone, then the amounts. */
export function diffRecords({ units, examples }: DiffReport): (string | number)[][] {
	return [["only", ...units], ...examples.onlyA.map((amounts) => ["a", ...amounts]), ...examples.onlyB.map((amounts) => ["b", ...amounts])];
}
