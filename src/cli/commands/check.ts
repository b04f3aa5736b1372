import type { Command } from "commander";
import { titleLines, verdictLines } from "../../formats/text.ts";
import { type Language, say } from "../../messages/messages.ts";
import { checkReport } from "../../reports/check.ts";
import { type BoardOptions, boardCommand, chosen, requireOption } from "../context.ts";
import { DONE, NO } from "../exit-codes.ts";
import { paintFor, readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";
import { chosenSolver, type SolverOptions, withSolver } from "../solver-option.ts";

export function defineCheck(lang: Language): Command {
	return withSolver(boardCommand("check", lang, FORMATS), lang)
		.requiredOption("--assign <amounts>", say(lang, "help.assign"))
		.addOption(requireOption(lang))
		.action(async (argument: string, options: BoardOptions & SolverOptions & { assign: string }) => {
			const { format, ...wish } = chosen(options, FORMATS);
			const report = checkReport(await readBoard(argument), options.assign, { ...wish, solver: await chosenSolver(options) });
			const paint = paintFor(process.stdout);
			await respond(
				format,
				report,
				() => [...titleLines(report, null, wish.lang, paint), ...(report.skipped ? [] : verdictLines(report, wish.lang, paint))],
				() => [["id", "rule", "units", "message"], ...report.violations.map(({ id, rule, units, message }) => [id, rule, units.join(" "), message])],
			);
			process.exitCode = report.legal || report.skipped ? DONE : NO;
		});
}
