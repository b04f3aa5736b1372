import { once } from "node:events";
import { Command } from "commander";
import { type Language, say } from "../../messages/messages.ts";
import { chosen } from "../context.ts";

/** Longest message, in characters; a longer one is answered with an error and passed over. */
const LONGEST = 10_000_000;

export function defineServe(lang: Language): Command {
	return new Command("serve")
		.description(say(lang, "help.serve"))
		.option("--lang <lang>", say(lang, "help.lang"))
		.action(async (options: { lang?: string }) => {
			chosen(options, ["json"]);
			const { answerLine } = await import("../../agents/rpc.ts");
			for await (const line of lines(process.stdin)) {
				if (line.trim() === "") continue;
				const answer = answerLine(line);
				if (answer === null) continue;
				if (process.stdout.destroyed || process.stdout.writableEnded) return;
				if (!process.stdout.write(`${answer}\n`)) await Promise.race([once(process.stdout, "drain"), once(process.stdout, "close")]);
			}
		});
}

/** The lines of a stream; the last one need not end. Of a line over `LONGEST` only so much is kept that it can't be parsed. */
async function* lines(stream: NodeJS.ReadStream): AsyncGenerator<string> {
	stream.setEncoding("utf8");
	let rest = "";
	for await (const chunk of stream) {
		const parts = (rest + chunk).split("\n");
		rest = parts.pop() as string;
		if (rest.length > LONGEST) rest = "!";
		yield* parts;
	}
	if (rest !== "") yield rest;
}
