/** How far an audit has come: the stretch from rank 0 that is counted without a gap, and its tally. Plain JSON: a resume file. */
import { refuse } from "../core/errors.ts";
import { EMPTY_TALLY, mergeTallies, type Tally } from "./tally.ts";
import { type AuditTask, prepareTask } from "./task.ts";

export interface AuditState {
	readonly task: AuditTask;
	/** Boards in the task's space. */
	readonly size: string;
	/** The first rank that is not counted yet; equal to `size`: done. */
	readonly next: string;
	readonly tally: Tally;
}

/** An audit that has not begun. Throws an InputError when the task makes no sense. */
export function startAudit(task: AuditTask): AuditState {
	return { task, size: String(prepareTask(task).space.size), next: "0", tally: EMPTY_TALLY };
}

/** The state after the range that begins at `next` and ends before `to`. */
export function advance(state: AuditState, to: bigint, tally: Tally): AuditState {
	return { ...state, next: String(to), tally: mergeTallies(state.tally, tally) };
}

export function isComplete({ next, size }: AuditState): boolean {
	return next === size;
}

/** Where the range of so many boards that begins at `from` ends. */
export function rangeEnd(from: bigint, boards: bigint, size: bigint): bigint {
	return from + boards < size ? from + boards : size;
}

/** The state in a resume file's text. Throws an InputError when it is none. */
export function readState(text: string, name: string): AuditState {
	let state: Partial<AuditState>;
	try {
		state = JSON.parse(text) as Partial<AuditState>;
	} catch {
		return refuse("audit.not-a-resume-file", { name });
	}
	const { task, size, next, tally } = state ?? {};
	const numbers = [size, next, tally?.boards, tally?.found].every((value) => typeof value === "string" && /^\d+$/.test(value));
	if (!numbers || task === undefined || tally?.groups === undefined || tally.cells === undefined) refuse("audit.not-a-resume-file", { name });
	const complete = state as AuditState;
	// The sizes differ when the file comes from another version that counts kinds differently.
	if (startAudit(complete.task).size !== size || next !== complete.tally.boards) refuse("audit.not-a-resume-file", { name });
	return complete;
}
