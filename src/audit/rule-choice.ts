/** Rule sets as a user of `diff` and the audits names them: "rules=1.2,excess=last". */
import { refuse } from "../core/errors.ts";
import { READINGS } from "../rules/riftbound/readings.ts";
import { VERSIONS } from "../rules/riftbound/versions.ts";
import { type RuleWish, ruleSet } from "../rules/rule-set.ts";
import type { RuleSet } from "../rules/rule-system.ts";

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

/** A rule set in one short line: the version, and the readings that are not the default. */
export function ruleSetName({ version, readings }: RuleSet): string {
	const chosen = READINGS.flatMap(({ id, values }) => (readings[id] === values[0] ? [] : [`${id}=${readings[id]}`]));
	return [version.id, ...chosen].join(" ");
}
