import { availableParallelism } from "node:os";
import { Command } from "commander";
import { serveQueue } from "../../audit/queue/worker.ts";
import { type Language, say } from "../../messages/messages.ts";
import { MOST_WORKERS } from "../audit-run.ts";
import { chosen, smallNumber } from "../context.ts";

export function defineWorker(lang: Language): Command {
	return new Command("worker")
		.description(say(lang, "help.worker"))
		.requiredOption("--queue <url>", say(lang, "help.worker-queue"))
		.option("--workers <n>", say(lang, "help.workers"))
		.option("--lang <lang>", say(lang, "help.lang"))
		.action(async (options: { queue: string; workers?: string; lang?: string }) => {
			const { lang: language } = chosen(options, ["text"]);
			const workers = smallNumber("workers", options.workers, MOST_WORKERS, 1) ?? availableParallelism();
			const stop = new AbortController();
			for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
			const tell = (code: string, params = {}) => process.stderr.write(`${say(language, code, params)}\n`);
			const ranges = await serveQueue({ url: options.queue, workers, stop: stop.signal, tell });
			tell("audit.worker-done", { ranges });
		});
}
