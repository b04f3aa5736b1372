/** Reports on Mitos y Leyendas boards as text for a reader. */
import { type Language, say } from "../messages/messages.ts";
import type { MitosBestReport } from "../reports/mitos/best.ts";
import type { Compared, MitosDiffReport } from "../reports/mitos/diff.ts";
import type { MitosHeader } from "../reports/mitos/header.ts";
import type { Item, Listing } from "../reports/mitos/listing.ts";
import type { MitosOutcomesReport } from "../reports/mitos/outcomes.ts";
import type { MitosResolveReport } from "../reports/mitos/resolve.ts";
import { gameTitle, type Paint } from "./text.ts";
import { table } from "./text-decide.ts";

/** The line above a result: game and readings, and what follows them. */
function mitosTitle(header: MitosHeader, rest: readonly string[], lang: Language, paint: Paint): string {
	return [...gameTitle(header, lang, paint), ...rest].join(" · ");
}

/** The title of a listing: what is decided, in how many ways. */
export function listingTitle({ header, count }: Pick<Listing, "header" | "count">, lang: Language, paint: Paint): string {
	const pool = header.pool === undefined ? [] : [say(lang, "assigns.mitos.defender", { pool: header.pool })];
	return mitosTitle(header, [...pool, say(lang, `mitos.count.${header.decision}`, { count: String(count) })], lang, paint);
}

/** One line per item, every item by itself so that a long list can be streamed: number, then what was chosen. */
export function itemLine({ header, columns, cells }: Listing, item: Item, number: bigint, lang: Language): string {
	// The amounts of a resolution are what each attacker's damage is reduced by.
	const sign = header.decision === "resolutions" ? "−" : "";
	const chosen = cells(item).flatMap((cell, i) => {
		const column = columns[i] as string;
		if (cell === "" || cell === "0") return [];
		return [WORDED.includes(column) ? `${say(lang, `mitos.column.${column}`)}: ${cell}` : `${column} ${sign}${cell}`];
	});
	return `${number}  ${chosen.join("  ") || "–"}`;
}

/** Columns that are not an ally's. */
const WORDED = ["saved", "attacker", "defender"];

/** The stage step by step. */
export function resolutionLines(report: MitosResolveReport, lang: Language, paint: Paint): string[] {
	const title = mitosTitle(report, [], lang, paint);
	if ("illegal" in report) {
		return [
			title,
			paint.bad(say(lang, "illegal")),
			...report.violations.map(({ rule, id, message }) => `  ${paint.strong(rule)} ${paint.faint(id)}  ${message}`),
		];
	}
	const lines = [title];
	let number = 0;
	let latest = "";
	for (const { step, rule, message } of report.steps) {
		if (step !== latest) lines.push(`${number++}. ${paint.strong(say(lang, `mitos.step.${step}`))} ${paint.faint(`(${rule})`)}`);
		latest = step;
		lines.push(`   ${message}`);
	}
	return lines;
}

export function bestBlockLines(report: MitosBestReport, lang: Language, paint: Paint): string[] {
	const { cost, attack, blocks, damage, destroyed, proof } = report;
	const pairs = Object.entries(blocks).map(([attacker, blocker]) => `${attacker}:${blocker}`);
	return [
		mitosTitle(report, [], lang, paint),
		...(attack === undefined ? [] : [attack.length > 0 ? say(lang, "mitos.attack", { allies: attack.join(" ") }) : say(lang, "mitos.no-attack")]),
		paint.strong(pairs.length > 0 ? say(lang, "mitos.blocks", { blocks: pairs.join(" ") }) : say(lang, "mitos.no-blocks")),
		cost === "castle-lost" ? paint.bad(say(lang, "mitos.castle-lost")) : say(lang, "mitos.cost", { cost }),
		say(lang, "mitos.after", { damage, destroyed: destroyed.map(({ ally, by }) => `${ally} (${by})`).join(" ") || say(lang, "nobody") }),
		...(cost === "castle-lost" ? [] : [paint.faint(say(lang, `mitos.proof.${proof}`))]),
	];
}

export function fateLines(report: MitosOutcomesReport, lang: Language, paint: Paint): string[] {
	const fates = (["must", "may", "never"] as const).flatMap((fate) => {
		const ids = Object.entries(report.units).flatMap(([id, own]) => (own === fate ? [id] : []));
		return ids.length > 0 ? [`${say(lang, `mitos.fate.${fate}`)}: ${paint.strong(ids.join(" "))}`] : [];
	});
	const rows = report.outcomes.map(({ blockings, kills, gameOver }) => [
		blockings,
		gameOver && kills.length === 0 ? say(lang, "mitos.castle-empty") : kills.join(" ") || say(lang, "nobody"),
	]);
	return [
		mitosTitle(report, [say(lang, "mitos.count.blocks", { count: report.count })], lang, paint),
		...fates,
		"",
		...(report.completion === "limited"
			? [say(lang, "mitos.not-sorted", { count: report.count })]
			: table([say(lang, "mitos.column.blockings"), say(lang, "mitos.column.destroyed")], rows, paint, [true, false])),
	];
}

/** Two rule sets on one board: what differs, and which readings make it so. */
export function comparisonLines(report: MitosDiffReport, lang: Language, paint: Paint): string[] {
	const { a, b, outcomes, differing, causes, both, onlyA, onlyB } = report;
	const changed = Object.keys(a.readings).filter((id) => a.readings[id] !== b.readings[id]);
	const name = ({ readings }: MitosDiffReport["a"]) => changed.map((id) => `${id}=${readings[id]}`).join(" ") || say(lang, "mitos.defaults");
	const title = paint.strong(say(lang, "diff.title", { a: name(a), b: name(b) }));
	if (differing.length === 0 && onlyA === "0" && onlyB === "0") return [title, paint.good(say(lang, "mitos.diff.same"))];
	return [
		title,
		say(lang, "diff.numbers", { a: name(a), b: name(b), both, onlyA, onlyB }),
		...differing.map((key) => `${say(lang, `mitos.diff.${key}`)}: ${told(outcomes.a[key], lang)} | ${told(outcomes.b[key], lang)}`),
		...(causes.length > 0 ? [say(lang, "mitos.diff.causes", { causes: causes.join(", ") })] : []),
	];
}

/** A part of an outcome in one line. */
function told(part: Compared[keyof Compared], lang: Language): string {
	if (typeof part === "boolean") return say(lang, part ? "mitos.yes" : "mitos.no");
	if (typeof part === "number") return String(part);
	if ("before" in part) return `${part.before ?? "?"} → ${part.after ?? "?"}`;
	if (Array.isArray(part)) return part.map((one) => (typeof one === "string" ? one : one.ally)).join(" ") || say(lang, "nobody");
	return Object.entries(part)
		.map(([id, points]) => `${id} ${points}`)
		.join("  ");
}
