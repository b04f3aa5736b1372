/** Questions to the worker, as signals that follow the board. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Issue } from "../../core/errors.ts";
import { toNotation } from "../../scenario/notation.ts";
import { createLane, type Lane } from "../worker/lane.ts";
import type { Asked } from "../worker/problems.ts";
import type { Question, Reply, Verb } from "../worker/verbs.ts";
import { board, side, stated } from "./workspace.ts";

/** Quick questions: count, rows, verdict. */
export const quick: Lane = createLane();
/** Long ones: best, outcomes, the whole combat. */
export const study: Lane = createLane();
/** The comparison of two rule sets, which changes by itself. */
export const comparing: Lane = createLane();

/** The board in its canonical spelling and who assigns; null while there is no problem to ask about. */
export const asked: ReadonlySignal<Asked | null> = computed(() => {
	if (stated.value === null) return null;
	return { notation: toNotation(board.value), side: side.value };
});

/** A question about a board that is gone is given up when it takes longer than this, in milliseconds. */
const PATIENCE = 300;
effect(() => {
	asked.value;
	quick.stop(PATIENCE);
	comparing.stop(PATIENCE);
});

/** How far a question has come. The reply to the last question stays until the next one arrives. */
export interface Work<V extends Verb> {
	readonly state: "idle" | "working" | "done" | "failed" | "stopped";
	readonly reply?: Reply<V>;
	readonly issues?: readonly Issue[];
}

/** Asks whenever the question changes; null: nothing to ask. An answer to an older question is dropped. */
export function follow<V extends Verb>(lane: Lane, verb: V, question: () => Question<V> | null): Signal<Work<V>> {
	const work = signal<Work<V>>({ state: "idle" });
	let latest = 0;
	effect(() => {
		const now = question();
		const turn = ++latest;
		if (now === null) {
			work.value = { state: "idle" };
			return;
		}
		void run(lane, verb, now, work, () => turn === latest);
	});
	return work;
}

export async function run<V extends Verb>(lane: Lane, verb: V, question: Question<V>, work: Signal<Work<V>>, wanted: () => boolean): Promise<void> {
	work.value = { ...kept(work.peek()), state: "working" };
	const answer = await lane.ask(verb, question);
	if (!wanted()) return;
	if ("reply" in answer) work.value = { state: "done", reply: answer.reply };
	else if ("issues" in answer) work.value = { state: "failed", issues: answer.issues };
	else work.value = { ...kept(work.peek()), state: "stopped" };
}

function kept<V extends Verb>({ reply }: Work<V>): Pick<Work<V>, "reply"> {
	return reply === undefined ? {} : { reply };
}
