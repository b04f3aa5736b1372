/**
 * A problem as a game for agents. Two views: one action is a whole assignment, its number is its rank (`legalActions`); or the units
 * are served amounts one after the other, and an action is the next amount (`legalNext`). Actions are whole numbers, ascending,
 * never none while something is to be decided.
 */
import { ARCS_PER_LAYER } from "../core/diagram.ts";
import { refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { count } from "../queries/count.ts";
import { arcFrom, rank, unrank } from "../queries/rank.ts";
import { diagramOf } from "../solvers/structured.ts";

/** Most actions that are listed; a larger problem is for `legalNext`. */
export const ACTIONS_LISTED = 1_000_000;

/**
 * The actions 0, 1, …: every legal assignment by its rank. An action means the same assignment whenever the problem is the same.
 *
 * @throws InputError when there are more than `ACTIONS_LISTED`
 * @example
 * legalActions(problem(board("4 > 5 3"))) // → [0, 1]
 */
export function legalActions(problem: AssignmentProblem): number[] {
	const total = count(problem);
	if (total > BigInt(ACTIONS_LISTED)) refuse("too-many-actions", { count: String(total), limit: ACTIONS_LISTED });
	return Array.from({ length: Number(total) }, (_, action) => action);
}

/**
 * The assignment an action stands for, as "D1=4 D2=0".
 *
 * @throws InputError when the problem has no such action
 * @example
 * actionToString(problem(board("4 > 5 3")), 1) // → "D1=1 D2=3"
 */
export function actionToString(problem: AssignmentProblem, action: number | bigint): string {
	const amounts = unrank(problem, BigInt(action));
	return problem.recipients.map(({ id }, i) => `${id}=${amounts[i]}`).join(" ");
}

/**
 * The action a string stands for: `stringToAction(p, actionToString(p, a))` is a.
 *
 * @throws InputError when the string is not a legal assignment of this problem
 * @example
 * stringToAction(problem(board("4 > 5 3")), "D1=1 D2=3") // → 1n
 */
export function stringToAction(problem: AssignmentProblem, text: string): bigint {
	const { recipients } = problem;
	const parts = text.split(/ (?=\S+=\d+(?: |$))/u);
	const amounts = recipients.map(({ id }, i) => {
		const amount = parts[i]?.startsWith(`${id}=`) ? parts[i]?.slice(id.length + 1) : undefined;
		return amount !== undefined && /^\d{1,9}$/.test(amount) ? Number(amount) : -1;
	});
	const action = parts.length === Math.max(1, recipients.length) ? rank(problem, amounts) : null;
	if (action === null) refuse("not-an-action", { text });
	return action;
}

export interface NextActions {
	/** Index of the recipient whose amount is next; −1 when every amount is fixed. */
	readonly recipient: number;
	/** Amounts it can get so that the assignment can still become legal, ascending; none when every amount is fixed. */
	readonly actions: readonly number[];
	/** mask[amount] = 1 for these amounts; pool + 1 entries. */
	readonly mask: Uint8Array;
}

/**
 * What the next recipient can get after the amounts of the first ones. Every amount offered leads to at least one legal assignment.
 *
 * @throws InputError when no legal assignment begins with `prefix`
 * @example
 * legalNext(problem(board("5 > 3 3 3 3")), [3]).actions // → [0, 2]
 */
export function legalNext(problem: AssignmentProblem, prefix: readonly number[]): NextActions {
	const diagram = diagramOf(problem);
	const { layers, modes, width, reach, pool } = diagram;
	const alive = (j: number, mode: number, left: number) => left >= 0 && reach[(j * modes + mode) * width + left] === left;
	const unreachable: () => never = () => refuse("not-a-prefix", { prefix: prefix.join(", ") });
	if (prefix.length > layers || !alive(0, 0, pool)) unreachable();
	let mode = 0;
	let left = pool;
	for (const [j, amount] of prefix.entries()) {
		const arc = arcs(j, mode, left).find(({ least, most }) => left - amount >= least && left - amount <= most);
		if (!Number.isInteger(amount) || arc === undefined || !alive(j + 1, arc.mode, left - amount)) unreachable();
		mode = arc.mode;
		left -= amount;
	}
	const recipient = prefix.length < layers ? prefix.length : -1;
	const mask = new Uint8Array(width);
	if (recipient >= 0) {
		for (const arc of arcs(recipient, mode, left)) {
			for (let child = arc.least; child <= arc.most; child++) if (alive(recipient + 1, arc.mode, child)) mask[left - child] = 1;
		}
	}
	return { recipient, actions: [...mask.keys()].filter((amount) => mask[amount] === 1), mask };

	function arcs(j: number, from: number, points: number) {
		return Array.from({ length: ARCS_PER_LAYER }, (_, k) => arcFrom(diagram, j, from, k, points)).filter((arc) => arc !== null);
	}
}
