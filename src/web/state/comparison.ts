/** Two rule sets side by side on the board: by default the board's own against another that is likely to differ. */
import { computed, signal } from "@preact/signals";
import { SYSTEMS } from "../../rules/registry.ts";
import { asked, comparing, follow } from "./ask.ts";
import { language } from "./language.ts";
import { board } from "./workspace.ts";

/** A version and readings; what is left out is as the board has it. */
export type RuleChoice = Readonly<Record<string, string>>;

export const choiceA = signal<RuleChoice>({});
export const choiceB = signal<RuleChoice>({ excess: "last" });

/** What a choice comes to for one key: "rules", or a reading. */
export function chosenFor(choice: RuleChoice, key: string): string {
	const { versions, readings } = SYSTEMS[board.value.game];
	const fallback = key === "rules" ? versions.at(-1)?.id : readings.find(({ id }) => id === key)?.values[0];
	return choice[key] ?? (key === "rules" ? board.value.rules : board.value.readings?.[key]) ?? fallback ?? "";
}

const written = (choice: RuleChoice) =>
	Object.entries(choice)
		.map(([key, value]) => `${key}=${value}`)
		.join(",");

const optionsA = computed(() => written(choiceA.value));
const optionsB = computed(() => written(choiceB.value));

export const comparison = follow(comparing, "diff", () =>
	asked.value === null || board.value.game !== "riftbound" ? null : { ...asked.value, a: optionsA.value, b: optionsB.value, lang: language.value },
);
