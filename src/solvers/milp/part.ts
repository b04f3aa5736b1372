/** One recipient in the model: its variables and the rows that tie them together. `model.ts` says what each is for. */
import type { AssignmentProblem, Recipient } from "../../core/problem.ts";
import { type Draft, minus, ONE, type Operand, plus, ZERO } from "./program.ts";

/** What the rows say about one recipient. */
export interface Part {
	readonly recipient: Recipient;
	/** Counted from 1, for names. */
	readonly number: number;
	readonly amount: Operand;
	readonly full: Operand;
	readonly partial: Operand;
	readonly untouched: Operand;
	readonly over: Operand;
	/** Classes it can be served in, ascending, each with the operand that is 1 when it is the one. Exempt: none. */
	readonly picks: readonly { readonly class: number; readonly picked: Operand }[];
}

/** The variables and rows of one recipient; `number` counts from 1. */
export function addPart(rows: Draft, problem: AssignmentProblem, recipient: Recipient, number: number, pool: number): Part {
	const overOnly = recipient.classes.length === 0 || recipient.need === 0;
	return overOnly ? addOverOnly(rows, problem, recipient, number, pool) : addFillable(rows, recipient, number, pool);
}

/** An exempt recipient, or one that needs nothing: full from the start, "over" with its first point. */
function addOverOnly(rows: Draft, problem: AssignmentProblem, recipient: Recipient, number: number, pool: number): Part {
	const exempt = recipient.classes.length === 0;
	const servable = !exempt || problem.exempt === "surplus";
	const amount = rows.variable(`amount_${number}`, servable ? pool : 0);
	const over = servable && pool > 0 ? rows.variable(`over_${number}`, 1) : ZERO;
	if (over !== ZERO) {
		rows.row(`low_${number}`, [plus(amount), minus(over)], ">=", 0);
		rows.row(`high_${number}`, [plus(amount), minus(over, pool)], "<=", 0);
	}
	boundRows(rows, recipient, number, amount, pool);
	const picks = exempt ? [] : [{ class: recipient.classes[0] as number, picked: ONE }];
	return { recipient, number, amount, full: ONE, partial: ZERO, untouched: ZERO, over, picks };
}

/** A recipient that points can fill, or could if there were enough. */
function addFillable(rows: Draft, recipient: Recipient, number: number, pool: number): Part {
	const { need, classes } = recipient;
	const binary = (name: string, possible: boolean) => (possible ? rows.variable(`${name}_${number}`, 1) : ZERO);
	const amount = rows.variable(`amount_${number}`, pool);
	const full = binary("full", need <= pool);
	const partial = binary("partial", need > 1 && pool > 0);
	const untouched = binary("untouched", true);
	const over = binary("over", need < pool);
	// A need beyond the pool is as good as any other: `full` is 0 then.
	const enough = Math.min(need, pool);
	const short = Math.min(need - 1, pool);
	rows.row(`kind_${number}`, [plus(full), plus(partial), plus(untouched)], "=", 1);
	rows.row(`low_${number}`, [plus(amount), minus(full, enough), minus(partial), minus(over)], ">=", 0);
	rows.row(`high_${number}`, [plus(amount), minus(full, enough), minus(partial, short), minus(over, pool - enough)], "<=", 0);
	rows.row(`over_${number}`, [plus(over), minus(full)], "<=", 0);
	boundRows(rows, recipient, number, amount, pool);
	const pick = (c: number) => (classes.length > 1 ? rows.variable(`picks_${number}_${className(c)}`, 1) : ONE);
	const picks = classes.map((c) => ({ class: c, picked: pick(c) }));
	rows.row(
		`pick_${number}`,
		picks.map(({ picked }) => plus(picked)),
		"=",
		1,
	);
	return { recipient, number, amount, full, partial, untouched, over, picks };
}

/** No bound can ask for more than one point beyond the pool, which is as impossible as Infinity. */
function boundRows(rows: Draft, { atLeast = 0, atMost = Infinity }: Recipient, number: number, amount: Operand, pool: number): void {
	if (atLeast > 0) rows.row(`least_${number}`, [plus(amount)], ">=", Math.min(atLeast, pool + 1));
	if (atMost < pool) rows.row(`greatest_${number}`, [plus(amount)], "<=", atMost);
}

/** One kind of amount: from `lo` to `hi`, and what the recipient's binaries then are. */
export interface Kind {
	readonly lo: number;
	readonly hi: number;
	readonly binaries: readonly (readonly [variable: number, value: number])[];
}

/** A class as part of a name. */
export function className(c: number): string {
	return c < 0 ? `minus${-c}` : String(c);
}

/** The kinds of amount a recipient can get, greatest first. */
export function kindsOf({ recipient, full, partial, untouched, over }: Part, pool: number): Kind[] {
	const { need, classes } = recipient;
	const enough = classes.length === 0 ? 0 : need;
	const kind = (lo: number, hi: number, ...values: readonly [over: number, full: number, partial: number, untouched: number]): Kind[] => {
		const settings = [over, full, partial, untouched].map((operand, k) => ({ operand, value: values[k] as number }));
		const possible = settings.every(({ operand, value }) => !("constant" in operand) || operand.constant === value);
		const binaries = settings.flatMap(({ operand, value }) => ("variable" in operand ? [[operand.variable, value] as const] : []));
		return possible && lo <= hi ? [{ lo, hi, binaries }] : [];
	};
	return [
		...kind(enough + 1, pool, 1, 1, 0, 0),
		...kind(enough, enough, 0, 1, 0, 0),
		...kind(1, Math.min(need - 1, pool), 0, 0, 1, 0),
		...kind(0, 0, 0, 0, 0, 1),
	];
}
