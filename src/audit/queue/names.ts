/** What stands where in Redis. Everything of an audit is named after its task, so that the same command finds it again. */
import { createHash } from "node:crypto";
import type { AuditState } from "../progress.ts";
import type { RangeJob } from "../range-worker.ts";
import type { Tally } from "../tally.ts";

/** The one queue that every worker serves, and the prefix of its keys. */
export const QUEUE = "ranges";
export const PREFIX = "allot";

/** A range of an audit as a job. */
export interface QueuedRange extends RangeJob {
	/** The audit's name. */
	readonly audit: string;
}

/** What a worker leaves for a range: its tally, or why it could not be counted. */
export type RangeResult = { readonly to: string; readonly tally: Tally } | { readonly to: string; readonly failure: string };

/** Boards of one range: all machines must agree on where ranges begin. Little is lost when one of them drops out. */
export const RANGE_SIZE = 2_000n;

/** Seconds after which what an audit left behind disappears. */
export const KEPT_FOR = 30 * 86_400;

/** An audit's name: the same task, cut in the same way, counted over the same number of boards. */
export function auditName({ task, size }: AuditState): string {
	return createHash("sha256")
		.update(JSON.stringify([task, size, String(RANGE_SIZE)]))
		.digest("hex")
		.slice(0, 20);
}

/** Hash: first rank of a range → RangeResult. A range is written once (HSETNX), so it is counted once, whoever counted it and how often. */
export function resultsKey(audit: string): string {
	return `${PREFIX}:audit:${audit}:results`;
}

/** String: the AuditState that is merged so far. */
export function stateKey(audit: string): string {
	return `${PREFIX}:audit:${audit}:state`;
}

/** A job's id: adding a range that is already queued changes nothing. */
export function jobId(audit: string, from: string): string {
	return `${audit}-${from}`;
}
