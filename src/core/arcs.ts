/**
 * What a recipient may be given, in four kinds of amount, each with what it does to the mode of the walk (see `diagram.ts`). In flat arrays,
 * so that a solver can write them to memory that it uses again.
 */
import { type AssignmentProblem, assignable, canBeLast, demand, type Recipient } from "./problem.ts";

/** Kinds of amount a layer can hand out, in descending order of amount; so edge order is descending amount. */
export const ARCS_PER_LAYER = 4;

/** Arc k of layer j at [4j + k]. */
export interface Arcs {
	/** Amounts from … to; to < from: no such arc. */
	readonly lo: Int32Array;
	readonly hi: Int32Array;
	/** Cut classes that stay possible. */
	readonly mask: Int32Array;
	/** 1 if it uses up the one partial fill. */
	readonly spends: Uint8Array;
}

export function createArcs(layers: number): Arcs {
	const arcs = layers * ARCS_PER_LAYER;
	return { lo: new Int32Array(arcs), hi: new Int32Array(arcs), mask: new Int32Array(arcs), spends: new Uint8Array(arcs) };
}

let reused = createArcs(16);

/** Arcs in memory that is used again: done with before this is called again. There may be more of them than layers. */
export function scratchArcs(layers: number): Arcs {
	if (reused.lo.length < layers * ARCS_PER_LAYER) reused = createArcs(layers * 2);
	return reused;
}

/**
 * Writes the arcs of every recipient, and gives the mode at the root. `bits` numbers the problem's classes in ascending order; the bit after
 * the last stands for "all are full".
 */
export function writeArcs(problem: AssignmentProblem, bits: ReadonlyMap<number, number>, arcs: Arcs): number {
	const { recipients, cap, surplus } = problem;
	const pool = assignable(problem);
	const total = demand(problem);
	const full = 1 << bits.size;
	// Where a surplus must stay whole, the points of it; −1: it may be split.
	const whole = surplus === "any" || cap === "none" ? -1 : Math.max(0, pool - total);
	for (let j = 0; j < recipients.length; j++) {
		const recipient = recipients[j] as Recipient;
		const takesSurplus = whole < 0 || (whole > 0 && (surplus === "single" || canBeLast(problem, recipient)));
		writeRecipient(problem, recipient, pool, full, bits, takesSurplus ? whole : 0, arcs, j * ARCS_PER_LAYER);
	}
	// With the cap, either something stays unfilled (then "all are full" is off the table from the start) or all must be full.
	const mask = cap === "none" ? full * 2 - 1 : total > pool ? full - 1 : full;
	return mask << 1;
}

/** The mode (mask × 2 + spent) after an arc, or −1 when the arc is closed to it. */
export function modeAfter(mode: number, { lo, hi, mask, spends }: Arcs, arc: number): number {
	if ((hi[arc] as number) < (lo[arc] as number) || (mode & (spends[arc] as number)) === 1) return -1;
	const open = (mode >> 1) & (mask[arc] as number);
	return open === 0 ? -1 : (open << 1) | (mode & 1) | (spends[arc] as number);
}

/**
 * The four arcs of a recipient: more than its need, exactly its need, partial, untouched.
 *
 * @param surplus points it may get beyond its need once all are full: this many exactly, or any number if −1
 */
function writeRecipient(
	{ cap, fill, exempt }: AssignmentProblem,
	{ need, classes, atLeast = 0, atMost = Infinity }: Recipient,
	pool: number,
	full: number,
	bits: ReadonlyMap<number, number>,
	surplus: number,
	arcs: Arcs,
	at: number,
): void {
	const most = Math.min(pool, atMost);
	const every = full * 2 - 1;
	arcs.spends.fill(0, at, at + ARCS_PER_LAYER);
	if (classes.length === 0) {
		writeOverfull(arcs, at, exempt === "surplus" ? surplus : 0, 0, full, atLeast, most);
		writeArc(arcs, at + 1, 1, 0, 0, atLeast, most);
		writeArc(arcs, at + 2, 1, 0, 0, atLeast, most);
		writeArc(arcs, at + 3, 0, 0, every, atLeast, most);
		return;
	}
	let own = 0;
	for (const c of classes) own |= 1 << (bits.get(c) as number);
	const fromLeast = every & ~((own & -own) - 1);
	const toGreatest = 2 ** (32 - Math.clz32(own)) - 1;
	if (cap === "none") writeArc(arcs, at, need + 1, Infinity, fromLeast, atLeast, most);
	else writeOverfull(arcs, at, surplus, need, full, atLeast, most);
	// A recipient that needs nothing is full without being served, whatever its class.
	writeArc(arcs, at + 1, need, need, need > 0 ? fromLeast : every, atLeast, most);
	writeArc(arcs, at + 2, 1, need - 1, own, atLeast, most);
	if (fill === "in-full") arcs.spends[at + 2] = 1;
	writeArc(arcs, at + 3, 0, need > 0 ? 0 : -1, toGreatest, atLeast, most);
}

function writeOverfull(arcs: Arcs, at: number, surplus: number, need: number, mask: number, atLeast: number, most: number): void {
	if (surplus < 0) writeArc(arcs, at, need + 1, Infinity, mask, atLeast, most);
	else writeArc(arcs, at, surplus > 0 ? need + surplus : 1, surplus > 0 ? need + surplus : 0, mask, atLeast, most);
}

function writeArc({ lo, hi, mask }: Arcs, at: number, from: number, to: number, open: number, atLeast: number, most: number): void {
	const least = Math.max(from, atLeast);
	const greatest = Math.min(to, most);
	lo[at] = least <= greatest ? least : 1;
	hi[at] = least <= greatest ? greatest : 0;
	mask[at] = open;
}
