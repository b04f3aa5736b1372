import { ARCS_PER_LAYER, type Diagram } from "../core/diagram.ts";
import { longestPath } from "../core/longest-path.ts";
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import { isSmall, outcomesSmall } from "../solvers/small.ts";
import { diagramOf } from "../solvers/structured.ts";
import { killsOf } from "./best.ts";
import { count } from "./count.ts";
import { killed, restrict, spared } from "./require.ts";

/** A class of assignments: all that remove exactly these recipients. */
export interface Outcome {
	/** Indices of the recipients removed, ascending. */
	readonly kills: readonly number[];
	/** How many legal assignments do exactly that. */
	readonly assignments: bigint;
}

/**
 * The outcomes that legal assignments can have, each with its exact number of assignments, lazily. The work is per outcome, never per
 * assignment: the walk carries the numbers of all prefixes with the same kills at once, one per (mode, points left).
 *
 * Order: by the recipients in order, removed before spared.
 *
 * @example
 * [...outcomes(problem(board("4 > 5 3")))] // → [{ kills: [1], assignments: 1n }, { kills: [], assignments: 1n }]
 */
export function* outcomes(problem: AssignmentProblem): Generator<Outcome> {
	if (isSmall(problem)) {
		yield* listSmall(problem);
		return;
	}
	const total = count(problem);
	if (total === 0n) return;
	const diagram = diagramOf(problem);
	// Every prefix that is counted can be completed, so no number exceeds the total.
	if (total <= BigInt(Number.MAX_SAFE_INTEGER)) yield* walk(diagram, DOUBLES);
	else yield* walk(diagram, BIGINTS);
}

function listSmall(problem: AssignmentProblem): Outcome[] {
	const found: Outcome[] = [];
	outcomesSmall(problem, (kills, assignments) => {
		const indices: number[] = [];
		for (let i = 0; i < problem.recipients.length; i++) if (kills & (1 << i)) indices.push(i);
		found.push({ kills: indices, assignments: BigInt(assignments) });
	});
	return found;
}

/** Arithmetic on rows of numbers: doubles where every number fits, bigints else. */
interface Arithmetic<Row> {
	create(length: number): Row;
	one(row: Row, at: number): void;
	/** to[x] += from[x + lo] + … + from[x + hi] for every x < width with `alive(x)`; true when something was added. */
	shift(from: Row, fromAt: number, to: Row, toAt: number, width: number, lo: number, hi: number, alive: (left: number) => boolean): boolean;
	toBigint(row: Row, at: number): bigint;
}

const DOUBLES: Arithmetic<Float64Array> = {
	create: (length) => new Float64Array(length),
	one: (row, at) => {
		row[at] = 1;
	},
	shift(from, fromAt, to, toAt, width, lo, hi, alive) {
		let any = false;
		let sum = 0;
		for (let x = width - 1; x >= 0; x--) {
			if (x + lo < width) sum += from[fromAt + x + lo] as number;
			if (x + hi + 1 < width) sum -= from[fromAt + x + hi + 1] as number;
			if (sum > 0 && alive(x)) {
				to[toAt + x] = (to[toAt + x] as number) + sum;
				any = true;
			}
		}
		return any;
	},
	toBigint: (row, at) => BigInt(row[at] as number),
};

const BIGINTS: Arithmetic<bigint[]> = {
	create: (length) => new Array<bigint>(length).fill(0n),
	one: (row, at) => {
		row[at] = 1n;
	},
	shift(from, fromAt, to, toAt, width, lo, hi, alive) {
		let any = false;
		let sum = 0n;
		for (let x = width - 1; x >= 0; x--) {
			if (x + lo < width) sum += from[fromAt + x + lo] as bigint;
			if (x + hi + 1 < width) sum -= from[fromAt + x + hi + 1] as bigint;
			if (sum > 0n && alive(x)) {
				to[toAt + x] = (to[toAt + x] as bigint) + sum;
				any = true;
			}
		}
		return any;
	},
	toBigint: (row, at) => row[at] as bigint,
};

function* walk<Row>(diagram: Diagram, arithmetic: Arithmetic<Row>): Generator<Outcome> {
	const { layers, modes, width, pool, lo, hi, next, reach, problem } = diagram;
	const root = arithmetic.create(modes * width);
	arithmetic.one(root, pool);
	const kills: number[] = [];
	yield* from(0, root);

	function* from(j: number, row: Row): Generator<Outcome> {
		if (j === layers) {
			let assignments = 0n;
			for (let m = 0; m < modes; m++) assignments += arithmetic.toBigint(row, m * width);
			yield { kills: [...kills], assignments };
			return;
		}
		const { killAt } = problem.recipients[j] as Recipient;
		const removed = step(j, row, killAt, Infinity);
		if (removed !== null) {
			kills.push(j);
			yield* from(j + 1, removed);
			kills.pop();
		}
		const spared = step(j, row, 0, killAt - 1);
		if (spared !== null) yield* from(j + 1, spared);
	}

	/** The prefixes one recipient longer whose last amount is in least…most, or null when none of them can be completed. */
	function step(j: number, row: Row, least: number, most: number): Row | null {
		const after = arithmetic.create(modes * width);
		let any = false;
		for (let m = 0; m < modes; m++) {
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const mode = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				if (mode < 0) continue;
				const low = Math.max(lo[j * ARCS_PER_LAYER + k] as number, least);
				const high = Math.min(hi[j * ARCS_PER_LAYER + k] as number, most);
				if (low > high) continue;
				const cells = ((j + 1) * modes + mode) * width;
				const added = arithmetic.shift(row, m * width, after, mode * width, width, low, high, (left) => reach[cells + left] === left);
				any = added || any;
			}
		}
		return any ? after : null;
	}
}

/**
 * The outcome of greatest worth, for any function of who is removed, with an assignment that brings it about: the first in rank order
 * of the first such outcome. Null when there is no legal assignment. Walks outcomes, not assignments.
 *
 * @example
 * bestOutcome(problem(board("5 > 3 3 2")), (kills) => (kills.includes("D1") && kills.includes("D3") ? 9 : kills.length))?.value // → 9
 */
export function bestOutcome(
	problem: AssignmentProblem,
	worth: (kills: readonly string[]) => number,
): { value: number; assignment: readonly number[]; kills: readonly string[] } | null {
	const ids = problem.recipients.map(({ id }) => id);
	let value = -Infinity;
	let kills: readonly number[] | null = null;
	for (const outcome of outcomes(problem)) {
		const own = worth(outcome.kills.map((i) => ids[i] as string));
		if (kills === null || own > value) {
			value = own;
			kills = outcome.kills;
		}
	}
	if (kills === null) return null;
	const chosen = new Set(kills);
	const restricted = restrict(
		problem,
		ids.map((_, i) => (chosen.has(i) ? killed(problem, i) : spared(problem, i))),
	);
	const anything = problem.recipients.map(() => [{ lo: 0, hi: Infinity, base: 0, slope: 0 }]);
	const assignment = longestPath(diagramOf(restricted), anything)?.amounts as number[];
	return { value, assignment, kills: killsOf(problem, assignment) };
}
