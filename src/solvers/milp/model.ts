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
 *   free_c      blocked_c ≤ Σ of these: nothing is blocked without a cause. (Also, a full one picks its least class: the earlier it
 *               may be served, the fewer must be full before. In another it would count −1 among the causes.)
 *   turn_i_c    picks + blocked + "i gets points" ≤ 2: whoever is served in class c finds it open.
 *   least_i_, greatest_i_   bounds that a question adds.
 *
 * The last rows lose no assignment and only choose among picks that make the same one legal, so that each has one solution:
 *
 *   late_i      an untouched one picks its greatest class (the later its turn, the fewer wait for it),
 *   tie_i_c_d   a partial one picks class c over a lower class d only for a reason: somebody full was served in a class above d,
 *               or another partial one does not have d. (All partial ones stand in one class: one in a higher class would have been
 *               served while the lower one was not full.)
 *
 * Coefficients and bounds are at most P + 1, so no big-M exceeds what the pool makes it.
 */
import { type AssignmentProblem, assignable, canBeLast } from "../../core/problem.ts";
import { killRows } from "./kill-rows.ts";
import { addPart, type Kind, kindsOf, type Part } from "./part.ts";
import { priorityRows, tieRows } from "./priority-rows.ts";
import { type Draft, draft, minus, type Program, plus, type Term, ZERO } from "./program.ts";

export interface AssignmentModel {
	readonly program: Program;
	/** Index of each recipient's amount. */
	readonly amounts: readonly number[];
	/** The kinds of amount each recipient can get, greatest first; together they cover every amount, and no amount is of two kinds. */
	readonly kinds: readonly (readonly Kind[])[];
	/** Value of the recipients that are removed, if asked for. */
	readonly value: readonly Term[];
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
	const parts = problem.recipients.map((recipient, i) => addPart(rows, problem, recipient, i + 1, pool));
	const counted = parts.filter(({ picks }) => picks.length > 0);
	if (problem.skipped) rows.row("takes_place", [], ">=", 1);
	rows.row(
		"sum",
		parts.map(({ amount }) => plus(amount)),
		"=",
		pool,
	);
	fillingRows(rows, problem, parts, counted);
	priorityRows(rows, counted);
	tieRows(rows, counted);
	return {
		program: rows.program,
		amounts: parts.map(({ amount }) => (amount as { variable: number }).variable),
		kinds: parts.map((part) => kindsOf(part, pool)),
		value: kills ? parts.flatMap((part) => killRows(rows, part, pool)) : [],
	};
}

/** Who may be partial, and where points beyond a need may go. */
function fillingRows(rows: Draft, problem: AssignmentProblem, parts: readonly Part[], counted: readonly Part[]): void {
	if (problem.fill === "in-full") {
		rows.row(
			"in_full",
			counted.map(({ partial }) => plus(partial)),
			"<=",
			1,
		);
	}
	const extra = parts.filter(({ over }) => over !== ZERO);
	const capped = extra.filter((part) => problem.cap === "need" || !counted.includes(part));
	if (capped.length > 0) {
		const allFull = rows.variable("all_full", 1);
		for (const { number, full } of counted) rows.row(`all_${number}`, [plus(allFull), minus(full)], "<=", 0);
		rows.row("all", [plus(allFull), ...counted.map(({ full }) => minus(full))], ">=", 1 - counted.length);
		for (const { number, over } of capped) rows.row(`cap_${number}`, [plus(over), minus(allFull)], "<=", 0);
	}
	if (problem.cap === "none" || problem.surplus === "any") return;
	rows.row(
		"surplus",
		extra.map(({ over }) => plus(over)),
		"<=",
		1,
	);
	if (problem.surplus === "last") {
		for (const { recipient, number, over } of extra) if (!canBeLast(problem, recipient)) rows.row(`surplus_${number}`, [plus(over)], "<=", 0);
	}
}
