/** Carries an audit out for a command: progress, Ctrl-C, the resume file, the report, the exit code. */
import { readFile, unlink, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { runLocally } from "../audit/local.ts";
import { type AuditState, isComplete, readState } from "../audit/progress.ts";
import { auditRecords } from "../audit/report/csv.ts";
import { auditPage } from "../audit/report/html.ts";
import { type AuditReport, auditReport, standingOut } from "../audit/report/report.ts";
import { auditLines } from "../audit/report/text.ts";
import type { AuditName } from "../audit/task.ts";
import { refuse } from "../core/errors.ts";
import { type Language, say } from "../messages/messages.ts";
import { type BoardOptions, chosen, smallNumber } from "./context.ts";
import { DONE, INTERRUPTED, NO } from "./exit-codes.ts";
import { paintFor, write } from "./io.ts";
import { progressOn } from "./progress.ts";
import { FORMATS, respond } from "./respond.ts";

export interface AuditRunOptions {
	workers?: string;
	resume?: string;
	queue?: string;
	format?: string;
	lang?: string;
}

export const AUDIT_FORMATS = [...FORMATS, "html"] as const;
type AuditFormat = (typeof AUDIT_FORMATS)[number];

/** Where Ctrl-C leaves an audit that was not resumed from another file. */
const RESUME_FILE = "allot-audit.resume.json";
/** Most worker threads of one process. */
export const MOST_WORKERS = 256;

/** The state to go on from: the resume file's if one is given, which must be of the same audit and task, else the start. */
export async function resumed(start: AuditState | null, audit: AuditName, { resume, queue }: AuditRunOptions): Promise<AuditState> {
	if (resume === undefined) return start as AuditState;
	if (queue !== undefined) refuse("audit.queue-and-resume");
	const state = readState(await readText(resume), resume);
	const same = state.task.audit === audit && (start === null || JSON.stringify(start.task) === JSON.stringify(state.task));
	if (!same) refuse("audit.resume-differs", { name: resume });
	return state;
}

/** Runs to the end or to Ctrl-C, writes the report and gives the exit code. */
export async function carryOut(start: AuditState, options: AuditRunOptions): Promise<number> {
	const { format, lang } = chosen(pick(options), AUDIT_FORMATS);
	const workers = smallNumber("workers", options.workers, MOST_WORKERS, 1) ?? availableParallelism();
	const stop = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
	const progress = progressOn(process.stderr, lang, BigInt(start.next), BigInt(start.size));
	const each = (state: AuditState) => progress.at(BigInt(state.next));
	let state: AuditState;
	try {
		state = await execute(start, { workers, stop: stop.signal, each, lang }, options.queue);
	} finally {
		progress.end();
	}
	const report = auditReport(state, lang);
	await print(report, format, lang);
	if (isComplete(state)) {
		if (options.resume !== undefined) await unlink(options.resume);
		return report.audit !== "find" && standingOut(report) > 0n ? NO : DONE;
	}
	process.stderr.write(`${options.queue === undefined ? await save(state, options.resume ?? RESUME_FILE, lang) : say(lang, "audit.queue-left")}\n`);
	return INTERRUPTED;
}

/** Only what says how the report is written. */
function pick({ format, lang }: AuditRunOptions): BoardOptions {
	return { ...(format === undefined ? {} : { format }), ...(lang === undefined ? {} : { lang }) };
}

async function execute(
	start: AuditState,
	{ lang, ...how }: { workers: number; stop: AbortSignal; each: (state: AuditState) => void; lang: Language },
	queue: string | undefined,
): Promise<AuditState> {
	if (queue === undefined) return runLocally(start, how);
	const { runOnQueue } = await import("../audit/queue/coordinator.ts");
	return runOnQueue(start, { ...how, url: queue, tell: (code, params = {}) => process.stderr.write(`${say(lang, code, params)}\n`) });
}

async function print(report: AuditReport, format: AuditFormat, lang: Language): Promise<void> {
	if (format === "html") await write([auditPage(report, lang)]);
	else {
		await respond(
			format,
			report,
			() => auditLines(report, lang, paintFor(process.stdout)),
			() => auditRecords(report),
		);
	}
}

/** Writes the resume file; the sentence that says how to go on. */
async function save(state: AuditState, name: string, lang: Language): Promise<string> {
	try {
		await writeFile(name, `${JSON.stringify(state)}\n`);
	} catch (error) {
		refuse("audit.file-not-written", { name, reason: (error as NodeJS.ErrnoException).code ?? "?" });
	}
	return say(lang, "audit.saved", { audit: state.task.audit, name });
}

async function readText(name: string): Promise<string> {
	try {
		return await readFile(name, "utf8");
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		return code === "ENOENT" ? refuse("audit.no-resume-file", { name }) : refuse("file-unreadable", { name, reason: code ?? "?" });
	}
}
