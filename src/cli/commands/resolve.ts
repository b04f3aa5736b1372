import { type Command, Option } from "commander";
import { resolveLines } from "../../formats/text-decide.ts";
import { type Language, say } from "../../messages/messages.ts";
import { resolveReport } from "../../reports/resolve.ts";
import { type BoardOptions, boardCommand, chosen, collect, smallNumber } from "../context.ts";
import { DONE, NO } from "../exit-codes.ts";
import { paintFor, readBoard } from "../io.ts";
import { FORMATS, respond } from "../respond.ts";
import { type MitosFlags, refuseOptions, withMitosOptions } from "./mitos-options.ts";

const MOST = 1_000_000;

export function defineResolve(lang: Language): Command {
	return withMitosOptions(boardCommand("resolve", lang, FORMATS), lang, ["prevent", "reduction"])
		.option("--attack <amounts>", say(lang, "help.attack"))
		.option("--defend <amounts>", say(lang, "help.defend"))
		.option("--conquer-value <n>", say(lang, "help.conquer-value"))
		.addOption(new Option("--ask <question>", say(lang, "help.ask")).argParser(collect))
		.action(
			async (argument: string, options: BoardOptions & MitosFlags & { attack?: string; defend?: string; conquerValue?: string; ask?: string[] }) => {
				const { format, ...wish } = chosen(options, FORMATS);
				const board = await readBoard(argument);
				if (board.game === "mitos") {
					refuseOptions(board.game, options, ["attack", "defend", "conquerValue", "ask"]);
					process.exitCode = await (await import("./mitos.ts")).resolveMitos(board, {
						...wish,
						format,
						prevent: options.prevent,
						reduction: options.reduction,
					});
					return;
				}
				refuseOptions(board.game, options, ["prevent", "reduction"]);
				const { attack, defend, ask } = options;
				const conquerValue = smallNumber("conquer-value", options.conquerValue, MOST, -MOST);
				const report = resolveReport(board, { ...wish, attack, defend, conquerValue, ask });
				await respond(
					format,
					report,
					() => resolveLines(report, wish.lang, paintFor(process.stdout)),
					() =>
						"dealt" in report
							? [["unit", "dealt", "survives"], ...Object.entries(report.dealt).map(([id, damage]) => [id, damage, report.survivors.includes(id)])]
							: [["unit", "dealt", "survives"]],
				);
				process.exitCode = "illegal" in report ? NO : DONE;
			},
		);
}
