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
export type Answer<V extends Verb> = { readonly reply: Reply<V> } | { readonly issues: readonly Issue[] } | { readonly stopped: true };

export interface Lane {
	ask<V extends Verb>(verb: V, question: Question<V>): Promise<Answer<V>>;
	/** Ends the work on questions asked more than `age` milliseconds ago: they are answered with `stopped`, the others asked again. */
	stop(age?: number): void;
}

export function createLane(): Lane {
	let worker: Worker | undefined;
	let last = 0;
	const waiting = new Map<number, { readonly message: ToWorker; readonly since: number; readonly resolve: (answer: Answer<Verb>) => void }>();

	function start(): Worker {
		const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
		started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
			const { id, ...answer } = data;
			const asked = waiting.get(id);
			waiting.delete(id);
			asked?.resolve(answer as Answer<Verb>);
		};
		// The worker itself failed (it could not be loaded, or ran out of memory): say so rather than wait for ever.
		started.onerror = (event) => {
			event.preventDefault();
			const all = [...waiting.values()];
			end();
			for (const { resolve } of all) resolve({ issues: [{ code: "internal-error", params: { reason: event.message || "worker" } }] });
		};
		return started;
	}

	function end(): void {
		worker?.terminate();
		worker = undefined;
		waiting.clear();
	}

	return {
		ask<V extends Verb>(verb: V, question: Question<V>): Promise<Answer<V>> {
			worker ??= start();
			const message: ToWorker = { id: ++last, verb, question };
			worker.postMessage(message);
			return new Promise((resolve) => {
				waiting.set(message.id, { message, since: performance.now(), resolve: resolve as (answer: Answer<Verb>) => void });
			});
		},
		stop(age = 0) {
			const all = [...waiting.values()];
			const isOld = ({ since }: { since: number }) => performance.now() - since >= age;
			if (!all.some(isOld)) return;
			end();
			for (const asked of all) {
				if (isOld(asked)) asked.resolve({ stopped: true });
				else {
					waiting.set(asked.message.id, asked);
					worker ??= start();
					worker.postMessage(asked.message);
				}
			}
		},
	};
}
