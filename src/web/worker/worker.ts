/** The worker's entrance: answers one question at a time. To stop a long one the page ends the worker and starts another. */
import { InputError } from "../../core/errors.ts";
import type { FromWorker, ToWorker } from "./lane.ts";
import { VERBS } from "./verbs.ts";

self.onmessage = ({ data: { id, verb, question } }: MessageEvent<ToWorker>) => {
	self.postMessage(answer(id, () => (VERBS[verb] as (asked: unknown) => unknown)(question)));
};

function answer(id: number, work: () => unknown): FromWorker {
	try {
		return { id, reply: work() };
	} catch (error) {
		if (error instanceof InputError) return { id, issues: error.issues };
		return { id, issues: [{ code: "internal-error", params: { reason: error instanceof Error ? error.message : String(error) } }] };
	}
}
