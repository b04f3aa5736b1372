/** `enumerate --group`: patterns of identical units instead of assignments. */
import { csvLine } from "../../formats/csv.ts";
import { assignmentTable, type Paint, titleLines } from "../../formats/text.ts";
import { type Language, say } from "../../messages/messages.ts";
import { enumerate } from "../../queries/enumerate.ts";
import type { GroupRun, Pattern } from "../../queries/group.ts";
import type { Slice } from "../../queries/slice.ts";
import { headerOf } from "../../reports/header.ts";
import type { GameProblem } from "../../rules/problem.ts";
import { DONE, INTERRUPTED } from "../exit-codes.ts";
import { type Interruptible, interruptible } from "../interrupt.ts";
import { paintFor, write } from "../io.ts";

type Format = "text" | "json" | "ndjson" | "csv";

/** Patterns on their way to the reader; `handed` of them are out. */
interface Walk {
	readonly stated: GameProblem;
	readonly run: GroupRun;
	readonly lang: Language;
	readonly stop: Interruptible;
	handed: bigint;
}

/** Writes the patterns of the slice and gives the exit code. */
export async function writePatterns(stated: GameProblem, slice: Slice, format: Format, lang: Language): Promise<number> {
	const walk: Walk = { stated, run: enumerate(stated, { ...slice, group: true }), lang, stop: interruptible(), handed: 0n };
	if (format === "text") await write(textLines(walk, paintFor(process.stdout)));
	else if (format === "json") await write(jsonChunks(walk));
	else {
		const read = await write(joined(format === "csv" ? csvRecords(walk) : ndjsonLines(walk)));
		if (read) process.stderr.write(`${completionLine(walk)}\n`);
	}
	return walk.stop.stopped ? INTERRUPTED : DONE;
}

function* steps(walk: Walk): Generator<Pattern> {
	for (const pattern of walk.stop.guard(walk.run)) {
		walk.handed++;
		yield pattern;
	}
}

function* textLines(walk: Walk, paint: Paint): Generator<string> {
	const { stated, run, lang } = walk;
	yield `${[...titleLines(headerOf(stated, lang), run.count, lang, paint), say(lang, "pattern-count", { patterns: String(run.patterns) })].join("\n")}\n`;
	if (stated.skip) return;
	const table = assignmentTable(stated, run.to - 1n, lang, paint, false);
	const [first = "", ...rest] = table.head;
	yield `\n${[`${first}   ${paint.faint(say(lang, "column.times"))}`, ...rest].join("\n")}\n`;
	yield* joined(patternLines(walk, (rank, amounts) => table.row(rank, amounts)));
	yield `\n${paint.faint(completionLine(walk))}\n`;
}

function* patternLines(walk: Walk, row: (rank: bigint, amounts: readonly number[]) => string): Generator<string> {
	for (const { assignment, multiplicity } of steps(walk)) yield `${row(walk.run.from + walk.handed - 1n, assignment)}   ×${multiplicity}\n`;
}

function* jsonChunks(walk: Walk): Generator<string> {
	const { stated, run, lang } = walk;
	const id = (i: number) => (stated.recipients[i] as { id: string }).id;
	const header = JSON.stringify({
		...headerOf(stated, lang),
		count: String(run.count),
		patternCount: String(run.patterns),
		from: String(run.from),
		kinds: run.kinds.map((kind) => kind.map(id)),
	});
	yield `${header.slice(0, -1)},"patterns":[`;
	let separator = "";
	for (const pattern of steps(walk)) {
		yield separator + jsonOf(pattern);
		separator = ",";
	}
	yield `],"completion":"${completionOf(walk)}"}\n`;
}

function* ndjsonLines(walk: Walk): Generator<string> {
	for (const pattern of steps(walk)) yield `${jsonOf(pattern)}\n`;
}

function* csvRecords(walk: Walk): Generator<string> {
	yield csvLine([...walk.stated.recipients.map(({ id }) => id), "multiplicity"]);
	for (const { assignment, multiplicity } of steps(walk)) yield `${assignment.join()},${multiplicity}\n`;
}

function jsonOf({ assignment, multiplicity }: Pattern): string {
	return `{"assignment":[${assignment.join()}],"multiplicity":"${multiplicity}"}`;
}

/** Lines gathered into chunks that are worth writing. */
function* joined(lines: Iterable<string>): Generator<string> {
	let text = "";
	for (const line of lines) {
		text += line;
		if (text.length < 30_000) continue;
		yield text;
		text = "";
	}
	yield text;
}

function completionOf({ run, stop }: Walk): "complete" | "limited" | "interrupted" {
	if (stop.stopped) return "interrupted";
	return run.from === 0n && run.to === run.patterns ? "complete" : "limited";
}

function completionLine(walk: Walk): string {
	const { run, lang, handed } = walk;
	const params = { returned: String(handed), count: String(run.patterns), from: String(run.from), next: String(run.from + handed) };
	return say(lang, `completion-patterns.${completionOf(walk)}`, params);
}
