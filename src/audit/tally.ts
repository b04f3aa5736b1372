/**
 * What an audit has counted on a stretch of its space, as a plain JSON value: it comes back from threads and other machines and lies in
 * resume files. Tallies of neighboring stretches merge into the tally of both; since they are always merged in rank order, the
 * result does not depend on how the space was cut or who counted what.
 */

import { boardsBetween } from "./space.ts";
import type { PreparedTask } from "./task.ts";

/** Numbers are decimal strings: any of them may exceed 2^53. */
export interface Tally {
	readonly boards: string;
	readonly found: string;
	/** `diff`: assignments that only one of the rule sets allows, over all boards. */
	readonly onlyA: string;
	readonly onlyB: string;
	/** Ranks of the first boards found. */
	readonly smallest: readonly string[];
	readonly groups: Readonly<Record<string, Group>>;
	/** By "units pool": boards, and boards found. */
	readonly cells: Readonly<Record<string, readonly [boards: string, found: string]>>;
}

export interface Group {
	readonly boards: string;
	readonly smallest: readonly string[];
}

/** Boards that a tally keeps as examples, in all and in each group. */
const SMALLEST_KEPT = 10;

export const EMPTY_TALLY: Tally = { boards: "0", found: "0", onlyA: "0", onlyB: "0", smallest: [], groups: {}, cells: {} };

/** Examines the boards of ranks from…to − 1. */
export function tallyRange({ space, examine }: PreparedTask, from: bigint, to: bigint): Tally {
	let found = 0;
	let onlyA = 0n;
	let onlyB = 0n;
	const smallest: string[] = [];
	const groups: Record<string, { boards: number; smallest: string[] }> = {};
	const cells: Record<string, [number, number]> = {};
	let rank = from;
	let units = -1;
	let pool = -1;
	let cell: [number, number] = [0, 0];
	for (const board of boardsBetween(space, from, to)) {
		const finding = examine(board);
		// Boards are in the order of units and pool: a cell is left once and for all.
		if (board.kinds.length !== units || board.pool !== pool) {
			units = board.kinds.length;
			pool = board.pool;
			cell = [0, 0];
			cells[`${units} ${pool}`] = cell;
		}
		cell[0]++;
		if (finding !== null) {
			found++;
			cell[1]++;
			onlyA += BigInt(finding.onlyA ?? 0);
			onlyB += BigInt(finding.onlyB ?? 0);
			groups[finding.group] ??= { boards: 0, smallest: [] };
			const group = groups[finding.group] as { boards: number; smallest: string[] };
			group.boards++;
			for (const list of [smallest, group.smallest]) if (list.length < SMALLEST_KEPT) list.push(String(rank));
		}
		rank++;
	}
	return {
		boards: String(to - from),
		found: String(found),
		onlyA: String(onlyA),
		onlyB: String(onlyB),
		smallest,
		groups: mapValues(groups, (group) => ({ ...group, boards: String(group.boards) })),
		cells: mapValues(cells, ([boards, hits]) => [String(boards), String(hits)] as const),
	};
}

/** The tally of two stretches, `b` right after `a`. */
export function mergeTallies(a: Tally, b: Tally): Tally {
	const groups: Record<string, Group> = { ...a.groups };
	for (const [name, group] of Object.entries(b.groups)) {
		const before = groups[name];
		groups[name] = before === undefined ? group : { boards: add(before.boards, group.boards), smallest: first(before.smallest, group.smallest) };
	}
	const cells: Record<string, readonly [string, string]> = { ...a.cells };
	for (const [name, [boards, found]] of Object.entries(b.cells)) {
		const before = cells[name] ?? ["0", "0"];
		cells[name] = [add(before[0], boards), add(before[1], found)];
	}
	return {
		boards: add(a.boards, b.boards),
		found: add(a.found, b.found),
		onlyA: add(a.onlyA, b.onlyA),
		onlyB: add(a.onlyB, b.onlyB),
		smallest: first(a.smallest, b.smallest),
		groups,
		cells,
	};
}

function add(a: string, b: string): string {
	return String(BigInt(a) + BigInt(b));
}

function first(a: readonly string[], b: readonly string[]): readonly string[] {
	return [...a, ...b].slice(0, SMALLEST_KEPT);
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
