import type { Command } from "commander";
import { assignmentTable, titleLines } from "../../formats/text.ts";
import { type Language, say } from "../../messages/messages.ts";
import { chosenProblem } from "../../reports/header.ts";
import { sampleReport } from "../../reports/sample.ts";
import { type BoardOptions, boardCommand, chosen, requireOption, smallNumber } from "../context.ts";
import { paintFor, readBoard, write } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";
import { type MitosFlags, refuseOptions, withMitosOptions } from "./mitos-options.ts";

/** Most draws in one report; a program that wants more asks again with another seed. */
const MOST = 1_000_000;

export function defineSample(lang: Language): Command {
	return withMitosOptions(boardCommand("sample", lang, FORMATS), lang, ["decision", "prevent"])
		.option("-n, --size <n>", say(lang, "help.size"))
		.option("--seed <n>", say(lang, "help.seed"))
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions & MitosFlags & { size?: string; seed?: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const board = await readBoard(argument);
			const size = smallNumber("size", options.size, MOST) ?? 1;
			const seed = smallNumber("seed", options.seed, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
			if (board.game === "mitos" && options.decision !== "reduce") {
				refuseOptions(board.game, options, ["require"]);
				await (await import("./mitos.ts")).sampleMitos(board, { ...wish, format, size, seed, decision: options.decision, prevent: options.prevent });
				return;
			}
			if (board.game !== "mitos") refuseOptions(board.game, options, ["decision", "prevent"]);
			const report = sampleReport(board, { ...wish, size, seed });
			if (format === "ndjson") {
				await write(report.assignments.map((assignment) => `${JSON.stringify(assignment)}\n`));
				return;
			}
			const paint = paintFor(process.stdout);
			await respond(
				format,
				report,
				() => {
					const title = titleLines(report, report.count, wish.lang, paint);
					if (report.skipped) return title;
					const table = assignmentTable(chosenProblem(board, wish), BigInt(size), wish.lang, paint, false);
					const rows = report.assignments.map((assignment, i) => table.row(BigInt(i + 1), assignment));
					return [...title, "", ...table.head, ...rows, "", say(wish.lang, "seed-is", { size, seed: report.seed })];
				},
				() => [report.units, ...report.assignments],
			);
		});
}
