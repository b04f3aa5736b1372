/** Progress on standard error: how much, how fast, how long still. One line that is overwritten on a terminal, else a line now and then. */
import { percent } from "../audit/report/text.ts";
import { type Language, say } from "../messages/messages.ts";

export interface Progress {
	/** Boards done so far. */
	at(done: bigint): void;
	end(): void;
}

/** Milliseconds between two lines on a terminal, and in a log. */
const EVERY_ON_TERMINAL = 250;
const EVERY_IN_LOG = 10_000;

/** `from`: boards that were done before this run, which say nothing of its rate. */
export function progressOn(stream: NodeJS.WriteStream, lang: Language, from: bigint, size: bigint): Progress {
	const began = Date.now();
	const terminal = stream.isTTY === true;
	let shown = began;
	let width = 0;
	const erase = () => {
		if (width > 0) stream.write(`\r${" ".repeat(width)}\r`);
		width = 0;
	};
	return {
		at(done) {
			const now = Date.now();
			if (now - shown < (terminal ? EVERY_ON_TERMINAL : EVERY_IN_LOG)) return;
			shown = now;
			const rate = (Number(done - from) * 1000) / (now - began);
			const line = say(lang, "audit.progress", {
				percent: percent(size === 0n ? 1 : Number((done * 10_000n) / size) / 10_000),
				done: String(done),
				size: String(size),
				rate: String(Math.round(rate)),
				left: rate > 0 ? clock(Number(size - done) / rate) : "?",
			});
			erase();
			stream.write(terminal ? line : `${line}\n`);
			if (terminal) width = line.length;
		},
		end: erase,
	};
}

/** Seconds as a reader says them: 0:07, 12:30, 5:00:00; days beyond two of them. */
function clock(seconds: number): string {
	const whole = Math.round(seconds);
	if (whole > 172_800) return `${Math.round(whole / 86_400).toLocaleString("en-US")} d`;
	const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
	const hours = Math.floor(whole / 3600);
	return hours > 0 ? `${hours}:${parts.join(":")}` : `${Number(parts[0])}:${parts[1]}`;
}
