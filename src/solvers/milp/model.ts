/**
 * The assignment problem as a mixed-integer program: which recipients are served in full and in which order of classes, and how
 * many points each gets. Written from the definitions in `core/problem.ts`, without the diagram and without the cut class that the
 * diagram turns on, so that the two can be held against each other. The program has exactly one solution for every legal assignment.
 *
 * Variables, for a recipient i that needs n points (P is the pool):
 *
 *   amount_i      0…P   what it gets
 *   full_i        0/1   amount ≥ n                    partial_i  0/1   0 < amount < n
 *   untouched_i   0/1   amount = 0 < n                over_i     0/1   amount > n
 *   picks_i_c     0/1   it is served in class c; only where it has several. A setting of all of these is one exclusionary branch.
 *
 * and for the whole:
 *
 *   blocked_c     0/1   something of a class below c is not full, so that nobody may be served in class c
 *   all_full      0/1   nobody is short of its need
 *
 * A variable that could have one value only is that value: a recipient that needs more than the pool has no full_i, one that needs
 * nothing is full without points, an exempt one (no classes) has only amount_i and over_i, and is "over" as soon as it gets a point.
 *
 * Rows:
 *
 *   sum         Σ amount = P.
 *   kind_i      full + partial + untouched = 1.
 *   low_i       amount ≥ n·full + partial + over                    } these two make the kinds say what they mean:
 *   high_i      amount ≤ n·full + (n−1)·partial + (P−n)·over        } every amount fits exactly one setting of them.
 *   over_i      over ≤ full.
 *   in_full     Σ partial ≤ 1, when filling in full: a second unit may not be begun before the first has its need.
 *   all_i, all  all_full ≤ full_i for each; all_full ≥ Σ full − (number of them − 1).
 *   cap_i       over ≤ all_full: no overkill while somebody still needs points. An exempt recipient obeys it under either cap.
 *   surplus     Σ over ≤ 1 where the surplus goes whole to one; with "last", over = 0 for those that can't be the last one served.
 *   pick_i      Σ over c of picks = 1.
 *   block_c_i_d blocked_c ≥ "i waits in class d" for d < c, where i waits in d iff it picked d and is not full.
 *   free_c      blocked_c ≤ Σ of these: nothing is blocked without a cause.
 *   turn_i_c    picks + blocked + "i gets points" ≤ 2: whoever is served in class c finds it open.
 *   least_i_, greatest_i_   bounds that a question adds.
 *
 * The last rows lose no assignment and only choose among picks that make the same one legal, so that each has one solution:
 *
 *   early_i     a full one picks its least class (the earlier it may be served, the fewer must be full before),
 *   late_i      an untouched one its greatest (the later its turn, the fewer wait for it),
 *   tie_i_c_d   a partial one picks class c over a lower class d only for a reason: somebody full was served in a class above d,
 *               or another partial one does not have d. (All partial ones stand in one class: one in a higher class would have been
 *               served while the lower one was not full.)
 *
 * Coefficients and bounds are at most P + 1, so no big-M exceeds what the pool makes it.
 */
import { refuse } from "../../core/errors.ts";
import { type AssignmentProblem, assignable, canBeLast, type Recipient } from "../../core/problem.ts";
import { type Draft, draft, ONE, type Operand, type Program, type Term, ZERO } from "./program.ts";

export interface AssignmentModel {
	readonly program: Program;
	/** Index of each recipient's amount. */
	readonly amounts: readonly number[];
	/** The kinds of amount each recipient can get, greatest first; together they cover every amount, and no amount is of two kinds. */
	readonly kinds: readonly (readonly Kind[])[];
	/** Value of the recipients that are removed, if asked for. */
	readonly value: readonly Term[];
}

/** One kind of amount: from `lo` to `hi`, and what the recipient's binaries then are. */
export interface Kind {
	readonly lo: number;
	readonly hi: number;
	readonly binaries: readonly (readonly [variable: number, value: number])[];
}

/** What the rows say about one recipient. */
interface Part {
	readonly recipient: Recipient;
	/** Counted from 1, for names. */
	readonly number: number;
	readonly amount: Operand;
	readonly full: Operand;
	readonly partial: Operand;
	readonly untouched: Operand;
	readonly over: Operand;
	/** Classes it can be served in, ascending, each with the operand that is 1 when it is the one. */
	readonly picks: readonly { readonly class: number; readonly picked: Operand }[];
}

/**
 * The model of a problem. With `kills`, a binary dies_i says whether amount_i ≥ killAt (which need not be the need), and `value` is
 * the value of those that die.
 *
 * @throws InputError "milp-value" with `kills`, when a value is not a whole number
 */
