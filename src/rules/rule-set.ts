/** Choosing a version and readings: the board's wish, overridden by the call's, completed by the defaults. */
import { InputError, type Issue, refuse } from "../core/errors.ts";
import type { Reading, RuleSet, Version } from "./rule-system.ts";

/** What a user asks for: a version id, with or without the game before an @, and some readings. */
export interface RuleWish {
	readonly rules?: string | undefined;
	readonly readings?: Readonly<Record<string, string>> | undefined;
}

/** Problems with a wish, as issues with paths ["rules"] and ["readings", id]. */
export function wishIssues(game: string, versions: readonly Version[], readings: readonly Reading[], wish: RuleWish): Issue[] {
	const issues: Issue[] = [];
	if (wish.rules !== undefined && findVersion(game, versions, wish.rules) === undefined) {
		issues.push({
			code: "unknown-version",
			params: { rules: wish.rules, game, versions: versions.map(({ id }) => id).join(", ") },
			path: ["rules"],
		});
	}
	for (const [id, value] of Object.entries(wish.readings ?? {})) {
		const reading = readings.find((entry) => entry.id === id);
		const path = ["readings", id];
		if (reading === undefined) {
			issues.push({ code: "unknown-reading", params: { id, game, readings: readings.map((entry) => entry.id).join(", ") }, path });
		} else if (!reading.values.includes(value)) {
			issues.push({ code: "unknown-reading-value", params: { id, value, values: reading.values.join(", ") }, path });
		}
	}
	return issues;
}

/** The rule set that wishes add up to; a later wish overrides an earlier one. Throws an InputError when a wish can't be met. */
export function ruleSet(game: string, versions: readonly Version[], readings: readonly Reading[], ...wishes: readonly RuleWish[]): RuleSet {
	const issues = wishes.flatMap((wish) => wishIssues(game, versions, readings, wish));
	if (issues.length > 0) throw new InputError(issues);
	let version = versions.at(-1) as Version;
	const chosen: Record<string, string> = Object.fromEntries(readings.map(({ id, values }) => [id, values[0] as string]));
	for (const wish of wishes) {
		if (wish.rules !== undefined) version = findVersion(game, versions, wish.rules) as Version;
		Object.assign(chosen, wish.readings);
	}
	return { version, readings: chosen };
}

/** Reads "rules=1.2,excess=last"; "" is all defaults. Throws an InputError for a part without "=" or a key given twice. */
export function parseRuleChoice(text = ""): RuleWish {
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

/** A rule set by the names of its version and readings, as reports give it. */
export interface NamedRules {
	readonly rules: string;
	readonly readings: Readonly<Record<string, string>>;
}

export function namedRules({ version, readings }: RuleSet): NamedRules {
	return { rules: version.id, readings };
}

function findVersion(game: string, versions: readonly Version[], wish: string): Version | undefined {
	const id = wish.startsWith(`${game}@`) ? wish.slice(game.length + 1) : wish;
	return versions.find((version) => version.id === id);
}
