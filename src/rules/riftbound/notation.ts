/** The one-line notation of a Riftbound board, read and written. `../tokens.ts` holds what the notations of all games share. */
import type { Place } from "../../core/errors.ts";
import { SIDES } from "../rule-system.ts";
import { quoteName, type Report, splitSides, type Token, unitPrefix, within } from "../tokens.ts";
import type { Replacement, RiftboundBoard, Side, Unit } from "./board.ts";

/** Flags that stand alone. */
const PLAIN_FLAGS = { T: "tank", B: "backline", I: "immune", Z: "stunned", N: "dealsNoCombatDamage" } as const;
/** Flags that need a number. */
const NUMBER_FLAGS = { M: "marked", A: "assault", S: "shield", V: "value" } as const;

const EFFECTS = ["elder", "ignore-tank", "ignore-backline"] as const;

/** Reads a notation up to its semicolon; `place` is told, for every path into the board, where it stands. */
export function readBody(tokens: readonly Token[], report: Report, place: (path: string, at: Place) => void): RiftboundBoard {
	for (const stray of tokens.filter(({ text }) => text === "|")) report(stray.at, "stray-token", { token: "|" });
	const { sides, separator } = splitSides(
		tokens.filter(({ text }) => text !== "|"),
		report,
	);
	if (separator) place("", separator);
	const [attacker, defender] = SIDES.map((side, i) => readSide(sides[i] as Token[], report, (path, at) => place(`${side}/${path}`, at)));
	return { game: "riftbound", attacker: attacker as Side, defender: defender as Side };
}

/** The board up to the semicolon; `readBody` reads it back. */
export function writeBody({ attacker, defender }: RiftboundBoard): string {
	return [...writeSide(attacker), ">", ...writeSide(defender)].join(" ");
}

function readSide(tokens: readonly Token[], report: Report, place: (path: string, at: Place) => void): Side {
	const units: Unit[] = [];
	const effects = new Set<string>();
	for (const token of tokens) {
		if (token.text.startsWith("{")) {
			const effect = token.text.replace(/^\{\s*|\s*\}$/g, "").toLowerCase();
			if (!token.text.endsWith("}") || !(EFFECTS as readonly string[]).includes(effect)) {
				report(token.at, "unknown-effect", { effect: token.text, effects: EFFECTS.map((name) => `{${name}}`).join(" ") });
			} else if (effects.has(effect)) report(token.at, "effect-twice", { effect: token.text });
			effects.add(effect);
		} else {
			place(`units/${units.length}`, token.at);
			units.push(readUnit(token, report, (key, at) => place(`units/${units.length}/${key}`, at)));
		}
	}
	const ignores = (["tank", "backline"] as const).filter((keyword) => effects.has(`ignore-${keyword}`));
	return { units, ...(effects.has("elder") ? { anyDamageIsLethal: true } : {}), ...(ignores.length > 0 ? { ignores } : {}) };
}

function readUnit(token: Token, report: Report, place: (key: string, at: Place) => void): Unit {
	const { count, name, rest, offset } = unitPrefix(token);
	const [digits] = /^-?\d+/.exec(rest) ?? [];
	if (count !== undefined) place("count", within(token, 0, String(count).length));
	if (name !== undefined) place("name", token.at);
	const unit: Unit = { ...(name === undefined ? {} : { name }), might: 0, ...(count === undefined || count === 1 ? {} : { count }) };
	if (digits === undefined) {
		report(token.at, "bad-unit", { unit: token.text });
		return unit;
	}
	unit.might = Number(digits);
	place("might", within(token, offset, digits.length));
	readFlags(unit, token, offset + digits.length, report, place);
	return unit;
}