export function assignmentModel(problem: AssignmentProblem, { kills = false } = {}): AssignmentModel {
	const rows = draft();
	const pool = assignable(problem);
	const parts = problem.recipients.map((recipient, i) => partOf(rows, problem, recipient, i + 1, pool));
	if (problem.skipped) rows.row("takes_place", [], ">=", 1);
	rows.row("sum", parts.map(({ amount }) => [1, amount]), "=", pool);
	addFilling(rows, problem, parts);
	addPriority(rows, parts);
	addTies(rows, parts);
	const value = kills ? parts.flatMap((part) => valueOf(rows, part, pool)) : [];
	return {
		program: rows.program,
		amounts: parts.map(({ amount }) => (amount as { variable: number }).variable),
		kinds: parts.map((part) => kindsOf(part, pool)),
		value,
	};
}

function partOf(rows: Draft, problem: AssignmentProblem, recipient: Recipient, number: number, pool: number): Part {
	const { need, classes } = recipient;
	const binary = (name: string, possible: boolean) => (possible ? rows.variable(`${name}_${number}`, 1) : ZERO);
	const exempt = classes.length === 0;
	const servable = !exempt || problem.exempt === "surplus";
	const amount = rows.variable(`amount_${number}`, servable ? pool : 0);
	if (exempt || need === 0) {
		const over = binary("over", servable && pool > 0);
		if (over !== ZERO) {
			rows.row(`low_${number}`, [[1, amount], [-1, over]], ">=", 0);
			rows.row(`high_${number}`, [[1, amount], [-pool, over]], "<=", 0);
		}
		addBounds(rows, recipient, number, amount);
		const picks = exempt ? [] : [{ class: classes[0] as number, picked: ONE }];
		return { recipient, number, amount, full: ONE, partial: ZERO, untouched: ZERO, over, picks };
	}
	const full = binary("full", need <= pool);
	const partial = binary("partial", need > 1 && pool > 0);
	const untouched = binary("untouched", true);
	const over = binary("over", need < pool);
	const short = Math.min(need - 1, pool);
	const filled = Math.min(need, pool);
	rows.row(`kind_${number}`, [[1, full], [1, partial], [1, untouched]], "=", 1);
	rows.row(`low_${number}`, [[1, amount], [-filled, full], [-1, partial], [-1, over]], ">=", 0);
	rows.row(`high_${number}`, [[1, amount], [-filled, full], [-short, partial], [filled - pool, over]], "<=", 0);
	rows.row(`over_${number}`, [[1, over], [-1, full]], "<=", 0);
	addBounds(rows, recipient, number, amount);
	const several = classes.length > 1;
	const picks = classes.map((c) => ({ class: c, picked: several ? rows.variable(`picks_${number}_${nameOf(c)}`, 1) : ONE }));
	rows.row(`pick_${number}`, picks.map(({ picked }) => [1, picked]), "=", 1);
	return { recipient, number, amount, full, partial, untouched, over, picks };
}

function addBounds(rows: Draft, { atLeast = 0, atMost = Infinity }: Recipient, number: number, amount: Operand): void {
	if (atLeast > 0) rows.row(`least_${number}`, [[1, amount]], ">=", atLeast);
	if (atMost < Infinity) rows.row(`greatest_${number}`, [[1, amount]], "<=", atMost);
}

/** Who may be partial, and where points beyond a need may go. */
function addFilling(rows: Draft, problem: AssignmentProblem, parts: readonly Part[]): void {
	const counted = parts.filter(isCounted);
	if (problem.fill === "in-full") rows.row("in_full", counted.map(({ partial }) => [1, partial]), "<=", 1);

	const capped = parts.filter((part) => part.over !== ZERO && (problem.cap === "need" || !isCounted(part)));
	if (capped.length > 0) {
		const allFull = rows.variable("all_full", 1);
		for (const { number, full } of counted) rows.row(`all_${number}`, [[1, allFull], [-1, full]], "<=", 0);
		rows.row("all", [[1, allFull], ...counted.map(({ full }) => [-1, full] as const)], ">=", 1 - counted.length);
		for (const { number, over } of capped) rows.row(`cap_${number}`, [[1, over], [-1, allFull]], "<=", 0);
	}

	if (problem.cap === "need" && problem.surplus !== "any") {
		rows.row("surplus", parts.map(({ over }) => [1, over]), "<=", 1);
		if (problem.surplus === "last") {
			for (const { recipient, number, over } of parts) if (!canBeLast(problem, recipient)) rows.row(`surplus_${number}`, [[1, over]], "<=", 0);
		}
	}
}

