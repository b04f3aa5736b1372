/**
 * Small problems, by the million: the walk of `core/diagram.ts` over the same arcs, in memory that is used again and again. What makes a
 * diagram worth building (numbered modes, a table that many questions share) costs more than the answer here, so modes stand for
 * themselves, and only the modes that occur are looked at. Answers are the diagram's, ties included; a call takes a few microseconds.
 *
 * The memory is the module's: a function below is done with it when it returns.
 */
import { ARCS_PER_LAYER, createArcs, modeAfter, writeArcs } from "../core/arcs.ts";
import { type AssignmentProblem, assignable, type Recipient } from "../core/problem.ts";

/** Beyond these a problem isn't small. Counts then stay below C(135, 7) < 2^53: doubles are exact. */
const RECIPIENTS = 8;
const POINTS = 128;
/** Classes 0, 1, 2: bits of their own, whether in use or not. */
const BITS: ReadonlyMap<number, number> = new Map([0, 1, 2].map((c) => [c, c]));
/** mask × 2 + spent, with a bit for each class and one for "all are full". */
const MODES = 1 << (BITS.size + 2);
/** Numbers kept for a row: one more than lefts, since running totals begin with 0. */
const CELLS = POINTS + 2;

const arcs = createArcs(RECIPIENTS);
const { lo, hi } = arcs;
/** A row is MODES · layer + mode. The rows that occur, layer after layer from `rowsFrom[layer]` on, and the bounds of their lefts. */
const rows = new Int32Array((RECIPIENTS + 1) * MODES);
const rowsFrom = new Int32Array(RECIPIENTS + 2);
const first = new Int32Array((RECIPIENTS + 1) * MODES);
const last = new Int32Array((RECIPIENTS + 1) * MODES);
/** Row after arc k at [4·row + k]; −1: closed. */
const next = new Int32Array(RECIPIENTS * MODES * ARCS_PER_LAYER);
/** What is computed of every node, at [CELLS·row + left − first]: of the paths below it, and of those that lead to it. */
const below = new Float64Array((RECIPIENTS + 1) * MODES * CELLS);
const above = new Float64Array((RECIPIENTS + 1) * MODES * CELLS);
const spendable = new Int32Array(RECIPIENTS + 1);

/** True when the functions below take this problem. */
export function isSmall({ recipients, pool, skipped }: AssignmentProblem): boolean {
	if (skipped || recipients.length > RECIPIENTS || !(pool >= 0 && pool <= POINTS)) return false;
	for (const { classes } of recipients) for (const c of classes) if (!BITS.has(c)) return false;
	return true;
}

/** The number of legal assignments. */
export function countSmall(problem: AssignmentProblem): number {
	const root = layRows(problem);
	return root < 0 ? 0 : countBelow(problem.recipients.length, root);
}

/** Writes the assignment of highest value into `amounts`, the first in rank order among equals, and gives its value; −Infinity: none is legal. */
export function bestSmall(problem: AssignmentProblem, amounts: number[] | Int32Array): number {
	const { recipients } = problem;
	const layers = recipients.length;
	const root = layRows(problem);
	if (root < 0) return -Infinity;
	for (let at = rowsFrom[layers] as number; at < (rowsFrom[layers + 1] as number); at++) {
		below[CELLS * (rows[at] as number)] = above[CELLS * (rows[at] as number)] = 0;
	}
	for (let j = layers - 1; j >= 0; j--) {
		const { killAt, value } = recipients[j] as Recipient;
		for (let at = rowsFrom[j] as number; at < (rowsFrom[j + 1] as number); at++) {
			const row = rows[at] as number;
			const cell = CELLS * row - (first[row] as number);
			let most = -Infinity;
			for (let left = first[row] as number; left <= (last[row] as number); left++) {
				const best = bestValue(j, row, left, killAt, value);
				if (best > most) most = best;
				below[cell + left] = best;
				above[cell + left] = most;
			}
		}
	}
	const value = below[CELLS * root] as number;
	if (value === -Infinity) return value;
	for (let j = 0, row = root, left = assignable(problem); j < layers; j++) {
		chosenAmount = -1;
		chooseEdge(j, row, left, recipients[j] as Recipient);
		amounts[j] = chosenAmount;
		left -= chosenAmount;
		row = chosenRow;
	}
	return value;
}

