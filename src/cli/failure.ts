/** Bad input becomes sentences on standard error: file:line:column, or the notation with a caret under the fault. */
import type { InputError, Issue } from "../core/errors.ts";
import { type Language, say } from "../messages/messages.ts";

/** Issues that are shown; the rest are counted. */
const SHOWN = 20;
/** Characters of a notation shown around the fault. */
const AROUND = 60;

export function failureText(error: InputError, lang: Language): string {
	const lines: string[] = [];
	for (const issue of error.issues.slice(0, SHOWN)) lines.push(...issueLines(issue, error, lang));
	const more = error.issues.length - SHOWN;
	if (more > 0) lines.push(`allot: ${say(lang, "more-problems", { count: more })}`);
	return `${lines.join("\n")}\n`;
}

function issueLines({ code, params, at }: Issue, { source }: InputError, lang: Language): string[] {
	const sentence = say(lang, code, params);
	if (!at || !source) return [`allot: ${sentence}`];
	if (source.name !== null) return [`${source.name}:${at.line}:${at.column}: ${sentence}`];
	const text = (source.text.split("\n")[at.line - 1] ?? "").replace(/\t/g, " ");
	const start = text.length <= 2 * AROUND ? 0 : Math.max(0, at.column - 1 - AROUND);
	const shown = text.slice(start, start + 2 * AROUND);
	const caret = Math.max(0, at.column - 1 - start);
	const length = Math.max(1, Math.min(at.length, shown.length - caret));
	return [`allot: ${sentence}`, `  ${printable(shown)}`, `  ${" ".repeat(caret)}${"^".repeat(length)}`];
}

/** Control characters would move the caret or the terminal. */
function printable(text: string): string {
	return text.replace(/\p{Cc}/gu, "·");
}
