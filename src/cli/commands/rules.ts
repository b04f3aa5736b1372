import { Command } from "commander";
import { type Language, say } from "../../messages/messages.ts";
import { rulesReport } from "../../reports/rules.ts";
import { chosen } from "../context.ts";
import { write } from "../io.ts";

export function defineRules(lang: Language): Command {
	return new Command("rules")
		.description(say(lang, "help.list-rules"))
		.option("--lang <lang>", say(lang, "help.lang"))
		.action(async (options: { lang?: string }) => {
			chosen(options, ["json"]);
			await write([`${JSON.stringify(rulesReport(), null, 2)}\n`]);
		});
}
