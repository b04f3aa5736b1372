/** Where bytes come from and go to: boards from arguments, files and standard input; results to standard output. */
import { write as writeTo } from "node:fs";
import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { isatty } from "node:tty";
import { styleText } from "node:util";
import { refuse } from "../core/errors.ts";
import type { Paint } from "../formats/text.ts";
import type { Board } from "../rules/registry.ts";
import { parseNotation } from "../scenario/notation.ts";

/** Largest board file, in bytes. */
const FILE_LIMIT = 1_000_000;

/** The board an argument stands for: a notation (it holds ">"), a file's name, or "-" for standard input. */
export async function readBoard(argument: string): Promise<Board> {
	if (argument.includes(">")) return parseNotation(argument);
	const name = argument === "-" ? "<stdin>" : argument;
	const text = decode(argument === "-" ? await readLimited(process.stdin, name) : await readFile(argument), name);
	if (looksLikeNotation(text)) return parseNotation(text.trimEnd());
	const { parseFile } = await import("../scenario/file.ts");
	return parseFile(text, name);
}

/** A text that begins as JSON or holds the key `game` is a file; one with ">" is a notation. */
function looksLikeNotation(text: string): boolean {
	return text.includes(">") && !/^\s*\{\s*["}]/.test(text) && !/^\s*["']?game["']?\s*:/m.test(text);
}

async function readFile(name: string): Promise<Buffer> {
	let file: Awaited<ReturnType<typeof open>>;
	try {
		file = await open(name);
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === "ENOENT") refuse("file-not-found", { name });
		refuse("file-unreadable", { name, reason: code ?? "?" });
	}
	try {
		if ((await file.stat()).isDirectory()) refuse("file-unreadable", { name, reason: "EISDIR" });
		return await readLimited(file.createReadStream(), name);
	} finally {
		await file.close();
	}
}

/** Reads to the end, or refuses once there is more than a board file can hold. */
async function readLimited(stream: AsyncIterable<Buffer>, name: string): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > FILE_LIMIT) refuse("file-too-large", { name, limit: FILE_LIMIT });
	}
	return Buffer.concat(chunks);
}

function decode(bytes: Buffer, name: string): string {
	if (bytes.length === 0) refuse("file-empty", { name });
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) refuse("file-has-bom", { name });
	if (bytes.includes(0)) refuse("file-not-text", { name });
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return refuse("file-not-text", { name });
	}
}

/**
 * Writes chunks to standard output at the reader's pace: while one is written the next is made, so a chunk may use memory again that
 * the chunk before the last stood in. False: the reader has gone away, which ends it quietly.
 */
export async function write(chunks: Iterable<string | Uint8Array>): Promise<boolean> {
	try {
		let writing = Promise.resolve();
		for (const chunk of chunks) {
			await writing;
			writing = put(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
			// A failure is thrown where it is awaited, not as nobody's.
			writing.catch(() => {});
			// Ctrl-C is heard in between, even when the reader never makes us wait.
			await setImmediate();
		}
		await writing;
		return true;
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === "EPIPE" || code === "ERR_STREAM_DESTROYED") return false;
		// A full disk, or a device that takes nothing.
		if ((error as NodeJS.ErrnoException).syscall === "write") refuse("not-written", { reason: code ?? "?" });
		throw error;
	}
}

const STDOUT = 1;

/** Straight to the file descriptor, in a thread of its own; a terminal, or a pipe that somebody made non-blocking, through the stream. */
let direct = !isatty(STDOUT);

async function put(chunk: Uint8Array): Promise<void> {
	for (let at = 0; at < chunk.length; ) {
		const rest = chunk.subarray(at);
		at += await new Promise<number>((resolve, reject) => {
			if (!direct) process.stdout.write(rest, (error) => (error ? reject(error) : resolve(rest.length)));
			else {
				writeTo(STDOUT, rest, (error, written) => {
					direct = error?.code !== "EAGAIN";
					if (error && direct) reject(error);
					else resolve(error ? 0 : written);
				});
			}
		});
	}
}

/** Colours for standard output: only on a terminal, and not when NO_COLOR says so. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
	const style =
		(format: Parameters<typeof styleText>[0]) =>
		(text: string): string =>
			styled ? styleText(format, text) : text;
	const styled = stream.isTTY === true && !process.env.NO_COLOR;
	return { strong: style("bold"), faint: style("dim"), dead: style("red"), good: style("green"), bad: style(["bold", "red"]) };
}
