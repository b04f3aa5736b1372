import type { Command } from "commander";
import { type Language, say } from "../../messages/messages.ts";
import { countReport } from "../../reports/count.ts";
import { type BoardOptions, boardCommand, chosen, requireOption } from "../context.ts";
import { readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";

export function defineCount(lang: Language): Command {
	return boardCommand("count", lang, FORMATS)
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const report = countReport(await readBoard(argument), wish);
			await respond(
				format,
				report,
				() => [report.count],
				() => [["count"], [report.count]],
			);
			if (report.skipped && format === "text") {
				process.stderr.write(`${say(wish.lang, `skipped.${report.result}`, { rule: report.rule as string })}\n`);
			}
		});
}
