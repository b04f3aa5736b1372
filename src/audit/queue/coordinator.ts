/**
 * An audit on many machines. The coordinator keeps a window of ranges queued, merges their results in rank order and writes the merged
 * state back in the same transaction that removes the results; so it can be stopped at any point and started again.
 *
 * It trusts nothing but the results: whatever is missing from the window is queued again now and then. Queueing a range twice changes
 * nothing, and so does counting it twice.
 */
import { setTimeout } from "node:timers/promises";
import { InputError } from "../../core/errors.ts";
import { type AuditState, advance, isComplete, rangeEnd, readState } from "../progress.ts";
import { connectQueue, type QueueConnection, type Tell } from "./connection.ts";
import { auditName, jobId, KEPT_FOR, PREFIX, QUEUE, type QueuedRange, RANGE_SIZE, type RangeResult, resultsKey, stateKey } from "./names.ts";

/** Ranges that are queued ahead of the first one that is not counted yet. */
const WINDOW = 256;
/** Milliseconds between two looks at the results, and between two times that what is missing is queued again. */
const LOOK_EVERY = 50;
const REQUEUE_EVERY = 3_000;

export interface QueueRunOptions {
	readonly url: string;
	readonly stop: AbortSignal;
	readonly each: (state: AuditState) => void;
	readonly tell: Tell;
}

/** Carries an audit on with the workers of a queue, to its end or to where `stop` breaks it off. */
export async function runOnQueue(start: AuditState, { url, stop, each, tell }: QueueRunOptions): Promise<AuditState> {
	const connection = await connectQueue(url, tell);
	const queue = new connection.bullmq.Queue<QueuedRange>(QUEUE, { connection: connection.redis, prefix: PREFIX });
	queue.on("error", () => {}); // Told by the connection.
	const audit = auditName(start);
	let state = start;
	const stopped = new Promise<null>((resolve) => {
		if (stop.aborted) resolve(null);
		stop.addEventListener("abort", () => resolve(null), { once: true });
	});
	/** Waits for the server, but not beyond Ctrl-C. */
	const unlessStopped = <T>(work: Promise<T>): Promise<T | null> => {
		work.catch(() => {});
		return Promise.race([work, stopped]);
	};
	try {
		state = (await unlessStopped(savedState(connection, audit))) ?? start;
		let queuedUpTo = BigInt(state.next);
		let requeueAt = 0;
		let askedForWorkers = false;
		while (!isComplete(state) && !stop.aborted) {
			const merged = await unlessStopped(mergeResults(connection, audit, state));
			if (merged === null) break;
			if (merged !== state) {
				state = merged;
				each(state);
				continue;
			}
			const now = Date.now();
			const missing = now >= requeueAt;
			if (missing) {
				// Another coordinator of the same audit may have merged what is missing here.
				const saved = await unlessStopped(savedState(connection, audit));
				if (saved !== null && BigInt(saved.next) > BigInt(state.next)) {
					state = saved;
					continue;
				}
				queuedUpTo = BigInt(state.next);
				requeueAt = now + REQUEUE_EVERY;
			}
			const queued = await unlessStopped(queueWindow(connection, queue, audit, state, queuedUpTo));
			if (queued === null) break;
			queuedUpTo = queued;
			if (missing && !askedForWorkers && (await unlessStopped(queue.getWorkersCount())) === 0) {
				tell("audit.no-workers", { url: connection.shown });
				askedForWorkers = true;
			}
			await Promise.race([setTimeout(LOOK_EVERY), stopped]);
		}
		if (isComplete(state)) await unlessStopped(connection.redis.del(resultsKey(audit), stateKey(audit)));
		return state;
	} finally {
		connection.redis.disconnect();
	}
}

async function savedState({ redis }: QueueConnection, audit: string): Promise<AuditState | null> {
	const text = await redis.get(stateKey(audit));
	return text === null ? null : readState(text, stateKey(audit));
}

/** Merges the results that follow the state without a gap; the state itself when the next one is not there yet. */
async function mergeResults({ redis }: QueueConnection, audit: string, state: AuditState): Promise<AuditState> {
	const ranges = [...windowOf(state, BigInt(state.next))];
	const texts = await redis.hmget(resultsKey(audit), ...ranges.map(({ from }) => from));
	let merged = state;
	const taken: string[] = [];
	for (const [i, { from, to }] of ranges.entries()) {
		const text = texts[i];
		if (text === null || text === undefined) break;
		const result = JSON.parse(text) as RangeResult;
		if ("failure" in result) {
			await redis.hdel(resultsKey(audit), from);
			throw new InputError([{ code: "audit.range-failed", params: { from, to, reason: result.failure } }]);
		}
		merged = advance(merged, BigInt(to), result.tally);
		taken.push(from);
	}
	if (taken.length > 0) {
		await redis
			.multi()
			.set(stateKey(audit), JSON.stringify(merged), "EX", KEPT_FOR)
			.hdel(resultsKey(audit), ...taken)
			.exec();
	}
	return merged;
}

/** Queues the ranges of the window from a rank on that have no result yet; gives the rank up to which all is queued. */
async function queueWindow(
	{ redis }: QueueConnection,
	queue: { addBulk(jobs: { name: string; data: QueuedRange; opts: object }[]): Promise<unknown> },
	audit: string,
	state: AuditState,
	from: bigint,
): Promise<bigint> {
	const ranges = [...windowOf(state, from)];
	const last = ranges.at(-1);
	if (last === undefined) return from;
	const texts = await redis.hmget(resultsKey(audit), ...ranges.map((range) => range.from));
	const missing = ranges.filter((_, i) => texts[i] === null);
	await queue.addBulk(
		missing.map((range) => ({
			name: "range",
			data: { audit, task: state.task, ...range },
			opts: { jobId: jobId(audit, range.from), removeOnComplete: true, removeOnFail: true },
		})),
	);
	return BigInt(last.to);
}

/** The ranges from a rank on, up to the end of the window. */
function* windowOf({ next, size }: AuditState, start: bigint): Generator<{ from: string; to: string }> {
	let from = BigInt(next);
	for (let i = 0; i < WINDOW && from < BigInt(size); i++) {
		const to = rangeEnd(from, RANGE_SIZE, BigInt(size));
		if (from >= start) yield { from: String(from), to: String(to) };
		from = to;
	}
}
