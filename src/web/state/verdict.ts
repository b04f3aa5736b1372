/** Is what was given by hand legal? The verdict, and which cards it lights. */
import { computed } from "@preact/signals";
import { asked, follow, quick } from "./ask.ts";
import { language } from "./language.ts";
import { amounts, stated } from "./workspace.ts";

/** Points given so far. */
export const given = computed(() => amounts.value.reduce((sum, amount) => sum + amount, 0));

/** Nothing given yet is a blank sheet, not a broken rule. */
export const started = computed(() => given.value > 0 || stated.value?.pool === 0);

export const verdict = follow(quick, "check", () => {
	if (asked.value === null || !started.value || stated.value?.skip) return null;
	return { ...asked.value, amounts: amounts.value, lang: language.value };
});

/** Ids of the units at fault ("fault"), and of those that should have come first ("waiting"). */
export const faults = computed(() => {
	const lit = new Map<string, "fault" | "waiting">();
	const reply = verdict.value.reply;
	if (reply === undefined || !started.value) return lit;
	for (const id of reply.waiting) lit.set(id, "waiting");
	for (const { units } of reply.report.violations) for (const id of units) lit.set(id, "fault");
	return lit;
});
