/** The long questions, one after the other: what can happen, the best assignment, the whole combat. They can be stopped. */
import { computed, effect, signal } from "@preact/signals";
import type { Verb } from "../worker/verbs.ts";
import { asked, run, study, type Work } from "./ask.ts";
import { language } from "./language.ts";
import { stated } from "./workspace.ts";

export const outcomes = signal<Work<"outcomes">>({ state: "idle" });
export const best = signal<Work<"best">>({ state: "idle" });
export const combat = signal<Work<"resolve">>({ state: "idle" });

const STEPS = [
	["outcomes", outcomes],
	["best", best],
	["resolve", combat],
] as const;

/** Steps done and all steps; `since` is when the work began, as a time stamp of the page. */
export const progress = computed(() => {
	const works = STEPS.map(([, work]) => work.value.state);
	return { done: works.filter((state) => state !== "working" && state !== "idle").length, of: works.length, busy: busy.value };
});
const busy = signal(false);

let turn = 0;
/** Typing changes the board at every key: wait for a pause, in milliseconds. */
const PAUSE = 90;

export function followStudies(): void {
	effect(() => {
		const now = asked.value;
		const lang = language.value;
		const skipped = stated.value?.skip !== undefined;
		const mine = ++turn;
		study.stop();
		if (now === null || skipped) {
			for (const [, work] of STEPS) work.value = { state: "idle" };
			busy.value = false;
			return;
		}
		setTimeout(() => void runAll({ ...now, lang }, mine), PAUSE);
	});
}

export function stopStudies(): void {
	study.stop();
}

export function restartStudies(): void {
	if (asked.value !== null) void runAll({ ...asked.value, lang: language.value }, ++turn);
}

async function runAll(question: { notation: string; side: "attacker" | "defender"; lang: "en" | "es" }, mine: number): Promise<void> {
	const wanted = () => mine === turn;
	if (!wanted()) return;
	busy.value = true;
	for (const [verb, work] of STEPS) {
		await run(study, verb as Verb, question, work as never, wanted);
		if (!wanted()) return;
		if (work.value.state === "stopped") break;
	}
	for (const [, work] of STEPS) if (work.value.state === "idle") work.value = { state: "stopped" };
	busy.value = false;
}
