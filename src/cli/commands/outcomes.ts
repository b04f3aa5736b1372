import type { Command } from "commander";
import { titleLines } from "../../formats/text.ts";
import { outcomeLines } from "../../formats/text-decide.ts";
import { type Language, say } from "../../messages/messages.ts";
import { OUTCOMES_LISTED, outcomesReport } from "../../reports/outcomes.ts";
import { type BoardOptions, boardCommand, chosen, requireOption, smallNumber } from "../context.ts";
import { paintFor, readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";
import { type MitosFlags, refuseOptions, withMitosOptions } from "./mitos-options.ts";

/** Most outcomes in one report. */
const MOST = 1_000_000;

export function defineOutcomes(lang: Language): Command {
	return withMitosOptions(boardCommand("outcomes", lang, FORMATS), lang, ["prevent"])
		.option("--limit <n>", say(lang, "help.outcomes-limit", { limit: OUTCOMES_LISTED }))
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions & MitosFlags & { limit?: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const board = await readBoard(argument);
			if (board.game === "mitos") {
				refuseOptions(board.game, options, ["require", "limit"]);
				await (await import("./mitos.ts")).outcomesMitos(board, { ...wish, format, prevent: options.prevent });
				return;
			}
			refuseOptions(board.game, options, ["prevent"]);
			const report = outcomesReport(board, { ...wish, limit: smallNumber("limit", options.limit, MOST) });
			const header = { ...report, units: Object.keys(report.units) };
			const paint = paintFor(process.stdout);
			await respond(
				format,
				report,
				() => [...titleLines(header, report.count, wish.lang, paint), ...(report.skipped ? [] : outcomeLines(report, wish.lang, paint))],
				() => [["assignments", "kills"], ...report.outcomes.map(({ assignments, kills }) => [assignments, kills.join(" ")])],
			);
		});
}
