/** Plain text for a reader: tables whose columns line up, dead units marked. Pure: colour comes in as functions. */

import { type Language, say } from "../messages/messages.ts";
import { witness } from "../queries/witness.ts";
import type { CheckReport } from "../reports/check.ts";
import type { Header } from "../reports/header.ts";
import type { GameProblem } from "../rules/problem.ts";
import { type Game, SYSTEMS } from "../rules/registry.ts";

/** How words are emphasized; on a plain terminal each returns its argument. */
export interface Paint {
	strong(text: string): string;
	faint(text: string): string;
	dead(text: string): string;
	good(text: string): string;
	bad(text: string): string;
}

/** Wider tables list only the units that get points. */
const WIDEST = 100;

/** The lines above every result: rule set, who assigns what, how many ways; and the notes. */
export function titleLines(header: Header, count: bigint | string | null, lang: Language, paint: Paint): string[] {
	const { game, side, pool, unassigned, notes = [], skipped } = header;
	const title = gameTitle(header, lang, paint);
	if (skipped) return [title.join(" · "), say(lang, `skipped.${header.result}`, { rule: header.rule as string })];
	return [
		[
			...title,
			say(lang, `assigns.${game}.${side}`, { pool }),
			...(count === null ? [] : [say(lang, `legal-count.${game}`, { count: String(count) })]),
		].join(" · "),
		...(unassigned > 0 ? [paint.faint(say(lang, "unassigned-points", { points: unassigned }))] : []),
		...notes.map((note) => paint.faint(note)),
	];
}

/** The game with its version, and the readings that are not the default. */
export function gameTitle({ game, rules, readings }: Pick<Header, "game" | "rules" | "readings">, lang: Language, paint: Paint): string[] {
	const chosen = SYSTEMS[game as Game].readings.filter(({ id, values }) => readings[id] !== values[0]);
	return [paint.strong(say(lang, `title.${game}`, { version: rules })), ...chosen.map(({ id }) => `${id}=${readings[id]}`)];
}

/** A writer of assignments as lines of one table. */
export interface AssignmentTable {
	readonly head: readonly string[];
	row(rank: bigint, amounts: ArrayLike<number>): string;
}

/**
 * @param last the highest rank that will be shown: its width is that of the rank column
 * @param explain adds a witness: what each exclusionary unit honors and an order of service
 */
export function assignmentTable(stated: GameProblem, last: bigint, lang: Language, paint: Paint, explain: boolean): AssignmentTable {
	const { recipients } = stated;
	const rankWidth = Math.max(1, String(last).length);
	const digits = String(stated.pool).length;
	const widths = recipients.map(({ id }) => Math.max(width(id), digits));
	const killed = (amounts: ArrayLike<number>) => recipients.filter(({ killAt }, i) => (amounts[i] as number) >= killAt).map(({ id }) => id);
	// Room for every unit's name, so that the column after it lines up; on large boards it may not.
	const everybody = recipients.map(({ id }) => id).join(" ");
	const deadWidth = Math.min(40, Math.max(width(everybody), width(say(lang, "nobody")), width(say(lang, "column.dies"))));
	const whyOf = (amounts: ArrayLike<number>): string => {
		const { order, picks } = witness(stated, amounts);
		const id = (i: number) => (recipients[i] as { id: string }).id;
		const honors = picks.map(({ recipient, first }) => say(lang, first ? "honors-first" : "honors-last", { unit: id(recipient) }));
		return [order.map(id).join(" → "), ...honors].join("; ");
	};
	const mortal = stated.game === "riftbound";
	const tail = (amounts: ArrayLike<number>): string => {
		if (!mortal) return "";
		const dead = killed(amounts);
		const names = dead.join(" ") || say(lang, "nobody");
		const dies = (dead.length > 0 ? paint.dead : paint.faint)(names);
		return explain ? `${dies}${" ".repeat(Math.max(0, deadWidth - width(names)))}   ${paint.faint(whyOf(amounts))}` : dies;
	};
	const narrow = rankWidth + widths.reduce((sum, one) => sum + one + 2, 0) <= WIDEST;
	const rankCell = (rank: string) => paint.faint(rank.padStart(rankWidth));
	if (!narrow) {
		return {
			head: [`${paint.faint(say(lang, "column.rank").padStart(rankWidth))}`],
			row: (rank, amounts) => {
				const given = recipients.flatMap(({ id }, i) => ((amounts[i] as number) > 0 ? [`${id}=${amounts[i]}`] : []));
				return `${rankCell(String(rank))}  ${given.join(" ")}   ${mortal ? `${say(lang, "column.dies")}: ` : ""}${tail(amounts)}`.trimEnd();
			},
		};
	}
	const line = (cells: readonly string[]) => cells.map((cell, i) => " ".repeat(Math.max(0, (widths[i] as number) - width(cell))) + cell).join("  ");
	const label = say(lang, `need.${stated.game}`);
	const gap = Math.max(rankWidth, width(label));
	const needs = recipients.map(({ need, classes }) => (classes.length === 0 ? "–" : need === Infinity ? "∞" : String(need)));
	const columns = !mortal ? "" : explain ? `${say(lang, "column.dies").padEnd(deadWidth)}   ${say(lang, "column.order")}` : say(lang, "column.dies");
	return {
		head: [
			`${" ".repeat(gap - 1)}${paint.faint(say(lang, "column.rank"))}  ${paint.strong(line(recipients.map(({ id }) => id)))}   ${paint.faint(columns)}`.trimEnd(),
			paint.faint(`${label.padStart(gap)}  ${line(needs)}`),
		],
		row: (rank, amounts) => {
			const cells = recipients.map(({ killAt }, i) => {
				const amount = amounts[i] as number;
				const cell = String(amount).padStart(widths[i] as number);
				return amount === 0 ? paint.faint(cell) : amount >= killAt ? paint.dead(cell) : cell;
			});
			return `${" ".repeat(gap - rankWidth)}${rankCell(String(rank))}  ${cells.join("  ")}   ${tail(amounts)}`.trimEnd();
		},
	};
}

/** A verdict: legal or every broken rule, and the nearest legal assignment. */
export function verdictLines(report: CheckReport, lang: Language, paint: Paint): string[] {
	if (report.legal) return [paint.good(say(lang, "legal"))];
	return [
		paint.bad(say(lang, "illegal")),
		...report.violations.map(({ rule, id, message }) => `  ${paint.strong(rule)} ${paint.faint(id)}  ${message}`),
		report.nearest === null
			? say(lang, "nearest-none")
			: say(lang, "nearest-is", { amounts: report.units.map((unit, i) => `${unit}=${report.nearest?.[i]}`).join(", ") }),
	];
}

/** Columns a text takes on a terminal; wide scripts are left to the terminal. */
function width(text: string): number {
	return [...text].length;
}
