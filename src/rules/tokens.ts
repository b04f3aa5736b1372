/** The notation's words, for every game: blank-separated tokens with their columns; quotes and braces hold blanks. */
import type { Issue, Place } from "../core/errors.ts";

export interface Token {
	readonly text: string;
	readonly at: Place;
}

/** Longest notation that is read, in characters. */
export const NOTATION_LIMIT = 100_000;

/** Splits a notation. `>`, `;` and `|` are tokens of their own, with or without blanks around them, except in quotes and braces. */
export function tokenize(text: string): Token[] {
	const tokens: Token[] = [];
	const pattern = /[>;|]|(?:"(?:[^"\\]|\\.)*"?|\{[^}]*\}?|[^\s>;|"{])+/gu;
	let line = 1;
	let lineStart = 0;
	let scanned = 0;
	for (const match of text.matchAll(pattern)) {
		for (let newline = text.indexOf("\n", scanned); newline >= 0 && newline < match.index; newline = text.indexOf("\n", newline + 1)) {
			line++;
			lineStart = newline + 1;
		}
		scanned = match.index;
		tokens.push({ text: match[0], at: { line, column: match.index - lineStart + 1, length: match[0].length } });
	}
	return tokens;
}

/** A place within a token. */
export function within(token: Token, offset: number, length: number): Place {
	return { line: token.at.line, column: token.at.column + offset, length: Math.max(1, length) };
}

/** Takes a problem with a notation; reading goes on, so that all of them are reported at once. */
export type Report = (at: Place, code: string, params?: Issue["params"]) => void;

/** Parts the body at its `>`: attackers before, defenders after. Reports a missing or a second one; `separator` is its place. */
export function splitSides(body: readonly Token[], report: Report): { sides: [Token[], Token[]]; separator: Place | undefined } {
	const first = body.findIndex(({ text }) => text === ">");
	if (first < 0) {
		const last = body.at(-1)?.at;
		report(last ? { ...last, column: last.column + last.length - 1, length: 1 } : { line: 1, column: 1, length: 1 }, "no-separator");
		return { sides: [[...body], []], separator: undefined };
	}
	const units: [Token[], Token[]] = [body.slice(0, first), []];
	for (const token of body.slice(first + 1)) {
		if (token.text === ">") report(token.at, "second-separator");
		else units[1].push(token);
	}
	return { sides: units, separator: body[first]?.at };
}

/** Reads `[N*][NAME=]` off the front of a token; `rest` is what follows, `offset` where it begins. */
export function unitPrefix(token: Token): { count: number | undefined; name: string | undefined; rest: string; offset: number } {
	const match = /^(?:(\d+)\*)?(?:("(?:[^"\\]|\\.)*"|[^="]+)=)?/u.exec(token.text) as RegExpExecArray;
	const [whole, count, name] = match;
	return {
		count: count === undefined ? undefined : Number(count),
		name: name === undefined ? undefined : name.startsWith('"') ? unquote(name) : name,
		rest: token.text.slice(whole.length),
		offset: whole.length,
	};
}

/** A name as it stands in a notation: bare when that reads back as the same name, else in quotes. */
export function quoteName(name: string): string {
	return /^[\p{L}_][\p{L}\p{N}_'’.-]*$/u.test(name) ? name : `"${name.replace(/[\\"]/g, "\\$&")}"`;
}

function unquote(quoted: string): string {
	return quoted.slice(1, -1).replace(/\\(.)/gu, "$1");
}

/** Reads `key=value …` after the semicolon: the version and the readings. */
export function readOptions(
	tokens: readonly Token[],
	report: Report,
): { rules?: string; readings?: Record<string, string>; places: Map<string, Place> } {
	const places = new Map<string, Place>();
	const readings: Record<string, string> = {};
	let rules: string | undefined;
	for (const token of tokens) {
		const [, key, value] = /^([^=]+)=(.+)$/su.exec(token.text) ?? [];
		if (key === undefined || value === undefined) {
			report(token.at, "bad-option", { option: token.text });
			continue;
		}
		const path = key === "rules" ? "rules" : `readings/${key}`;
		if (places.has(path)) report(token.at, "option-twice", { option: key });
		places.set(path, token.at);
		if (key === "rules") rules = value;
		else Object.defineProperty(readings, key, { value, enumerable: true, writable: true, configurable: true });
	}
	return { ...(rules === undefined ? {} : { rules }), ...(Object.keys(readings).length === 0 ? {} : { readings }), places };
}
