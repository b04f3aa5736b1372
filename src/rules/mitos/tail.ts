/** What stands after the bar of a notation: blocks `attacker:blocker`, by position or name, and responses in braces. */
import type { Place } from "../../core/errors.ts";
import { type Report, type Token, within } from "../tokens.ts";
import { findFighter, lineUp } from "./allies.ts";
import type { MitosBoard, Response } from "./board.ts";
import { readFlags, writeFlags } from "./flags.ts";
import { kindsOf } from "./responses.ts";

type Tail = Pick<MitosBoard, "blocks" | "responses">;

/** Words of the responses that say no more than themselves. */
const WORDS = { leaves: "leaves", "stops-blocking": "stopsBlocking", cancelled: "cancelled" } as const;

/** Reads the tokens after the bar. */
export function readTail(tokens: readonly Token[], report: Report, place: (path: string, at: Place) => void): Tail {
	const blocks: Record<string, string> = {};
	const responses: Response[] = [];
	for (const token of tokens) {
		if (token.text.startsWith("{")) {
			place(`responses/${responses.length}`, token.at);
			const response = readResponse(token, report);
			if (response !== undefined) responses.push(response);
		} else readBlock(blocks, token, report, place);
	}
	return { ...(Object.keys(blocks).length > 0 ? { blocks } : {}), ...(responses.length > 0 ? { responses } : {}) };
}

function readBlock(blocks: Record<string, string>, token: Token, report: Report, place: (path: string, at: Place) => void): void {
	const [, attacker, blocker] = /^("(?:[^"\\]|\\.)*"(?:#\d+)?|[^":]+):("(?:[^"\\]|\\.)*"(?:#\d+)?|[^":]+)$/u.exec(token.text) ?? [];
	if (attacker === undefined || blocker === undefined) {
		report(token.at, "mitos.bad-block", { text: token.text });
		return;
	}
	const key = reference(attacker, "A");
	place(`blocks/${key}`, token.at);
	if (Object.hasOwn(blocks, key)) report(token.at, "mitos.blocked-twice", { attacker: key });
	Object.defineProperty(blocks, key, { value: reference(blocker, "D"), enumerable: true, writable: true, configurable: true });
}

/** A bare number is a position on the side it must be of. */
function reference(text: string, side: "A" | "D"): string {
	if (/^\d+$/.test(text)) return `${side}${text}`;
	const [, quoted, number = ""] = /^"(.*)"(#\d+)?$/su.exec(text) ?? [];
	return quoted === undefined ? text : quoted.replace(/\\(.)/gu, "$1") + number;
}

/** `{A1 +2}`, `{D1 leaves}`, `{D2 stops-blocking}`, `{A2 cancelled}`, `{A1 gains #Héroe}`, `{D1 loses destroyedOnlyBy races}`. */
function readResponse(token: Token, report: Report): Response | undefined {
	const [, who, rest] = /^\{\s*("(?:[^"\\]|\\.)*"(?:#\d+)?|[^\s"]+)\s+(\S.*?)\s*\}$/su.exec(token.text) ?? [];
	const fail = (): undefined => {
		report(token.at, "mitos.bad-response", { text: token.text });
	};
	if (who === undefined || rest === undefined) return fail();
	const ally = reference(who, "A");
	if (/^[+-]\d{1,15}$/.test(rest)) return { ally, strength: Number(rest) };
	if (Object.hasOwn(WORDS, rest)) return { ally, [WORDS[rest as keyof typeof WORDS]]: true };
	const [, verb, what] = /^(gains|loses)\s+(\S.*)$/su.exec(rest) ?? [];
	if (verb === "loses") return { ally, loses: (what as string).split(/[\s,]+/) as NonNullable<Response["loses"]> };
	if (verb === undefined) return fail();
	const flags = (what as string).trim();
	const { value, ...gains } = readFlags({ text: flags, at: within(token, token.text.lastIndexOf(flags), flags.length) }, 0, report, () => {});
	return value === undefined ? { ally, gains } : fail();
}

/** The tokens after the bar. Blocks are written by position, which no name can be mistaken for. */
export function writeTail(board: MitosBoard): string[] {
	const fighters = lineUp(board);
	const position = (reference: string): string => {
		const at = findFighter(fighters, reference);
		if (at === undefined) throw new Error(`no ally ${reference}`);
		return (fighters[at.side][at.index] as { position: string }).position;
	};
	return [
		...Object.entries(board.blocks ?? {}).map(([attacker, blocker]) => `${position(attacker).slice(1)}:${position(blocker).slice(1)}`),
		...(board.responses ?? []).map((response) => `{${position(response.ally)} ${writeResponse(response)}}`),
	];
}

function writeResponse(response: Response): string {
	const [kind] = kindsOf(response);
	if (kind === "strength") return `${(response.strength as number) < 0 ? "" : "+"}${response.strength}`;
	if (kind === "gains") return `gains ${writeFlags(response.gains ?? {})}`;
	if (kind === "loses") return `loses ${(response.loses ?? []).join(" ")}`;
	return kind === "stopsBlocking" ? "stops-blocking" : (kind as string);
}
