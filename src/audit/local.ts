/** An audit on the cores of this machine: ranges go to worker threads, their tallies are merged in rank order. */
import { Piscina } from "piscina";
import { type AuditState, advance, isComplete, rangeEnd } from "./progress.ts";
import type { RangeJob, ThreadJob } from "./range-worker.ts";
import type { Tally } from "./tally.ts";
import { sharedVerdicts } from "./verdict-memory.ts";

/** Counts ranges on worker threads. */
export interface RangePool {
	count(job: RangeJob): Promise<Tally>;
	/** Ends the threads, whatever they are doing. */
	close(): Promise<void>;
}

/** The threads run the compiled worker that stands beside the compiled form of this file. */
export function rangePool(workers: number): RangePool {
	const filename = new URL("./range-worker.js", import.meta.url).href;
	const pool = new Piscina<ThreadJob, Tally>({ filename, minThreads: workers, maxThreads: workers });
	// One memory for each audit: verdicts of another are not its own.
	let audit = "";
	let memory = sharedVerdicts();
	return {
		count(job) {
			const name = JSON.stringify(job.task);
			if (name !== audit) memory = sharedVerdicts();
			audit = name;
			return pool.run({ ...job, memory });
		},
		close: () => pool.destroy(),
	};
}

/** Ranges that wait for every thread: enough that none is idle while an earlier range is still being counted. */
const RANGES_PER_WORKER = 4;

/**
 * Milliseconds that a range should take: so many that handing it out costs nothing beside it, so few that progress is seen and little is
 * lost when the audit is broken off. Boards take from a microsecond to a second, so the first ranges are small, and each of the next may
 * be twice as large.
 */
const RANGE_TIME = 100;
const SMALLEST_RANGE = 50;
const LARGEST_RANGE = 30_000;

/**
 * Carries an audit on to its end, or to where `stop` breaks it off: the state returned never has a gap.
 *
 * @param each is told the state after every range
 */
export async function runLocally(
	start: AuditState,
	{ workers, stop, each }: { readonly workers: number; readonly stop: AbortSignal; readonly each?: (state: AuditState) => void },
): Promise<AuditState> {
	const pool = rangePool(workers);
	const stopped = new Promise<null>((resolve) => {
		if (stop.aborted) resolve(null);
		stop.addEventListener("abort", () => resolve(null), { once: true });
	});
	let state = start;
	const size = BigInt(state.size);
	let handedOut = BigInt(state.next);
	let range = SMALLEST_RANGE;
	const began = performance.now();
	const waiting: { to: bigint; tally: Promise<Tally> }[] = [];
	try {
		while (!isComplete(state)) {
			while (waiting.length < workers * RANGES_PER_WORKER && handedOut < size) {
				const to = rangeEnd(handedOut, BigInt(range), size);
				const tally = pool.count({ task: state.task, from: String(handedOut), to: String(to) });
				// A range that fails after the audit has ended is nobody's concern; the first failure is thrown by the await below.
				tally.catch(() => {});
				waiting.push({ to, tally });
				handedOut = to;
			}
			const { to, tally } = waiting.shift() as { to: bigint; tally: Promise<Tally> };
			const counted = await Promise.race([tally, stopped]);
			if (counted === null) break;
			state = advance(state, to, counted);
			const perThread = Number(BigInt(state.next) - BigInt(start.next)) / (performance.now() - began) / workers;
			range = Math.round(Math.min(2 * range, LARGEST_RANGE, Math.max(SMALLEST_RANGE, perThread * RANGE_TIME)));
			each?.(state);
		}
		return state;
	} finally {
		await pool.close();
	}
}
