/** Rule sets of Riftbound, chosen and named. */
import { type NamedRules, type RuleWish, ruleSet } from "../rule-set.ts";
import type { RuleSet } from "../rule-system.ts";
import { READINGS } from "./readings.ts";
import { VERSIONS } from "./versions.ts";

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
