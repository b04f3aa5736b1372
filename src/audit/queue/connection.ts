/** The Redis server that an audit's ranges are queued on. Its client libraries are loaded here and only when a queue is asked for. */
import type * as BullMq from "bullmq";
import type { Redis } from "ioredis";
import { refuse } from "../../core/errors.ts";

export interface QueueConnection {
	readonly bullmq: typeof BullMq;
	readonly redis: Redis;
	/** The address without a password, for messages. */
	readonly shown: string;
}

/** Sentences to a person while the work goes on: a code of `messages` and its parameters. */
export type Tell = (code: string, params?: Readonly<Record<string, string | number>>) => void;

/** Longest wait for the first answer, and between two attempts to reach a server that went away; milliseconds. */
const CONNECT_TIMEOUT = 5_000;
const LONGEST_PAUSE = 2_000;

/**
 * Connects, and stays connected: a server that goes away later is waited for.
 *
 * @throws InputError when the libraries are missing, the address makes no sense, or no server answers there
 */
export async function connectQueue(address: string, tell: Tell): Promise<QueueConnection> {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === "") refuse("audit.bad-queue", { url: address });
	const shown = `${url.protocol}//${url.host}`;
	const { bullmq, ioredis } = await loadClients();
	let connected = false;
	let lastError: NodeJS.ErrnoException | undefined;
	const redis = new ioredis.Redis(address, {
		lazyConnect: true,
		connectTimeout: CONNECT_TIMEOUT,
		// As the queue library demands: a command waits until the server is back.
		maxRetriesPerRequest: null,
		retryStrategy: (attempt) => (connected ? Math.min(100 * attempt, LONGEST_PAUSE) : null),
	});
	let away = false;
	redis.on("error", (error: NodeJS.ErrnoException) => {
		lastError = error;
		if (connected && !away) tell("audit.queue-away");
		away = connected;
	});
	redis.on("ready", () => {
		if (away) tell("audit.queue-back");
		away = false;
	});
	try {
		await redis.connect();
		await redis.ping();
	} catch (error) {
		redis.disconnect();
		const { code, message } = lastError ?? (error as NodeJS.ErrnoException);
		refuse("audit.queue-unreachable", { url: shown, reason: code ?? message });
	}
	connected = true;
	return { bullmq, redis, shown };
}

async function loadClients(): Promise<{ bullmq: typeof BullMq; ioredis: { Redis: typeof Redis } }> {
	try {
		const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
		return { bullmq, ioredis };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
		return refuse("audit.no-redis-client");
	}
}
