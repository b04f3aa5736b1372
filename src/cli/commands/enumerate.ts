import type { Command } from "commander";
import { refuse } from "../../core/errors.ts";
import { csvLine } from "../../formats/csv.ts";
import { listedRows } from "../../formats/listed-rows.ts";
import { CSV_ROW, JSON_ROW, NDJSON_ROW, type Position, type RowShape, rowBlocks } from "../../formats/rows.ts";
import { assignmentTable, type Paint, titleLines } from "../../formats/text.ts";
import { type Language, say } from "../../messages/messages.ts";
import type { Run } from "../../queries/enumerate.ts";
import { enumerateWith } from "../../queries/enumerate-with.ts";
import type { Completion } from "../../queries/slice.ts";
import { witness } from "../../queries/witness.ts";
import { chosenProblem, headerOf } from "../../reports/header.ts";
import type { GameProblem } from "../../rules/problem.ts";
import { type BoardOptions, boardCommand, chosen, requireOption, wholeNumber } from "../context.ts";
import { DONE, INTERRUPTED } from "../exit-codes.ts";
import { type Interruptible, interruptible } from "../interrupt.ts";
import { paintFor, readBoard, write } from "../io.ts";
import { insteadOf, withProgress } from "../size.ts";
import { chosenSolver, type SolverOptions, withSolver } from "../solver-option.ts";
import { writePatterns } from "./enumerate-patterns.ts";
import { type MitosFlags, refuseOptions, withMitosOptions } from "./mitos-options.ts";

const FORMATS = ["text", "json", "ndjson", "csv"] as const;

interface EnumerateOptions extends BoardOptions, SolverOptions, MitosFlags {
	skip?: string;
	limit?: string;
	shard?: string;
	explain?: boolean;
	group?: boolean;
	force?: boolean;
	progress?: boolean;
}

export function defineEnumerate(lang: Language): Command {
	return withMitosOptions(withSolver(boardCommand("enumerate", lang, FORMATS), lang), lang, ["decision", "prevent"])
		.option("--skip <n>", say(lang, "help.skip"))
		.option("--limit <n>", say(lang, "help.limit"))
		.option("--shard <i/n>", say(lang, "help.shard"))
		.addOption(requireOption(lang))
		.option("--explain", say(lang, "help.explain"))
		.option("--group", say(lang, "help.group"))
		.option("--force", say(lang, "help.force"))
		.option("--progress", say(lang, "help.progress"))
		.action(async (board: string, options: EnumerateOptions) => {
			process.exitCode = await run(board, options);
		});
}

async function run(argument: string, options: EnumerateOptions): Promise<number> {
	const { format, lang, ...wish } = chosen(options, FORMATS);
	const slice = {
		skip: wholeNumber("skip", options.skip) ?? 0n,
		...(options.limit === undefined ? {} : { limit: wholeNumber("limit", options.limit) as bigint }),
		...(options.shard === undefined ? {} : { shard: parseShard(options.shard) }),
	};
	const board = await readBoard(argument);
	if (board.game === "mitos" && options.decision !== "reduce") {
		refuseOptions(board.game, options, ["require", "explain", "solver", "group"]);
		return (await import("./mitos.ts")).enumerateMitos(board, { ...wish, format, lang, decision: options.decision, prevent: options.prevent }, slice);
	}
	if (board.game !== "mitos") refuseOptions(board.game, options, ["decision", "prevent"]);
	const stated = chosenProblem(board, wish);
	if (options.group) {
		for (const option of ["explain", "solver"] as const) if (options[option] !== undefined) refuse("group-with", { option: `--${option}` });
		return writePatterns(stated, slice, format, lang);
	}
	const solver = await chosenSolver(options);
	const all = enumerateWith(solver, stated, slice);
	const instead = insteadOf(all, argument, options.force === true, lang);
	if (instead !== null) {
		await write([instead]);
		return DONE;
	}
	const stop = interruptible();
	const walk: Walk = {
		stated,
		listed: solver.name !== "structured",
		run: all,
		lang,
		stop,
		explain: options.explain === true,
		position: { rank: all.from },
	};
	if (format === "text") await write(textLines(walk, paintFor(process.stdout)));
	else if (format === "json") await write(jsonChunks(walk));
	else {
		if (format === "csv") await write([csvLine([...stated.recipients.map(({ id }) => id), ...(walk.explain ? ["order", "picks"] : [])])]);
		const lines = walk.explain ? explainedRows(walk, format) : rows(walk, format === "csv" ? CSV_ROW : NDJSON_ROW);
		const read = await write(withProgress<string | Uint8Array>(lines, all, walk.position, options.progress === true, lang));
		if (read) process.stderr.write(`${completionLine(walk)}\n`);
	}
	return stop.stopped ? INTERRUPTED : DONE;
}

