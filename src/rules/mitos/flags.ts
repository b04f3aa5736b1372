/** An ally's abilities as flags of the notation: letters, and races after #, ! and ~. */
import type { Place } from "../../core/errors.ts";
import { quoteName, type Report, type Token, within } from "../tokens.ts";
import type { Abilities } from "./board.ts";

/** Flags that stand alone. */
const PLAIN = {
	I: "indestructible",
	W: "indestructibleWhenBlocking",
	A: "notDestroyedByAllies",
	U: "unblockable",
	C: "cannotBlock",
	M: "mustBlock",
	F: "asIfUnblocked",
	E: "exilesDamage",
	K: "absorbs",
	R: "preventable",
	O: "watches",
} as const satisfies Readonly<Record<string, keyof Abilities>>;

/** Flags that say where the ally goes when it is destroyed: Destierro, the hand, shuffled into the castle. */
const DESTINATIONS = { D: "exile", H: "hand", S: "castle" } as const;

const ALL = "I W A U C M F E K R O D H S Lk Bk Vk #Raza !Raza ~Raza";

/** What flags can say; the value is an ally's own, not an ability. */
export type Flagged = Abilities & { value?: number | undefined };

/** Reads the flags of a token from `offset` on; `place` is told where each key stands. */
export function readFlags(token: Token, offset: number, report: Report, place: (key: string, at: Place) => void): Flagged {
	const found: Flagged = {};
	for (const match of token.text.slice(offset).matchAll(/[#!~]("(?:[^"\\]|\\.)*"|[^\s#!~"]+)?|([A-Za-z])(\d*)|[^A-Za-z#!~]+/gu)) {
		const [whole, quoted, letter, digits] = match;
		const at = within(token, offset + match.index, whole.length);
		if (letter !== undefined) readLetter(letter, digits as string, at);
		else if (/^[#!~]/.test(whole)) readRace(whole[0] as string, quoted, at);
		else report(at, "not-a-flag", { text: whole });
	}
	return found;

	function readLetter(letter: string, digits: string, at: Place): void {
		const flag = letter.toUpperCase();
		if (flag in PLAIN) {
			const key = PLAIN[flag as keyof typeof PLAIN];
			if (digits) report(at, "flag-takes-no-number", { flag });
			else if (found[key]) report(at, "flag-twice", { flag });
			place(key, at);
			found[key] = true;
		} else if (flag in DESTINATIONS) {
			if (digits) report(at, "flag-takes-no-number", { flag });
			else if (found.goesTo !== undefined) report(at, "mitos.two-destinations");
			found.goesTo = DESTINATIONS[flag as keyof typeof DESTINATIONS];
		} else if (flag === "L") {
			if (found.leavePlayTriggers !== undefined) report(at, "flag-twice", { flag });
			place("leavePlayTriggers", at);
			found.leavePlayTriggers = digits ? Number(digits) : 1;
		} else if (flag === "B" || flag === "V") {
			if (!digits) report(at, "flag-needs-number", { flag });
			if ((flag === "V" ? found.value : found.blockableOnlyBy?.strength) !== undefined) report(at, "flag-twice", { flag });
			place(flag === "V" ? "value" : "blockableOnlyBy/strength", at);
			if (flag === "V") found.value = Number(digits);
			else found.blockableOnlyBy = { ...found.blockableOnlyBy, strength: Number(digits) };
		} else report(at, "unknown-flag", { flag: letter, flags: ALL });
	}

	function readRace(sign: string, quoted: string | undefined, at: Place): void {
		if (quoted === undefined) {
			report(at, "mitos.no-race", { sign });
			return;
		}
		const race = quoted.startsWith('"') ? quoted.slice(1, -1).replace(/\\(.)/gu, "$1") : quoted;
		const races = sign === "#" ? found.races : sign === "!" ? found.destroyedOnlyBy?.races : found.blockableOnlyBy?.races;
		const all = [...(races ?? []), race];
		if (races?.includes(race)) report(at, "mitos.race-twice", { race });
		place(sign === "#" ? "races" : sign === "!" ? "destroyedOnlyBy" : "blockableOnlyBy", at);
		if (sign === "#") found.races = all;
		else if (sign === "!") found.destroyedOnlyBy = { races: all };
		else found.blockableOnlyBy = { ...found.blockableOnlyBy, races: all };
	}
}

/** The flags; `readFlags` reads them back. */
export function writeFlags({ value, leavePlayTriggers = 0, goesTo, blockableOnlyBy, races = [], destroyedOnlyBy, ...plain }: Flagged): string {
	const signed = (sign: string, names: readonly string[]) => names.map((race) => `${sign}${quoteName(race)}`);
	return [
		...Object.entries(PLAIN).map(([flag, key]) => (plain[key] ? flag : "")),
		leavePlayTriggers === 0 ? "" : leavePlayTriggers === 1 ? "L" : `L${leavePlayTriggers}`,
		...Object.entries(DESTINATIONS).map(([flag, place]) => (goesTo === place ? flag : "")),
		blockableOnlyBy?.strength === undefined ? "" : `B${blockableOnlyBy.strength}`,
		value === undefined ? "" : `V${value}`,
		...signed("#", races),
		...signed("!", destroyedOnlyBy?.races ?? []),
		...signed("~", blockableOnlyBy?.races ?? []),
	].join("");
}

/** Abilities without what equals a default: two spellings become one value. */
export function canonicalAbilities(abilities: Abilities): Abilities {
	const { races = [], destroyedOnlyBy, blockableOnlyBy, leavePlayTriggers = 0, goesTo } = abilities;
	const kept: Abilities = {};
	if (races.length > 0) kept.races = [...races];
	for (const key of Object.values(PLAIN)) if (abilities[key]) kept[key] = true;
	if (destroyedOnlyBy !== undefined) kept.destroyedOnlyBy = { races: [...destroyedOnlyBy.races] };
	if (blockableOnlyBy?.strength !== undefined || blockableOnlyBy?.races !== undefined) {
		kept.blockableOnlyBy = {
			...(blockableOnlyBy.strength === undefined ? {} : { strength: blockableOnlyBy.strength }),
			...(blockableOnlyBy.races === undefined ? {} : { races: [...blockableOnlyBy.races] }),
		};
	}
	if (leavePlayTriggers > 0) kept.leavePlayTriggers = leavePlayTriggers;
	if (goesTo !== undefined) kept.goesTo = goesTo;
	return kept;
}
