/** Rule sets as a user of `diff` and the audits names them: "rules=1.2,excess=last". */
import { refuse } from "../../core/errors.ts";
import { type RuleWish, ruleSet } from "../rule-set.ts";
import type { RuleSet } from "../rule-system.ts";
import { READINGS } from "./readings.ts";
import { VERSIONS } from "./versions.ts";

/** Reads "rules=1.2,excess=last"; "" is all defaults. Throws an InputError for a part without "=" or a key given twice. */
export function parseRuleChoice(text: string): RuleWish {
	const readings: Record<string, string> = {};
	let rules: string | undefined;
	for (const part of text.split(",").map((one) => one.trim())) {
		if (part === "") continue;
		const [, key, value] = /^([^=]+)=(.+)$/su.exec(part) ?? refuse("audit.bad-rule-choice", { text: part });
		if (key === "rules" ? rules !== undefined : Object.hasOwn(readings, key as string)) refuse("option-twice", { option: key as string });
		if (key === "rules") rules = value;
		else Object.defineProperty(readings, key as string, { value, enumerable: true });
	}
	return { ...(rules === undefined ? {} : { rules }), readings };
}

/** The rule set that wishes add up to, a later one overriding an earlier one. Throws an InputError for an unknown version or reading. */
export function chosenRules(...wishes: readonly RuleWish[]): RuleSet {
	return ruleSet("riftbound", VERSIONS, READINGS, ...wishes);
}

/** A rule set in one short line: the version, and the readings that are not the default or that tell it from the other. */
export function ruleSetName(rules: NamedRules, other: NamedRules = rules): string {
	const chosen = READINGS.flatMap(({ id, values }) => {
		const value = rules.readings[id];
		return value === values[0] && value === other.readings[id] ? [] : [`${id}=${value}`];
	});
	return [rules.rules, ...chosen].join(" ");
}

/** A rule set by the names of its version and readings, as reports give it. */
export interface NamedRules {
	readonly rules: string;
	readonly readings: Readonly<Record<string, string>>;
}

export function namedRules({ version, readings }: RuleSet): NamedRules {
	return { rules: version.id, readings };
}
