/** An audit's report as lines for a terminal. */
import type { Paint } from "../../formats/text.ts";
import { type Language, say } from "../../messages/messages.ts";
import { type AuditReport, standingOut } from "./report.ts";

/** Boards shown for each group. */
const SHOWN = 5;

export function auditLines(report: AuditReport, lang: Language, paint: Paint): string[] {
	const { audit, examples, groups, compared } = report;
	const found = standingOut(report);
	const lines = [paint.strong(titleOf(report, lang)), paint.faint(spaceLine(report, lang)), "", verdictOf(report, lang, paint)];
	if (report.onlyA !== undefined) lines.push(say(lang, "audit.only-numbers", { onlyA: report.onlyA, onlyB: report.onlyB as string }));
	if (found > 0n) {
		lines.push("", paint.strong(say(lang, "audit.smallest")));
		const width = Math.max(...examples.map((example) => example.length));
		examples.forEach((example, i) => {
			const numbers = compared?.[i];
			lines.push(
				`  ${numbers ? example.padEnd(width) : example}${numbers ? `   ${paint.faint(say(lang, "audit.compared", { ...numbers, a: report.a, b: report.b as string }))}` : ""}`,
			);
		});
	}
	if (audit !== "find" && found > 0n) {
		lines.push("", paint.strong(say(lang, "audit.kinds")));
		for (const { message, boards, share, examples: smallest } of groups) {
			lines.push(`  ${message}`, `    ${say(lang, "audit.group-share", { boards, share: percent(share) })}`);
			lines.push(`    ${paint.faint(smallest.slice(0, SHOWN).join(" · "))}`);
		}
	}
	lines.push("", paint.faint(completionOf(report, lang)));
	return lines;
}

export function titleOf({ audit, a, b, where }: AuditReport, lang: Language): string {
	return say(lang, `audit.title.${b === undefined ? audit : `${audit}-two`}`, { a, b: b ?? "", where: where ?? "" });
}

export function spaceLine({ space, size }: AuditReport, lang: Language): string {
	return say(lang, "audit.space", { ...space, flags: space.flags || "–", size });
}

export function verdictOf(report: AuditReport, lang: Language, paint: Paint): string {
	const found = standingOut(report);
	const params = { boards: report.boards, found: String(found), share: percent(report.share) };
	const sentence = say(lang, `audit.verdict.${report.audit}.${found > 0n ? "some" : "none"}`, params);
	if (report.audit === "find") return sentence;
	return found > 0n ? paint.bad(sentence) : paint.good(sentence);
}

export function completionOf({ completion, boards, size }: AuditReport, lang: Language): string {
	return say(lang, `audit.completion.${completion}`, { boards, size });
}

/** A share as a percentage; small ones keep two significant digits. */
export function percent(share: number): string {
	const value = share * 100;
	return `${value === 0 || value >= 10 ? value.toFixed(1) : value.toPrecision(2)} %`;
}
