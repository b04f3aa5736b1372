import type { Command } from "commander";
import { type Language, say } from "../../messages/messages.ts";
import { countReport } from "../../reports/count.ts";
import { type BoardOptions, boardCommand, chosen, requireOption } from "../context.ts";
import { readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";
import { chosenSolver, type SolverOptions, withSolver } from "../solver-option.ts";
import { type MitosFlags, refuseOptions, withMitosOptions } from "./mitos-options.ts";

export function defineCount(lang: Language): Command {
	return withMitosOptions(withSolver(boardCommand("count", lang, FORMATS), lang), lang, ["decision", "prevent"])
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions & SolverOptions & MitosFlags) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const board = await readBoard(argument);
			if (board.game === "mitos" && options.decision !== "reduce") {
				refuseOptions(board.game, options, ["require", "solver"]);
				await (await import("./mitos.ts")).countMitos(board, { ...wish, format, decision: options.decision, prevent: options.prevent });
				return;
			}
			if (board.game !== "mitos") refuseOptions(board.game, options, ["decision", "prevent"]);
			const report = countReport(board, { ...wish, solver: await chosenSolver(options) });
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
