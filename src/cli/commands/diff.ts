import type { Command } from "commander";
import { diffLines, diffRecords } from "../../formats/text-diff.ts";
import { type Language, say } from "../../messages/messages.ts";
import { diffReport } from "../../reports/diff.ts";
import { type BoardOptions, boardCommand, chosen, smallNumber } from "../context.ts";
import { DONE, NO } from "../exit-codes.ts";
import { paintFor, readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";

const EXAMPLES = 5;
const MOST_EXAMPLES = 10_000;

export function defineDiff(lang: Language): Command {
	return boardCommand("diff", lang, FORMATS)
		.requiredOption("--a <rules>", say(lang, "help.diff-a"))
		.requiredOption("--b <rules>", say(lang, "help.diff-b"))
		.option("--limit <n>", say(lang, "help.diff-limit", { limit: EXAMPLES }))
		.action(async (argument: string, options: BoardOptions & { a: string; b: string; limit?: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const limit = smallNumber("limit", options.limit, MOST_EXAMPLES) ?? EXAMPLES;
			const board = await readBoard(argument);
			if (board.game === "mitos") {
				process.exitCode = await (await import("./mitos.ts")).diffMitos(board, { ...wish, format, a: options.a, b: options.b, limit });
				return;
			}
			const report = diffReport(board, { ...wish, a: options.a, b: options.b, limit });
			await respond(
				format,
				report,
				() => diffLines(report, wish.lang, paintFor(process.stdout)),
				() => diffRecords(report),
			);
			process.exitCode = report.onlyA === "0" && report.onlyB === "0" ? DONE : NO;
		});
}