function readFlags(unit: Unit, token: Token, offset: number, report: Report, place: (key: string, at: Place) => void): void {
	const replacements: Replacement[] = [];
	for (const match of token.text.slice(offset).matchAll(/([A-Za-z])(\d*)|[^A-Za-z]+/gu)) {
		const [whole, letter, digits] = match;
		const at = within(token, offset + match.index, whole.length);
		const flag = letter?.toUpperCase();
		if (flag === undefined) report(at, "not-a-flag", { text: whole });
		else if (flag === "P") {
			place(`replacements/${replacements.length}/prevent`, at);
			replacements.push(digits ? { prevent: Number(digits) } : "prevent-all");
		} else if (flag === "X") {
			if (digits) report(at, "flag-takes-no-number", { flag });
			replacements.push("double");
		} else if (flag in PLAIN_FLAGS) {
			const key = PLAIN_FLAGS[flag as keyof typeof PLAIN_FLAGS];
			if (digits) report(at, "flag-takes-no-number", { flag });
			else if (unit[key]) report(at, "flag-twice", { flag });
			unit[key] = true;
		} else if (flag in NUMBER_FLAGS) {
			const key = NUMBER_FLAGS[flag as keyof typeof NUMBER_FLAGS];
			if (!digits) report(at, "flag-needs-number", { flag });
			else if (unit[key] !== undefined) report(at, "flag-twice", { flag });
			place(key, at);
			unit[key] = Number(digits || 0);
		} else report(at, "unknown-flag", { flag: letter as string, flags: "T B I Z N Mk Pk P X Ak Sk Vk" });
	}
	if (replacements.length > 0) unit.replacements = replacements;
}

/** The tokens of one side, in board order. */
function writeSide(side: Side): string[] {
	return [
		...(side.anyDamageIsLethal ? ["{elder}"] : []),
		...(["tank", "backline"] as const).filter((keyword) => side.ignores?.includes(keyword)).map((keyword) => `{ignore-${keyword}}`),
		...side.units.map(writeUnit),
	];
}

function writeUnit(unit: Unit): string {
	const { name, count = 1, might, replacements = [] } = unit;
	const flags = [
		...Object.entries(PLAIN_FLAGS).map(([flag, key]) => (unit[key] ? flag : "")),
		...Object.entries(NUMBER_FLAGS).map(([flag, key]) => ((unit[key] ?? 0) > 0 || (key === "value" && unit[key] === 0) ? `${flag}${unit[key]}` : "")),
		...replacements.map((effect) => (effect === "double" ? "X" : effect === "prevent-all" ? "P" : `P${effect.prevent}`)),
	];
	return `${count === 1 ? "" : `${count}*`}${name === undefined ? "" : `${quoteName(name)}=`}${might}${flags.join("")}`;
}

/** The board without what equals a default, so that two spellings of one board become one value. */
export function canonical(board: RiftboundBoard): RiftboundBoard {
	const side = ({ units, anyDamageIsLethal, ignores = [] }: Side): Side => ({
		units: units.map(canonicalUnit),
		...(anyDamageIsLethal ? { anyDamageIsLethal } : {}),
		...(ignores.length > 0 ? { ignores: (["tank", "backline"] as const).filter((keyword) => ignores.includes(keyword)) } : {}),
	});
	const { rules, readings } = board;
	return {
		game: "riftbound",
		...(rules === undefined ? {} : { rules: rules.replace(/^riftbound@/, "") }),
		...(readings === undefined || Object.keys(readings).length === 0 ? {} : { readings }),
		attacker: side(board.attacker),
		defender: side(board.defender),
	};
}

function canonicalUnit(unit: Unit): Unit {
	const { name, might, count = 1, replacements = [] } = unit;
	const kept: Unit = { ...(name === undefined ? {} : { name }), might, ...(count === 1 ? {} : { count }) };
	for (const key of Object.values(PLAIN_FLAGS)) if (unit[key]) kept[key] = true;
	for (const key of ["marked", "assault", "shield"] as const) if (unit[key]) kept[key] = unit[key];
	if (replacements.length > 0) kept.replacements = replacements;
	if (unit.value !== undefined) kept.value = unit.value;
	return kept;
}