/** The value of the best path from a node, once those of the next layer are known. */
function bestValue(j: number, row: number, left: number, killAt: number, value: number): number {
	let best = -Infinity;
	for (let k = 0; k < ARCS_PER_LAYER; k++) {
		const child = next[ARCS_PER_LAYER * row + k] as number;
		if (child < 0) continue;
		const to = Math.min(last[child] as number, left - (lo[ARCS_PER_LAYER * j + k] as number));
		const from = Math.max(first[child] as number, left - (hi[ARCS_PER_LAYER * j + k] as number));
		// Children up to here are reached by amounts that kill.
		const killed = left - killAt;
		if (from <= killed) best = Math.max(best, greatest(child, from, Math.min(to, killed)) + value);
		if (to > killed) best = Math.max(best, greatest(child, Math.max(from, killed + 1), to));
	}
	return best;
}

/** The greatest value among the nodes from…to of a row; from its first on, the greatest so far is on record in `above`. */
function greatest(row: number, from: number, to: number): number {
	const cell = CELLS * row - (first[row] as number);
	if (from > to) return -Infinity;
	if (from === (first[row] as number)) return above[cell + to] as number;
	let most = -Infinity;
	for (let left = from; left <= to; left++) if ((below[cell + left] as number) > most) most = below[cell + left] as number;
	return most;
}

/** The edge that `chooseEdge` found: the greatest amount among the best. */
let chosenAmount = -1;
let chosenRow = -1;

function chooseEdge(j: number, row: number, left: number, { killAt, value }: Recipient): void {
	let best = -Infinity;
	for (let k = 0; k < ARCS_PER_LAYER; k++) {
		const child = next[ARCS_PER_LAYER * row + k] as number;
		if (child < 0) continue;
		const cell = CELLS * child - (first[child] as number);
		const to = Math.min(last[child] as number, left - (lo[ARCS_PER_LAYER * j + k] as number));
		// Least left first is greatest amount first, as rank order has it.
		for (let rest = Math.max(first[child] as number, left - (hi[ARCS_PER_LAYER * j + k] as number)); rest <= to; rest++) {
			const own = (below[cell + rest] as number) + (left - rest >= killAt ? value : 0);
			if (own > best) {
				best = own;
				chosenAmount = left - rest;
				chosenRow = child;
			}
		}
	}
}

/**
 * Calls `each` with every set of recipients (bit i: recipient i) that some legal assignment removes, nobody else, and the number of those
 * assignments; in the order of `outcomes`. `each` must not ask about another small problem.
 */
export function outcomesSmall(problem: AssignmentProblem, each: (kills: number, assignments: number) => void): void {
	const { recipients } = problem;
	const layers = recipients.length;
	const root = layRows(problem);
	if (root < 0 || countBelow(layers, root) === 0) return;
	above[CELLS * root] = 1;
	from(0, 0);

	function from(j: number, kills: number): void {
		if (j === layers) {
			let assignments = 0;
			for (let at = rowsFrom[j] as number; at < (rowsFrom[j + 1] as number); at++) assignments += above[CELLS * (rows[at] as number)] as number;
			each(kills, assignments);
			return;
		}
		const { killAt } = recipients[j] as Recipient;
		if (step(j, killAt, Infinity)) from(j + 1, kills | (1 << j));
		if (step(j, 0, killAt - 1)) from(j + 1, kills);
	}
}

