/** A lane is one worker that answers in turn. Long work never blocks the page, nor the other lane; it is stopped by ending the worker. */
import type { Issue } from "../../core/errors.ts";
import type { Question, Reply, Verb } from "./verbs.ts";

export interface ToWorker {
	readonly id: number;
	readonly verb: Verb;
	readonly question: unknown;
}

export type FromWorker = { readonly id: number } & ({ readonly reply: unknown } | { readonly issues: readonly Issue[] });

/** Either what was asked for, or why there is no answer. `stopped`: nobody waits for it any more. */
export type Answer<V extends Verb> =
	| { readonly reply: Reply<V> }
	| { readonly issues: readonly Issue[] }
	| { readonly stopped: true };

export interface Lane {
	ask<V extends Verb>(verb: V, question: Question<V>): Promise<Answer<V>>;
	/** Ends whatever is being worked on; everything asked so far is answered with `stopped`. */
	stop(): void;
}

export function createLane(): Lane {
	let worker: Worker | undefined;
	let last = 0;
	const waiting = new Map<number, (answer: Answer<Verb>) => void>();

	function start(): Worker {
		const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
		started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
			const { id, ...answer } = data;
			const resolve = waiting.get(id);
			waiting.delete(id);
			resolve?.(answer as Answer<Verb>);
		};
		// The worker itself failed (it could not be loaded, or ran out of memory): say so rather than wait for ever.
		started.onerror = (event) => {
			event.preventDefault();
			end({ issues: [{ code: "internal-error", params: { reason: event.message || "worker" } }] });
		};
		return started;
	}

	function end(answer: Answer<Verb>): void {
		worker?.terminate();
		worker = undefined;
		const answers = [...waiting.values()];
		waiting.clear();
		for (const resolve of answers) resolve(answer);
	}

	return {
		ask<V extends Verb>(verb: V, question: Question<V>): Promise<Answer<V>> {
			worker ??= start();
			const id = ++last;
			worker.postMessage({ id, verb, question } satisfies ToWorker);
			return new Promise((resolve) => waiting.set(id, resolve as (answer: Answer<Verb>) => void));
		},
		stop() {
			if (waiting.size > 0) end({ stopped: true });
		},
	};
}
