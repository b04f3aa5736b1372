import { once } from "node:events";
import { existsSync } from "node:fs";
import { Command } from "commander";
import { refuse } from "../../core/errors.ts";
import { type Language, say } from "../../messages/messages.ts";
import { chosen } from "../context.ts";
import { INTERRUPTED } from "../exit-codes.ts";
import { write } from "../io.ts";
import { PAGE, serveFolder } from "../static-server.ts";

export function defineWeb(lang: Language): Command {
	return new Command("web")
		.description(say(lang, "help.web"))
		.option("--port <port>", say(lang, "help.port"))
		.option("--lang <lang>", say(lang, "help.lang"))
		.action(async (options: { port?: string; lang?: string }) => {
			chosen(options, ["text"]);
			if (!existsSync(`${PAGE}/index.html`)) refuse("web.no-page");
			const { server, address } = await serveFolder(PAGE, portOf(options.port ?? "0")).catch((error: NodeJS.ErrnoException) =>
				refuse("web.port-taken", { port: options.port ?? "0", reason: error.code ?? error.message }),
			);
			await write([`${say(lang, "web.serving", { address })}\n`]);
			await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
			server.close();
			server.closeAllConnections();
			process.exitCode = INTERRUPTED;
		});
}

function portOf(text: string): number {
	if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) refuse("web.bad-port", { port: text });
	return Number(text);
}
