/** An audit's report as one HTML page: self-contained, without scripts, in both color schemes, readable offline and on paper. */
import { type Language, say } from "../../messages/messages.ts";
import { cellMap, escapeMarkup, groupBars, poolCurves } from "./plots.ts";
import { type AuditReport, standingOut } from "./report.ts";
import { completionOf, percent, spaceLine, titleOf, verdictOf } from "./text.ts";

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2330; --faint: #5b6475; --paper: #fff; --line: #d9dde5; --mark: #0b5fa5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaf0; --faint: #a3acbd; --paper: #14171d; --line: #333a47; --mark: #64b0ee; } }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2.25rem 0 .5rem; }
p { margin: .25rem 0; } .faint { color: var(--faint); fill: var(--faint); } .verdict { font-size: 1.15rem; margin-top: 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } th, td { text-align: left; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; } code { font: .95em ui-monospace, monospace; }
figure { margin: 0; overflow-x: auto; } svg { max-width: none; font: 12px system-ui, sans-serif; } svg text { fill: var(--ink); } svg text.faint { fill: var(--faint); }
.cell, .bar { fill: var(--mark); } .grid { stroke: var(--line); } svg text.on-dark { fill: var(--paper); }
`;

export function auditPage(report: AuditReport, lang: Language): string {
	const text = (key: string, params = {}) => escapeMarkup(say(lang, key, params));
	const plain = (line: string) => line;
	const paint = { strong: plain, faint: plain, dead: plain, good: plain, bad: plain };
	const some = standingOut(report) > 0n;
	const figure = (key: string, plot: string) => `<h2>${text(key)}</h2>\n<figure>${plot}</figure>`;
	const title = escapeMarkup(titleOf(report, lang));
	return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p class="faint">${escapeMarkup(spaceLine(report, lang))}</p>
<p class="verdict">${escapeMarkup(verdictOf(report, lang, paint))}</p>
${report.onlyA === undefined ? "" : `<p>${text("audit.only-numbers", { onlyA: report.onlyA, onlyB: report.onlyB })}</p>`}
<p class="faint">${escapeMarkup(completionOf(report, lang))}</p>
${some ? `<h2>${text("audit.smallest")}</h2>\n${smallest(report, text)}` : ""}
${figure("audit.plot.cells", cellMap(report, lang))}
${some ? figure("audit.plot.pools", poolCurves(report, lang)) : ""}
${some && report.audit !== "find" ? `${figure("audit.plot.groups", groupBars(report, lang))}\n${kinds(report, text)}` : ""}
</html>
`;
}

type Words = (key: string, params?: object) => string;

function smallest({ examples, compared, a, b }: AuditReport, text: Words): string {
	if (compared === undefined) return `<p>${examples.map((example) => `<code>${escapeMarkup(example)}</code>`).join("<br>")}</p>`;
	const head = [text("audit.column.both"), text("audit.column.only", { rules: a }), text("audit.column.only", { rules: b })];
	return table(
		[text("audit.column.board"), ...head],
		compared.map(({ board, both, onlyA, onlyB }) => [`<code>${escapeMarkup(board)}</code>`, both, onlyA, onlyB]),
		[1, 2, 3],
	);
}

function kinds({ groups }: AuditReport, text: Words): string {
	return table(
		[text("audit.column.kind"), text("audit.column.boards"), text("audit.column.share"), text("audit.column.smallest")],
		groups.map(({ message, boards, share, examples }) => [
			escapeMarkup(message),
			boards,
			escapeMarkup(percent(share)),
			examples
				.slice(0, 3)
				.map((example) => `<code>${escapeMarkup(example)}</code>`)
				.join("<br>"),
		]),
		[1, 2],
	);
}

/** Cells are markup already. `numbers` lists the columns that are aligned to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[], numbers: readonly number[]): string {
	const row = (cells: readonly string[], tag: "td" | "th") =>
		`<tr>${cells.map((cell, i) => `<${tag}${numbers.includes(i) ? ' class="number"' : ""}>${cell}</${tag}>`).join("")}</tr>`;
	return `<table>${row(head, "th")}${rows.map((cells) => row(cells, "td")).join("")}</table>`;
}
