import type { Command } from "commander";
import { csvLine } from "../../formats/csv.ts";
import { type Language, say } from "../../messages/messages.ts";
import { countReport } from "../../reports/count.ts";
import { type BoardOptions, boardCommand, chosen } from "../context.ts";
import { readBoard, write } from "../io.ts";

const FORMATS = ["text", "json", "ndjson", "csv"] as const;

export function defineCount(lang: Language): Command {
	return boardCommand("count", lang, FORMATS).action(async (argument: string, options: BoardOptions) => {
		const { format, ...wish } = chosen(options, FORMATS);
		const report = countReport(await readBoard(argument), wish);
		if (format === "json" || format === "ndjson") await write([`${JSON.stringify(report)}\n`]);
		else if (format === "csv") await write([csvLine(["count"]), csvLine([report.count])]);
		else {
			await write([`${report.count}\n`]);
			if (report.skipped) process.stderr.write(`${say(wish.lang, `skipped.${report.result}`, { rule: report.rule as string })}\n`);
		}
	});
}
