/** A worker thread's entrance: counts ranges of boards. What a task needs is built once per thread. */

import { type Tally, tallyRange } from "./tally.ts";
import { type AuditTask, type PreparedTask, prepareTask } from "./task.ts";
import type { VerdictMemory } from "./verdict-memory.ts";

export interface RangeJob {
	readonly task: AuditTask;
	/** Ranks from…to − 1, decimal. */
	readonly from: string;
	readonly to: string;
}

export interface ThreadJob extends RangeJob {
	/** Verdicts that all threads of the audit share. */
	readonly memory: VerdictMemory;
}

let current: { name: string; prepared: PreparedTask } | undefined;

export default function countRange({ task, from, to, memory }: ThreadJob): Tally {
	const name = JSON.stringify(task);
	if (current?.name !== name) current = { name, prepared: prepareTask(task, memory) };
	return tallyRange(current.prepared, BigInt(from), BigInt(to));
}
