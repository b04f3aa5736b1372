/** What the commands do with a Mitos y Leyendas board. Loaded when there is one. */
import { refuse } from "../../core/errors.ts";
import { csvLine } from "../../formats/csv.ts";
import { bestBlockLines, comparisonLines, fateLines, itemLine, listingTitle, resolutionLines } from "../../formats/text-mitos.ts";
import { type Language, say } from "../../messages/messages.ts";
import { type Slice, sliceRange } from "../../queries/slice.ts";
import { mitosBestReport } from "../../reports/mitos/best.ts";
import { mitosCountReport } from "../../reports/mitos/count.ts";
import { mitosDiffReport } from "../../reports/mitos/diff.ts";
import type { MitosOptions } from "../../reports/mitos/header.ts";
import { listingOf } from "../../reports/mitos/listing.ts";
import { mitosOutcomesReport } from "../../reports/mitos/outcomes.ts";
import { mitosResolveReport } from "../../reports/mitos/resolve.ts";
import { mitosSampleReport } from "../../reports/mitos/sample.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import { DONE, INTERRUPTED, NO } from "../exit-codes.ts";
import { interruptible } from "../interrupt.ts";
import { paintFor, write } from "../io.ts";
import { type Format, respond } from "../respond.ts";

interface Wish extends MitosOptions {
	readonly format: Format;
	readonly lang: Language;
}

export async function countMitos(board: MitosBoard, { format, ...wish }: Wish): Promise<void> {
	const report = mitosCountReport(board, wish);
	await respond(
		format,
		report,
		() => [report.count],
		() => [["count"], [report.count]],
	);
}

export async function sampleMitos(board: MitosBoard, { format, ...wish }: Wish & { size: number; seed: number | undefined }): Promise<void> {
	const listing = listingOf(board, wish);
	const { report, items } = mitosSampleReport(listing, wish);
	if (format === "ndjson") {
		await write(items.map((item) => `${JSON.stringify(item)}\n`));
		return;
	}
	await respond(
		format,
		report,
		() => [
			listingTitle(listing, wish.lang, paintFor(process.stdout)),
			...items.map((item, i) => itemLine(listing, item, BigInt(i + 1), wish.lang)),
			say(wish.lang, "seed-is", { size: wish.size, seed: report.seed }),
		],
		() => [listing.columns, ...items.map((item) => listing.cells(item))],
	);
}

/** Streams every item of the slice. */
export async function enumerateMitos(board: MitosBoard, { format, lang, ...wish }: Wish, slice: Slice): Promise<number> {
	const listing = listingOf(board, wish);
	const { from, to } = sliceRange(listing.count, slice);
	const stop = interruptible();
	let rank = from;
	const completion = () => (stop.stopped ? "interrupted" : from === 0n && to === listing.count ? "complete" : "limited");
	const last = () =>
		say(lang, `completion.${completion()}`, { returned: String(rank - from), count: String(listing.count), from: String(from), next: String(rank) });

	if (format === "json") await write(json());
	else {
		if (format === "csv") await write([csvLine(listing.columns)]);
		if (format === "text") await write([`${listingTitle(listing, lang, paintFor(process.stdout))}\n`]);
		await write(lines());
		if (format === "text") await write([`${last()}\n`]);
		else process.stderr.write(`${last()}\n`);
	}
	return stop.stopped ? INTERRUPTED : DONE;

	function* items() {
		for (const item of stop.guard(listing.walk(from, to))) {
			rank++;
			yield item;
		}
	}

	function* lines(): Generator<string> {
		let text = "";
		for (const item of items()) {
			if (format === "ndjson") text += `${JSON.stringify(item)}\n`;
			else text += format === "csv" ? csvLine(listing.cells(item)) : `${itemLine(listing, item, rank - 1n, lang)}\n`;
			if (text.length > 30_000) {
				yield text;
				text = "";
			}
		}
		yield text;
	}

	function* json(): Generator<string> {
		const head = JSON.stringify({ ...listing.header, count: String(listing.count), from: String(from) });
		yield `${head.slice(0, -1)},"${listing.key}":[`;
		let text = "";
		let separator = "";
		for (const item of items()) {
			text += `${separator}${JSON.stringify(item)}`;
			separator = ",";
			if (text.length > 30_000) {
				yield text;
				text = "";
			}
		}
		yield `${text}],"completion":"${completion()}"}\n`;
	}
}

export async function bestMitos(
	board: MitosBoard,
	{ format, ...wish }: Wish & { solver?: string | undefined },
	castleWeight: string | undefined,
): Promise<void> {
	if (castleWeight !== undefined && !/^\d{1,6}(\.\d{1,9})?$/.test(castleWeight)) refuse("mitos.bad-weight", { weight: castleWeight, limit: 1000 });
	const report = mitosBestReport(board, { ...wish, castleWeight: castleWeight === undefined ? undefined : Number(castleWeight) });
	await respond(
		format,
		report,
		() => bestBlockLines(report, wish.lang, paintFor(process.stdout)),
		() => [["attacker", "blocker"], ...Object.entries(report.blocks)],
	);
}

export async function outcomesMitos(board: MitosBoard, { format, ...wish }: Wish): Promise<void> {
	const report = mitosOutcomesReport(board, wish);
	await respond(
		format,
		report,
		() => fateLines(report, wish.lang, paintFor(process.stdout)),
		() => [["ally", "fate"], ...Object.entries(report.units)],
	);
}

export async function resolveMitos(board: MitosBoard, { format, ...wish }: Wish & { reduction?: string | undefined }): Promise<number> {
	const report = mitosResolveReport(board, wish);
	await respond(
		format,
		report,
		() => resolutionLines(report, wish.lang, paintFor(process.stdout)),
		() =>
			"illegal" in report
				? [["id", "rule", "units", "message"], ...report.violations.map(({ id, rule, units, message }) => [id, rule, units.join(" "), message])]
				: [["step", "rule", "message"], ...report.steps.map(({ step, rule, message }) => [step, rule, message])],
	);
	return "illegal" in report ? NO : DONE;
}

export async function diffMitos(board: MitosBoard, { format, ...wish }: Wish & { a: string; b: string; limit: number }): Promise<number> {
	const report = mitosDiffReport(board, wish);
	await respond(
		format,
		report,
		() => comparisonLines(report, wish.lang, paintFor(process.stdout)),
		() => [
			["what", "a", "b"],
			...report.differing.map((key) => [key, JSON.stringify(report.outcomes.a[key]), JSON.stringify(report.outcomes.b[key])]),
		],
	);
	return report.differing.length > 0 || report.onlyA !== "0" || report.onlyB !== "0" ? NO : DONE;
}
