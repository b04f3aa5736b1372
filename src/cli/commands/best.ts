import type { Command } from "commander";
import { titleLines } from "../../formats/text.ts";
import { bestLines } from "../../formats/text-decide.ts";
import { type Language, say } from "../../messages/messages.ts";
import { bestReport } from "../../reports/best.ts";
import { type BoardOptions, boardCommand, chosen, requireOption, smallNumber } from "../context.ts";
import { paintFor, readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";
import { chosenSolver, type SolverOptions, withSolver } from "../solver-option.ts";
import { type MitosFlags, refuseOptions, withMitosOptions } from "./mitos-options.ts";

/** Most choices in one report. */
const MOST = 100_000;

export function defineBest(lang: Language): Command {
	return withMitosOptions(withSolver(boardCommand("best", lang, FORMATS), lang), lang, ["decision", "castleWeight"])
		.option("--top <k>", say(lang, "help.top"))
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions & SolverOptions & MitosFlags & { top?: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const solver = await chosenSolver(options);
			const board = await readBoard(argument);
			if (board.game === "mitos") {
				refuseOptions(board.game, options, ["require", "top"]);
				await (await import("./mitos.ts")).bestMitos(
					board,
					{ ...wish, format, decision: options.decision, solver: solver.name },
					options.castleWeight,
				);
				return;
			}
			refuseOptions(board.game, options, ["decision", "castleWeight"]);
			const report = bestReport(board, { ...wish, solver, top: smallNumber("top", options.top, MOST, 1) });
			const paint = paintFor(process.stdout);
			await respond(
				format,
				report,
				() => [...titleLines(report, null, wish.lang, paint), ...(report.skipped ? [] : ["", ...bestLines(report, wish.lang, paint)])],
				() => [["value", "kills", ...report.units], ...report.top.map(({ value, kills, assignment }) => [value, kills.join(" "), ...assignment])],
			);
		});
}