/** From the numbers of prefixes at layer j to those one recipient longer whose last amount is in least…most. False: none can be completed. */
function step(j: number, least: number, most: number): boolean {
	for (let at = rowsFrom[j + 1] as number; at < (rowsFrom[j + 2] as number); at++) {
		const row = rows[at] as number;
		above.fill(0, CELLS * row, CELLS * row + Math.max(0, (last[row] as number) - (first[row] as number) + 1));
	}
	let any = false;
	for (let at = rowsFrom[j] as number; at < (rowsFrom[j + 1] as number); at++) {
		const row = rows[at] as number;
		for (let left = first[row] as number; left <= (last[row] as number); left++) {
			const prefixes = above[CELLS * row + left - (first[row] as number)] as number;
			if (prefixes === 0) continue;
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const child = next[ARCS_PER_LAYER * row + k] as number;
				if (child < 0) continue;
				const cell = CELLS * child - (first[child] as number);
				const to = Math.min(last[child] as number, left - Math.max(least, lo[ARCS_PER_LAYER * j + k] as number));
				for (let rest = Math.max(first[child] as number, left - Math.min(most, hi[ARCS_PER_LAYER * j + k] as number)); rest <= to; rest++) {
					// Alive: there are paths below.
					if (below[cell + rest + 1] === below[cell + rest]) continue;
					above[cell + rest] = (above[cell + rest] as number) + prefixes;
					any = true;
				}
			}
		}
	}
	return any;
}

/** Writes the arcs of the problem and the rows that its walk meets, with their bounds. Gives the root's row, −1 when the pool can't be spent. */
function layRows(problem: AssignmentProblem): number {
	const layers = problem.recipients.length;
	const pool = assignable(problem);
	const root = writeArcs(problem, BITS, arcs);
	spendable[layers] = 0;
	for (let j = layers - 1; j >= 0; j--) {
		let most = 0;
		for (let k = 0; k < ARCS_PER_LAYER; k++) most = Math.max(most, hi[ARCS_PER_LAYER * j + k] as number);
		spendable[j] = (spendable[j + 1] as number) + most;
	}
	if ((spendable[0] as number) < pool) return -1;
	rows[0] = root;
	first[root] = last[root] = pool;
	rowsFrom[1] = 1;
	for (let j = 0; j < layers; j++) {
		const begin = rowsFrom[j + 1] as number;
		let end = begin;
		const most = spendable[j + 1] as number;
		for (let at = rowsFrom[j] as number; at < begin; at++) {
			const row = rows[at] as number;
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const arc = ARCS_PER_LAYER * j + k;
				const mode = modeAfter(row % MODES, arcs, arc);
				const to = Math.min(most, (last[row] as number) - (lo[arc] as number));
				const from = Math.max(0, (first[row] as number) - (hi[arc] as number));
				const child = mode < 0 || from > to ? -1 : MODES * (j + 1) + mode;
				next[ARCS_PER_LAYER * row + k] = child;
				if (child < 0) continue;
				let known = begin;
				while (known < end && rows[known] !== child) known++;
				if (known === end) {
					rows[end++] = child;
					first[child] = from;
					last[child] = to;
				} else {
					first[child] = Math.min(first[child] as number, from);
					last[child] = Math.max(last[child] as number, to);
				}
			}
		}
		rowsFrom[j + 2] = end;
	}
	return root;
}

/** Running totals of the paths below the nodes of every row, into `below`; gives the paths below the root. */
function countBelow(layers: number, root: number): number {
	for (let at = rowsFrom[layers] as number; at < (rowsFrom[layers + 1] as number); at++) {
		below[CELLS * (rows[at] as number)] = 0;
		below[CELLS * (rows[at] as number) + 1] = 1;
	}
	for (let j = layers - 1; j >= 0; j--) {
		for (let at = rowsFrom[j] as number; at < (rowsFrom[j + 1] as number); at++) {
			const row = rows[at] as number;
			const zero = first[row] as number;
			let total = 0;
			below[CELLS * row] = 0;
			for (let left = zero; left <= (last[row] as number); left++) {
				for (let k = 0; k < ARCS_PER_LAYER; k++) {
					const child = next[ARCS_PER_LAYER * row + k] as number;
					if (child < 0) continue;
					const to = Math.min(last[child] as number, left - (lo[ARCS_PER_LAYER * j + k] as number)) + 1 - (first[child] as number);
					const from = Math.max(0, left - (hi[ARCS_PER_LAYER * j + k] as number) - (first[child] as number));
					if (from < to) total += (below[CELLS * child + to] as number) - (below[CELLS * child + from] as number);
				}
				below[CELLS * row + left - zero + 1] = total;
			}
		}
	}
	return below[CELLS * root + 1] as number;
}
