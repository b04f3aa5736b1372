/** The answers of best, outcomes and resolve as text for a reader. */
import { type Language, say } from "../messages/messages.ts";
import type { BestReport } from "../reports/best.ts";
import type { OutcomesReport } from "../reports/outcomes.ts";
import type { ResolveReport } from "../reports/resolve.ts";
import type { Paint } from "./text.ts";

/** One line per choice: value, kills, amounts. */
export function bestLines({ top, units }: BestReport, lang: Language, paint: Paint): string[] {
	if (top.length === 0) return [say(lang, "nearest-none")];
	const rows = top.map(({ value, kills, assignment }) => [
		String(value),
		kills.length > 0 ? kills.join(" ") : say(lang, "nobody"),
		given(units, assignment) || "–",
	]);
	return table([say(lang, "column.value"), say(lang, "column.kills"), ""], rows, paint, [true, false, false]);
}

export function outcomeLines({ outcomes, units, completion }: OutcomesReport, lang: Language, paint: Paint): string[] {
	const fates = (["must", "may", "never"] as const).flatMap((fate) => {
		const ids = Object.entries(units).flatMap(([id, own]) => (own === fate ? [id] : []));
		return ids.length > 0 ? [`${say(lang, `fate.${fate}`)}: ${paint.strong(ids.join(" "))}`] : [];
	});
	const rows = outcomes.map(({ assignments, kills }) => [assignments, kills.length > 0 ? kills.join(" ") : say(lang, "nobody")]);
	return [
		...fates,
		"",
		...table([say(lang, "column.assignments"), say(lang, "column.kills")], rows, paint, [true, false]),
		"",
		completion === "complete" ? say(lang, "outcome-count", { count: outcomes.length }) : say(lang, "outcomes-limited", { count: outcomes.length }),
	];
}

export function resolveLines(report: ResolveReport, lang: Language, paint: Paint): string[] {
	if ("skipped" in report) return [say(lang, `skipped.${report.result}`, { rule: report.rule as string })];
	if ("illegal" in report) {
		return [
			paint.bad(say(lang, `resolve.illegal.${report.illegal}`)),
			...report.violations.map(({ rule, id, message }) => `  ${paint.strong(rule)} ${paint.faint(id)}  ${message}`),
		];
	}
	const { attacker, defender, attackerUnits, defenderUnits, deaths, dealt, survivors, recalled, excess, result, value, answers = [] } = report;
	const names = (ids: readonly string[]) => (ids.length > 0 ? ids.join(" ") : say(lang, "nobody"));
	const { "excess-count": reading = "pool" } = report.readings;
	const counted = (side: "attacker" | "defender") => excess[side][reading as "pool" | "applied"];
	const entries: [string, string][] = [
		["resolve.attacker", given(defenderUnits, attacker.assignment) || "–"],
		["resolve.defender", given(attackerUnits, defender.assignment) || "–"],
		[
			"resolve.dealt",
			Object.entries(dealt)
				.flatMap(([id, damage]) => (damage > 0 ? [`${id} ${damage}`] : []))
				.join("  ") || "–",
		],
		["resolve.deaths", paint.dead(names([...deaths.attacker, ...deaths.defender]))],
		["resolve.survivors", names(survivors)],
		...(recalled.length > 0 ? ([["resolve.recalled", names(recalled)]] as [string, string][]) : []),
		["resolve.excess", say(lang, "resolve.excess-of", { attacker: counted("attacker"), defender: counted("defender") })],
		["resolve.result", `${paint.strong(say(lang, `result.${result}`))} · ${say(lang, "resolve.value", { value })}`],
	];
	const width = Math.max(...entries.map(([key]) => say(lang, key).length));
	return [
		...entries.map(([key, text]) => `${paint.faint(say(lang, key).padEnd(width))}  ${text}`),
		...answers.map(({ question, answer, holds, of }) => say(lang, `answer.${answer}`, { question, holds, of })),
	];
}

/** "D1=3 D2=2": the units that get points. */
export function given(units: readonly string[], amounts: readonly number[]): string {
	return units.flatMap((unit, i) => ((amounts[i] as number) > 0 ? [`${unit}=${amounts[i]}`] : [])).join(" ");
}

/** Rows under their titles, numbers to the right. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[], paint: Paint, right: readonly boolean[]): string[] {
	const widths = titles.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] as string).length)));
	const line = (cells: readonly string[]) =>
		cells
			.map((cell, i) => (right[i] ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number)))
			.join("   ")
			.trimEnd();
	return [paint.faint(line(titles)), ...rows.map(line)];
}
