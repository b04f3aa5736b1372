/** A process that serves the queue: it counts ranges on its own threads and leaves each result once. */
import { rangePool } from "../local.ts";
import { connectQueue, type QueueConnection, type Tell } from "./connection.ts";
import { KEPT_FOR, PREFIX, QUEUE, type QueuedRange, type RangeResult, resultsKey } from "./names.ts";

/**
 * Milliseconds that a worker's hold on a range lasts without being renewed, and between two looks for ranges whose holder has died.
 * Counting goes on in threads, so that renewing is never late; a worker that was only cut off from the server does no harm when its
 * range is counted again.
 */
const HOLD = 6_000;
const LOOK_FOR_DEAD = 2_000;

/** Serves until `stop`; gives the number of ranges counted. */
export async function serveQueue({ url, workers, stop, tell }: { url: string; workers: number; stop: AbortSignal; tell: Tell }): Promise<number> {
	const connection = await connectQueue(url, tell);
	const pool = rangePool(workers);
	let counted = 0;
	const worker = new connection.bullmq.Worker<QueuedRange>(
		QUEUE,
		async ({ data }) => {
			if (await connection.redis.hexists(resultsKey(data.audit), data.from)) return;
			const { audit, ...job } = data;
			const result: RangeResult = await pool.count(job).then(
				(tally) => ({ to: job.to, tally }),
				(error: unknown) => ({ to: job.to, failure: error instanceof Error ? error.message : String(error) }),
			);
			await leave(connection, audit, job.from, result);
			counted++;
		},
		{
			connection: connection.redis,
			prefix: PREFIX,
			concurrency: workers,
			lockDuration: HOLD,
			stalledInterval: LOOK_FOR_DEAD,
			// However often a worker dies, its range is handed out again.
			maxStalledCount: Number.MAX_SAFE_INTEGER,
		},
	);
	worker.on("error", () => {}); // Told by the connection.
	tell("audit.worker-ready", { url: connection.shown, workers });
	await new Promise<void>((resolve) => {
		if (stop.aborted) resolve();
		stop.addEventListener("abort", () => resolve(), { once: true });
	});
	try {
		// The ranges in hand are finished, unless the server is away.
		await worker.close(connection.redis.status !== "ready");
	} finally {
		connection.redis.disconnect();
		await pool.close();
	}
	return counted;
}

/** Only the first result of a range stays. */
async function leave({ redis }: QueueConnection, audit: string, from: string, result: RangeResult): Promise<void> {
	const key = resultsKey(audit);
	await redis.multi().hsetnx(key, from, JSON.stringify(result)).expire(key, KEPT_FOR).exec();
}
