import TinyQueue from "tinyqueue";
import type { Diagram } from "../core/diagram.ts";
import { forEachEdge, longestPath, type Piece, valueAt, valuesBelow } from "../core/longest-path.ts";
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import { bestSmall, isSmall } from "../solvers/small.ts";
import { diagramOf } from "../solvers/structured.ts";
import { type Requirement, restrict } from "./require.ts";

export interface Choice {
	/** The assignment's worth, by default the summed value of the recipients it removes. */
	readonly value: number;
	/** Points for each recipient, in the problem's order. */
	readonly assignment: readonly number[];
	/** Ids of the recipients it removes. */
	readonly kills: readonly string[];
}

export interface BestOptions {
	/** How many choices, best first; default 1. */
	readonly top?: number;
	/** Only assignments that meet all of these. */
	readonly require?: readonly Requirement[];
	/** Any additive worth: what `amount` points on recipient `index` are worth. Default: its value from its `killAt` on. */
	readonly worth?: (index: number, amount: number) => number;
}

const NO_REQUIREMENTS: readonly Requirement[] = [];
const NO_OPTIONS: BestOptions = {};

/**
 * The assignments of highest value, best first, ties in rank order; empty when none is legal. Provably optimal: it is the longest
 * path of a diagram that holds every legal assignment. O(recipients × modes × pool) for the first, and the same again in the worst
 * case for each further one.
 *
 * @throws InputError when the problem is beyond the solver's limits
 * @example
 * best(problem(board("5 > 4V5 3V4 2V4")))[0] // → { value: 8, assignment: [0, 3, 2], kills: ["D2", "D3"] }
 */
export function best(problem: AssignmentProblem, { top = 1, require = NO_REQUIREMENTS, worth }: BestOptions = NO_OPTIONS): Choice[] {
	const restricted = restrict(problem, require);
	if (top === 1 && worth === undefined && isSmall(restricted)) {
		const assignment = new Array<number>(problem.recipients.length);
		const value = bestSmall(restricted, assignment);
		return value === -Infinity ? [] : [{ value, assignment, kills: killsOf(problem, assignment) }];
	}
	const choice = (value: number, assignment: readonly number[]): Choice => ({ value, assignment, kills: killsOf(problem, assignment) });
	const diagram = diagramOf(restricted);
	const pieces = restricted.recipients.map((recipient, i) => (worth ? tabulated(diagram, (amount) => worth(i, amount)) : killPieces(recipient)));
	if (top === 1) {
		const found = longestPath(diagram, pieces);
		return found === null ? [] : [choice(found.value, found.amounts)];
	}
	const choices: Choice[] = [];
	for (const { value, amounts } of pathsByValue(diagram, pieces)) {
		if (choices.length >= top) break;
		choices.push(choice(value, amounts));
	}
	return choices;
}

/** Ids of the recipients that these amounts remove. */
export function killsOf({ recipients }: AssignmentProblem, amounts: ArrayLike<number>): string[] {
	const kills: string[] = [];
	for (let i = 0; i < recipients.length; i++) {
		const { id, killAt } = recipients[i] as Recipient;
		if ((amounts[i] as number) >= killAt) kills.push(id);
	}
	return kills;
}

/** Nothing up to `killAt`, its value from there on. */
function killPieces({ killAt, value }: Recipient): Piece[] {
	return [
		{ lo: 0, hi: killAt - 1, base: 0, slope: 0 },
		{ lo: killAt, hi: Infinity, base: value, slope: 0 },
	];
}

/** A worth as constant pieces, runs of equal values joined. */
function tabulated({ pool }: Diagram, worth: (amount: number) => number): Piece[] {
	const pieces: { lo: number; hi: number; base: number; slope: number }[] = [];
	for (let amount = 0; amount <= pool; amount++) {
		const base = worth(amount);
		const last = pieces.at(-1);
		if (last?.base === base) last.hi = amount;
		else pieces.push({ lo: amount, hi: amount, base, slope: 0 });
	}
	return pieces;
}

interface Prefix {
	/** Value of the best path that begins like this. */
	readonly bound: number;
	readonly gained: number;
	readonly amounts: readonly number[];
	readonly mode: number;
	readonly left: number;
}

/**
 * All paths, best first and ties in rank order: prefixes are opened in the order of the best that can still come of them, which the
 * longest-path table tells exactly, so no prefix is opened in vain. Among equal bounds the prefix that comes first in rank order is
 * opened first.
 */
function* pathsByValue(diagram: Diagram, pieces: readonly (readonly Piece[])[]): Generator<{ value: number; amounts: readonly number[] }> {
	const { layers, pool } = diagram;
	const values = valuesBelow(diagram, pieces);
	const heap = new TinyQueue<Prefix>([], (a, b) => b.bound - a.bound || rankOrder(a.amounts, b.amounts));
	const open = (prefix: Omit<Prefix, "bound">) => {
		const below = valueAt(diagram, values, prefix.amounts.length, prefix.mode, prefix.left);
		if (below > -Infinity) heap.push({ ...prefix, bound: prefix.gained + below });
	};
	open({ gained: 0, amounts: [], mode: 0, left: pool });
	for (let prefix = heap.pop(); prefix !== undefined; prefix = heap.pop()) {
		const { amounts, gained, mode, left, bound } = prefix;
		if (amounts.length === layers) yield { value: bound, amounts };
		else {
			forEachEdge(diagram, pieces, amounts.length, mode, left, (amount, gain, after) => {
				open({ gained: gained + gain, amounts: [...amounts, amount], mode: after, left: left - amount });
			});
		}
	}
}

/** Negative when `a` comes first: greater amounts come first, and a beginning before what it begins. */
function rankOrder(a: readonly number[], b: readonly number[]): number {
	const shared = Math.min(a.length, b.length);
	for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return (b[i] as number) - (a[i] as number);
	return a.length - b.length;
}
