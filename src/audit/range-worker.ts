/** A worker thread's entrance: counts ranges of boards. What a task needs is built once per thread. */

import { type Tally, tallyRange } from "./tally.ts";
import { type AuditTask, type PreparedTask, prepareTask } from "./task.ts";

export interface RangeJob {
	readonly task: AuditTask;
	/** Ranks from…to − 1, decimal. */
	readonly from: string;
	readonly to: string;
}

let current: { name: string; prepared: PreparedTask } | undefined;

export default function countRange({ task, from, to }: RangeJob): Tally {
	const name = JSON.stringify(task);
	if (current?.name !== name) current = { name, prepared: prepareTask(task) };
	return tallyRange(current.prepared, BigInt(from), BigInt(to));
}
