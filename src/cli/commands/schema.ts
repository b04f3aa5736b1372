import { Command } from "commander";
import { type Language, say } from "../../messages/messages.ts";
import { chosen } from "../context.ts";
import { write } from "../io.ts";

export function defineSchema(lang: Language): Command {
	return new Command("schema")
		.description(say(lang, "help.schema"))
		.option("--lang <lang>", say(lang, "help.lang"))
		.action(async (options: { lang?: string }) => {
			chosen(options, ["json"]);
			const { boardSchema } = await import("../../scenario/schemas.ts");
			await write([`${JSON.stringify(boardSchema(), null, 2)}\n`]);
		});
}
