import type { Command } from "commander";
import { titleLines } from "../../formats/text.ts";
import { bestLines } from "../../formats/text-decide.ts";
import { type Language, say } from "../../messages/messages.ts";
import { bestReport } from "../../reports/best.ts";
import { type BoardOptions, boardCommand, chosen, requireOption, smallNumber } from "../context.ts";
import { paintFor, readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";

/** Most choices in one report. */
const MOST = 100_000;

export function defineBest(lang: Language): Command {
	return boardCommand("best", lang, FORMATS)
		.option("--top <k>", say(lang, "help.top"))
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions & { top?: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const report = bestReport(await readBoard(argument), { ...wish, top: smallNumber("top", options.top, MOST, 1) });
			const paint = paintFor(process.stdout);
			await respond(
				format,
				report,
				() => [...titleLines(report, null, wish.lang, paint), ...(report.skipped ? [] : ["", ...bestLines(report, wish.lang, paint)])],
				() => [["value", "kills", ...report.units], ...report.top.map(({ value, kills, assignment }) => [value, kills.join(" "), ...assignment])],
			);
		});
}