/** Whoever is served in a class finds everything of the lower classes full. */
function addPriority(rows: Draft, parts: readonly Part[]): void {
	const counted = parts.filter(isCounted);
	const classes = [...new Set(counted.flatMap(({ picks }) => picks.map((pick) => pick.class)))].sort((a, b) => a - b);
	for (const c of classes.slice(1)) {
		const blocked = rows.variable(`blocked_${nameOf(c)}`, 1);
		const causes: (readonly [number, Operand])[] = [];
		for (const part of counted) {
			for (const { class: d, picked } of part.picks.filter((pick) => pick.class < c)) {
				// Only a pick of the least class can be of a full one (row early), so picked − full is 1 for those that wait.
				const waits = [[1, picked], ...(d === part.picks[0]?.class ? [[-1, part.full] as const] : [])] as const;
				rows.row(`block_${nameOf(c)}_${part.number}_${nameOf(d)}`, [[1, blocked], ...waits.map(([sign, operand]) => [-sign, operand] as const)], ">=", 0);
				causes.push(...waits);
			}
		}
		rows.row(`free_${nameOf(c)}`, [[1, blocked], ...causes.map(([sign, operand]) => [-sign, operand] as const)], "<=", 0);
		for (const part of counted) {
			for (const { class: d, picked } of part.picks) {
				if (d === c) rows.row(`turn_${part.number}_${nameOf(c)}`, [[1, picked], [1, blocked], ...served(part)], "<=", 2);
			}
		}
	}
}

/** One setting of the picks for each assignment. */
function addTies(rows: Draft, parts: readonly Part[]): void {
	const counted = parts.filter(isCounted);
	for (const part of counted.filter(({ picks }) => picks.length > 1)) {
		const { number, full, partial, untouched, picks } = part;
		const others = counted.filter((other) => other !== part);
		rows.row(`early_${number}`, [[1, picks[0]?.picked as Operand], [-1, full]], ">=", 0);
		rows.row(`late_${number}`, [[1, picks.at(-1)?.picked as Operand], [-1, untouched]], ">=", 0);
		for (const [k, { class: c, picked }] of picks.entries()) {
			for (const { class: d } of picks.slice(0, k)) {
				const servedAbove = others.filter((other) => (other.picks[0] as { class: number }).class > d);
				const withoutIt = others.filter((other) => other.picks.every((pick) => pick.class !== d));
				const reasons = [...servedAbove.map((other) => (other.recipient.need === 0 ? other.over : other.full)), ...withoutIt.map((other) => other.partial)];
				rows.row(`tie_${number}_${nameOf(c)}_${nameOf(d)}`, [[1, picked], [1, partial], ...reasons.map((reason) => [-1, reason] as const)], "<=", 1);
			}
		}
	}
}

/** 1 when it gets points. */
function served({ recipient, untouched, over }: Part): (readonly [number, Operand])[] {
	return recipient.need === 0 ? [[1, over]] : [[1, ONE], [-1, untouched]];
}

/** A class as part of a name. */
function nameOf(c: number): string {
	return c < 0 ? `minus${-c}` : String(c);
}

function isCounted({ picks }: Part): boolean {
	return picks.length > 0;
}

/** dies_i = 1 iff amount_i ≥ killAt. */
function valueOf(rows: Draft, { recipient, number, amount }: Part, pool: number): Term[] {
	const { id, killAt, value } = recipient;
	if (!Number.isSafeInteger(value)) refuse("milp-value", { id, value: String(value) });
	if (killAt > pool) return [];
	const dies = rows.variable(`dies_${number}`, 1);
	rows.row(`dies_${number}`, [[1, amount], [-killAt, dies]], ">=", 0);
	rows.row(`lives_${number}`, [[1, amount], [killAt - 1 - pool, dies]], "<=", killAt - 1);
	return [{ coefficient: value, variable: (dies as { variable: number }).variable }];
}

function kindsOf({ recipient, full, partial, untouched, over }: Part, pool: number): Kind[] {
	const { need, classes } = recipient;
	const enough = classes.length === 0 ? 0 : need;
	const kind = (lo: number, hi: number, settings: readonly (readonly [Operand, number])[]): Kind[] => {
		const possible = lo <= hi && settings.every(([operand, value]) => !("constant" in operand) || operand.constant === value);
		const binaries = settings.flatMap(([operand, value]) => ("variable" in operand ? [[operand.variable, value] as const] : []));
		return possible ? [{ lo, hi, binaries }] : [];
	};
	return [
		...kind(enough + 1, pool, [[over, 1], [full, 1], [partial, 0], [untouched, 0]]),
		...kind(enough, enough, [[over, 0], [full, 1], [partial, 0], [untouched, 0]]),
		...kind(1, Math.min(need - 1, pool), [[over, 0], [full, 0], [partial, 1], [untouched, 0]]),
		...kind(0, 0, [[over, 0], [full, 0], [partial, 0], [untouched, 1]]),
	];
}