/** An enumeration on its way to the reader. */
interface Walk {
	readonly stated: GameProblem;
	readonly run: Run;
	/** The assignments come from a solver that can't write blocks of them. */
	readonly listed: boolean;
	readonly lang: Language;
	readonly explain: boolean;
	readonly stop: Interruptible;
	readonly position: Position;
}

function rows({ stated, run, listed, stop, position }: Walk, shape: RowShape): Generator<string | Uint8Array> {
	if (listed) return listedRows(stop.guard(run), shape, position);
	return stop.guard(rowBlocks(stated, run.from, run.to, shape, position));
}

/** The assignments of the walk one by one, keeping its position. */
function* steps({ run, stop, position }: Walk): Generator<number[]> {
	for (const amounts of stop.guard(run)) {
		position.rank++;
		yield amounts;
	}
}

function* textLines(walk: Walk, paint: Paint): Generator<string> {
	const { stated, run, lang, explain, position } = walk;
	yield `${titleLines(headerOf(stated, lang), run.count, lang, paint).join("\n")}\n`;
	if (stated.skip) return;
	if (run.from < run.to) {
		const table = assignmentTable(stated, run.to - 1n, lang, paint, explain);
		let text = `\n${table.head.join("\n")}\n`;
		for (const amounts of steps(walk)) {
			text += `${table.row(position.rank - 1n, amounts)}\n`;
			if (text.length > 30_000) {
				yield text;
				text = "";
			}
		}
		yield `${text}\n`;
	}
	yield `${paint.faint(completionLine(walk))}\n`;
}

function* jsonChunks(walk: Walk): Generator<string | Uint8Array> {
	const { stated, run, lang, explain } = walk;
	const header = JSON.stringify({ ...headerOf(stated, lang), count: String(run.count), from: String(run.from) });
	yield `${header.slice(0, -1)},"assignments":[`;
	yield* rows(walk, JSON_ROW);
	yield "]";
	if (explain) {
		yield ',"witnesses":[';
		let separator = "";
		for (const amounts of walk.stop.guard(run)) {
			yield `${separator}${JSON.stringify(explained(stated, amounts))}`;
			separator = ",";
		}
		yield "]";
	}
	yield `,"completion":"${completionOf(walk)}"}\n`;
}

function* explainedRows(walk: Walk, format: "ndjson" | "csv"): Generator<string> {
	for (const amounts of steps(walk)) {
		const { order, picks } = explained(walk.stated, amounts);
		if (format === "ndjson") yield `${JSON.stringify({ assignment: amounts, order, picks })}\n`;
		else
			yield csvLine([
				...amounts.map(String),
				order.join(" "),
				Object.entries(picks)
					.map(([unit, pick]) => `${unit}=${pick}`)
					.join(" "),
			]);
	}
}

/** A witness in the users' words: an order of service, and "first" or "last" for each exclusionary unit. */
function explained(stated: GameProblem, amounts: readonly number[]): { order: string[]; picks: Record<string, "first" | "last"> } {
	const id = (i: number) => (stated.recipients[i] as { id: string }).id;
	const { order, picks } = witness(stated, amounts);
	return { order: order.map(id), picks: Object.fromEntries(picks.map(({ recipient, first }) => [id(recipient), first ? "first" : "last"])) };
}

function completionOf({ run, stop }: Walk): Completion {
	if (stop.stopped) return "interrupted";
	return run.from === 0n && run.to === run.count ? "complete" : "limited";
}

function completionLine(walk: Walk): string {
	const { run, lang, position } = walk;
	const returned = String(position.rank - run.from);
	return say(lang, `completion.${completionOf(walk)}`, { returned, count: String(run.count), from: String(run.from), next: String(position.rank) });
}

function parseShard(text: string): { index: number; of: number } {
	const [, index, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? refuse("bad-shard", { shard: text });
	return { index: Number(index), of: Number(of) };
}
