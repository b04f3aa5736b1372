import { Command } from "commander";
import { refuse } from "../../core/errors.ts";
import { type Language, say } from "../../messages/messages.ts";
import { toNotation } from "../../scenario/notation.ts";
import { chosen } from "../context.ts";
import { readBoard, write } from "../io.ts";

const SPELLINGS = ["notation", "json", "yaml"] as const;

export function defineConvert(lang: Language): Command {
	return new Command("convert")
		.description(say(lang, "help.convert"))
		.argument("<board>", say(lang, "help.board"))
		.requiredOption("--to <spelling>", say(lang, "help.to", { spellings: SPELLINGS.join(", ") }))
		.option("--lang <lang>", say(lang, "help.lang"))
		.action(async (argument: string, options: { to: string; lang?: string }) => {
			chosen(options, ["text"]);
			const to = SPELLINGS.find((spelling) => spelling === options.to);
			if (to === undefined) refuse("bad-choice", { option: "--to", value: options.to, values: SPELLINGS.join(", ") });
			const board = await readBoard(argument);
			if (to === "notation") await write([`${toNotation(board)}\n`]);
			else if (to === "json") await write([`${JSON.stringify(board, null, 2)}\n`]);
			else {
				const { stringify } = await import("yaml");
				await write([stringify(board, { version: "1.2" })]);
			}
		});
}
