/** The long questions, one after the other: what can happen, the best assignment, the whole combat. They can be stopped. */
import { computed, effect, type Signal, signal } from "@preact/signals";
import type { Language } from "../../messages/messages.ts";
import type { Asked } from "../worker/problems.ts";
import type { Verb } from "../worker/verbs.ts";
import { asked, run, study, type Work } from "./ask.ts";
import { language } from "./language.ts";
import { board, stated } from "./workspace.ts";

export const outcomes = signal<Work<"outcomes">>({ state: "idle" });
export const best = signal<Work<"best">>({ state: "idle" });
export const combat = signal<Work<"resolve">>({ state: "idle" });

export const fates = signal<Work<"fates">>({ state: "idle" });
export const bestBlocks = signal<Work<"blocks">>({ state: "idle" });
export const bestAttack = signal<Work<"attack">>({ state: "idle" });

/** The questions of each game, in the order in which they are worked on. */
const STEPS = {
	riftbound: [
		["outcomes", outcomes],
		["best", best],
		["resolve", combat],
	],
	mitos: [
		["fates", fates],
		["blocks", bestBlocks],
		["attack", bestAttack],
	],
} as const;
const steps = computed(() => STEPS[board.value.game] as readonly (readonly [Verb, Signal<Work<Verb>>])[]);

/** Questions answered, all of them, and whether they are being worked on. */
export const progress = computed(() => {
	const works = steps.value.map(([, work]) => work.value.state);
	const done = works.filter((state) => state !== "working" && state !== "idle").length;
	return { done, of: works.length, busy: busy.value, stopped: works.includes("stopped") };
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
			for (const [, work] of steps.value) work.value = { state: "idle" };
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

async function runAll(question: Asked & { readonly lang: Language }, mine: number): Promise<void> {
	const wanted = () => mine === turn;
	if (!wanted()) return;
	busy.value = true;
	for (const [verb, work] of steps.value) {
		await run(study, verb, question, work, wanted);
		if (!wanted()) return;
		if (work.value.state === "stopped") break;
	}
	for (const [, work] of steps.value) if (work.value.state === "idle") work.value = { state: "stopped" };
	busy.value = false;
}
