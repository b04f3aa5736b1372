/** The one-line notation of a Mitos y Leyendas board, read and written. `../tokens.ts` holds what the notations of all games share. */
import type { Place } from "../../core/errors.ts";
import { SIDES } from "../rule-system.ts";
import { quoteName, type Report, splitSides, type Token, unitPrefix, within } from "../tokens.ts";
import { findFighter, lineUp } from "./allies.ts";
import type { Ally, MitosBoard, Response, Side } from "./board.ts";
import { canonicalAbilities, readFlags, writeFlags } from "./flags.ts";
import { readTail, writeTail } from "./tail.ts";

/** Reads a notation up to its semicolon; `place` is told, for every path into the board, where it stands. */
export function readBody(tokens: readonly Token[], report: Report, place: (path: string, at: Place) => void): MitosBoard {
	const bar = tokens.findIndex(({ text }) => text === "|");
	const { sides, separator } = splitSides(bar < 0 ? tokens : tokens.slice(0, bar), report);
	if (separator) place("", separator);
	const [attacker, defender] = SIDES.map((side, i) => readSide(sides[i] as Token[], report, (path, at) => place(`${side}/${path}`, at)));
	return { game: "mitos", attacker: attacker as Side, defender: defender as Side, ...readTail(bar < 0 ? [] : tokens.slice(bar + 1), report, place) };
}

/** The board up to the semicolon; `readBody` reads it back. */
export function writeBody(board: MitosBoard): string {
	const tail = writeTail(board);
	return [...writeSide(board.attacker), ">", ...writeSide(board.defender), ...(tail.length > 0 ? ["|", ...tail] : [])].join(" ");
}

function readSide(tokens: readonly Token[], report: Report, place: (path: string, at: Place) => void): Side {
	const side: Side = { allies: [] };
	for (const token of tokens) {
		if (token.text.startsWith("@")) readCastle(side, token, report, place);
		else if (token.text.startsWith("{")) readReduction(side, token, report, place);
		else {
			const path = `allies/${side.allies.length}`;
			place(path, token.at);
			side.allies.push(readAlly(token, report, (key, at) => place(`${path}/${key}`, at)));
		}
	}
	return side;
}

function readCastle(side: Side, token: Token, report: Report, place: (path: string, at: Place) => void): void {
	const digits = token.text.slice(1);
	place("castle", token.at);
	if (!/^\d{1,15}$/.test(digits)) report(token.at, "mitos.bad-castle", { text: token.text });
	else if (side.castle !== undefined) report(token.at, "mitos.castle-twice");
	else side.castle = Number(digits);
}

function readReduction(side: Side, token: Token, report: Report, place: (path: string, at: Place) => void): void {
	const [, digits, given] = /^\{\s*reduce\s+(\d{1,15})(?:\s+(\S.*?))?\s*\}$/iu.exec(token.text) ?? [];
	const source = given === undefined || !/^\d+$/.test(given) ? given : `A${given}`;
	if (digits === undefined) report(token.at, "mitos.bad-side-token", { text: token.text });
	else if (source === undefined) {
		place("reduce", token.at);
		if (side.reduce !== undefined) report(token.at, "effect-twice", { effect: token.text });
		side.reduce = Number(digits);
	} else {
		place(`reduceFrom/${source}`, token.at);
		side.reduceFrom ??= {};
		if (Object.hasOwn(side.reduceFrom, source)) report(token.at, "effect-twice", { effect: token.text });
		Object.defineProperty(side.reduceFrom, source, { value: Number(digits), enumerable: true, writable: true, configurable: true });
	}
}

function readAlly(token: Token, report: Report, place: (key: string, at: Place) => void): Ally {
	const { count, name, rest, offset } = unitPrefix(token);
	const [digits] = /^-?\d+/.exec(rest) ?? [];
	if (count !== undefined) place("count", within(token, 0, String(count).length));
	if (name !== undefined) place("name", token.at);
	const front = { ...(name === undefined ? {} : { name }), strength: Number(digits ?? 0), ...(count === undefined || count === 1 ? {} : { count }) };
	if (digits === undefined) {
		report(token.at, "mitos.bad-ally", { ally: token.text });
		return front;
	}
	place("strength", within(token, offset, digits.length));
	return { ...front, ...readFlags(token, offset + digits.length, report, place) };
}

function writeSide({ allies, castle, reduce = 0, reduceFrom = {} }: Side): string[] {
	return [
		...allies.map(writeAlly),
		...(castle === undefined ? [] : [`@${castle}`]),
		...(reduce === 0 ? [] : [`{reduce ${reduce}}`]),
		...Object.entries(reduceFrom).map(([source, points]) => `{reduce ${points} ${source}}`),
	];
}

function writeAlly({ name, count = 1, strength, ...flagged }: Ally): string {
	return `${count === 1 ? "" : `${count}*`}${name === undefined ? "" : `${quoteName(name)}=`}${strength}${writeFlags(flagged)}`;
}

/** The board without what equals a default and with every ally called by its id, so that two spellings of one board become one value. */
export function canonical(board: MitosBoard): MitosBoard {
	const fighters = lineUp(board);
	const idOf = (reference: string): string => {
		const at = findFighter(fighters, reference);
		return at === undefined ? reference : (fighters[at.side][at.index] as { id: string }).id;
	};
	const named = <T>(record: Readonly<Record<string, T>> = {}, value: (one: T) => T): Record<string, T> =>
		Object.fromEntries(
			fighters.attacker.flatMap(({ id }) => Object.entries(record).flatMap(([key, one]) => (idOf(key) === id ? [[id, value(one)]] : []))),
		);
	const side = ({ allies, castle, reduce = 0, reduceFrom = {} }: Side): Side => ({
		allies: allies.map(canonicalAlly),
		...(castle === undefined ? {} : { castle }),
		...(reduce === 0 ? {} : { reduce }),
		...(Object.keys(reduceFrom).length === 0 ? {} : { reduceFrom: named(reduceFrom, (points) => points) }),
	});
	const { rules, readings, blocks = {}, responses = [] } = board;
	return {
		game: "mitos",
		...(rules === undefined ? {} : { rules: rules.replace(/^mitos@/, "") }),
		...(readings === undefined || Object.keys(readings).length === 0 ? {} : { readings }),
		attacker: side(board.attacker),
		defender: side(board.defender),
		...(Object.keys(blocks).length === 0 ? {} : { blocks: named(blocks, idOf) }),
		...(responses.length === 0 ? {} : { responses: responses.map((response) => canonicalResponse(response, idOf(response.ally))) }),
	};
}

function canonicalAlly({ name, strength, count = 1, value, ...abilities }: Ally): Ally {
	return {
		...(name === undefined ? {} : { name }),
		strength,
		...(count === 1 ? {} : { count }),
		...canonicalAbilities(abilities),
		...(value === undefined ? {} : { value }),
	};
}

function canonicalResponse({ gains, ...response }: Response, ally: string): Response {
	return { ...response, ally, ...(gains === undefined ? {} : { gains: canonicalAbilities(gains) }) };
}
