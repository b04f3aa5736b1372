import type { Command } from "commander";
import { csvLine } from "../../formats/csv.ts";
import { verdictLines } from "../../formats/text.ts";
import { type Language, say } from "../../messages/messages.ts";
import { checkReport } from "../../reports/check.ts";
import { type BoardOptions, boardCommand, chosen } from "../context.ts";
import { DONE, NO } from "../exit-codes.ts";
import { paintFor, readBoard, write } from "../io.ts";

const FORMATS = ["text", "json", "ndjson", "csv"] as const;

export function defineCheck(lang: Language): Command {
	return boardCommand("check", lang, FORMATS)
		.requiredOption("--assign <amounts>", say(lang, "help.assign"))
		.action(async (argument: string, options: BoardOptions & { assign: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const report = checkReport(await readBoard(argument), options.assign, wish);
			if (format === "json" || format === "ndjson") await write([`${JSON.stringify(report)}\n`]);
			else if (format === "csv") {
				await write([
					csvLine(["id", "rule", "units", "message"]),
					...report.violations.map(({ id, rule, units, message }) => csvLine([id, rule, units.join(" "), message])),
				]);
			} else if (report.skipped) await write([`${say(wish.lang, `skipped.${report.result}`, { rule: report.rule as string })}\n`]);
			else await write([`${verdictLines(report, wish.lang, paintFor(process.stdout)).join("\n")}\n`]);
			process.exitCode = report.legal || report.skipped ? DONE : NO;
		});
}
