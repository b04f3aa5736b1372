/** Manners at size: lists too long for a terminal are not poured into it, and long work says how far it is. */
import { isatty } from "node:tty";
import type { Position } from "../formats/rows.ts";
import { type Language, say } from "../messages/messages.ts";

/** More assignments than anybody reads. */
const TOO_LONG = 100_000_000n;
/** Fewer are done before a progress line could be read. */
const WORTH_PROGRESS = 1_000_000n;
/** Milliseconds between progress lines: on a terminal each overwrites the one before. */
const EVERY = { terminal: 250, file: 2_000 };

/** The ranks from … to − 1 of something that `count` counts. */
interface Range {
	readonly count: bigint;
	readonly from: bigint;
	readonly to: bigint;
}

/** What to say instead of a list that is too long for the terminal it would go to; null when it may go there. */
export function insteadOf({ count, from, to }: Range, argument: string, force: boolean, lang: Language): string | null {
	if (force || to - from <= TOO_LONG || !isatty(1)) return null;
	const board = argument.includes(">") ? `'${argument.replaceAll("'", `'\\''`)}'` : argument;
	const offers = {
		sample: `allot sample ${board} -n 20`,
		group: `allot enumerate ${board} --group`,
		outcomes: `allot outcomes ${board}`,
		limit: `allot enumerate ${board} --limit 100`,
		force: `allot enumerate ${board} --force`,
	};
	const lines = Object.entries(offers).map(([key, command]) => `  ${command}   # ${say(lang, `instead.${key}`)}`);
	return `${say(lang, "too-long-for-a-terminal", { count: String(count) })}\n${lines.join("\n")}\n`;
}

/** Passes the chunks on, and now and then writes to standard error how far `position` is and how fast. */
export function* withProgress<T>(chunks: Iterable<T>, { from, to }: Range, position: Position, asked: boolean, lang: Language): Generator<T> {
	const terminal = isatty(2);
	if (!asked && (to - from < WORTH_PROGRESS || !terminal || isatty(1))) {
		yield* chunks;
		return;
	}
	const begin = performance.now();
	const every = terminal ? EVERY.terminal : EVERY.file;
	let shown = begin;
	for (const chunk of chunks) {
		yield chunk;
		const now = performance.now();
		if (now - shown < every) continue;
		shown = now;
		const done = position.rank - from;
		const line = say(lang, "progress", {
			done: String(done),
			total: String(to - from),
			percent: String((done * 100n) / (to - from)),
			rate: Math.round(Number(done) / ((now - begin) / 1000)),
		});
		process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
	}
	if (terminal) process.stderr.write("\r\x1b[K");
}
