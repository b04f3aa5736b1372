/** The worker's entrance: answers one question at a time. To stop a long one the page ends the worker and starts another. */
import { InputError } from "../../core/errors.ts";
import type { FromWorker, ToWorker } from "./lane.ts";
import { VERBS } from "./verbs.ts";

self.onmessage = async ({ data: { id, verb, question } }: MessageEvent<ToWorker>) => {
	self.postMessage(await answer(id, () => (VERBS[verb] as (asked: unknown) => unknown)(question)));
};

async function answer(id: number, work: () => unknown): Promise<FromWorker> {
	try {
		return { id, reply: await work() };
	} catch (error) {
		if (error instanceof InputError) return { id, issues: error.issues };
		return { id, issues: [{ code: "internal-error", params: { reason: error instanceof Error ? error.message : String(error) } }] };
	}
}
