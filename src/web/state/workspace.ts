/** The page's state: one snapshot (line, cards, side, points given by hand) with its history; everything else is computed from it. */
import { batch, computed, signal } from "@preact/signals";
import { InputError, type Issue } from "../../core/errors.ts";
import { GALLERY } from "../../gallery/gallery.ts";
import { problem } from "../../rules/problem.ts";
import type { Board } from "../../rules/registry.ts";
import type { SideName } from "../../rules/rule-system.ts";
import { begin, type History, record, redo, settle, undo } from "./history.ts";
import { readLine, writeLine } from "./line.ts";
import { fromFragment, type Shared, toFragment } from "./share.ts";

export interface Snapshot {
	/** The notation as typed, right or wrong. */
	readonly text: string;
	/** What the cards show: the line's board, or the last one that could be drawn. */
	readonly board: Board;
	readonly issues: readonly Issue[];
	readonly side: SideName;
	/** Points given by hand, by unit id. */
	readonly given: Readonly<Record<string, number>>;
}

const history = signal<History<Snapshot>>(begin(opening()));

export const snapshot = computed(() => history.value.present);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);
export const valid = computed(() => snapshot.value.issues.length === 0);
/** Signals of their own: giving points by hand leaves the board and the side alone, and must not ask everything anew. */
export const board = computed(() => snapshot.value.board);
export const side = computed(() => snapshot.value.side);

/** The problem of the side that assigns; null while the line has a mistake, and for a game without one. */
export const stated = computed(() => {
	if (!valid.value) return null;
	try {
		return problem(board.value, { side: side.value });
	} catch (error) {
		if (error instanceof InputError) return null;
		throw error;
	}
});

/** The points given by hand, in the order of the recipients. */
export const amounts = computed(() => stated.value?.recipients.map(({ id }) => snapshot.value.given[id] ?? 0) ?? []);

/** The key of the card whose details are open, "defender/0". */
export const opened = signal<string | null>(null);

function step(change: Partial<Snapshot>, name: string | null = null): void {
	history.value = record(history.value, { ...snapshot.value, ...change }, name);
}

/** The line was typed. */
export function typeLine(text: string): void {
	if (text === snapshot.value.text) return;
	const line = readLine(text);
	step("board" in line ? { text, board: line.board, issues: [] } : { text, issues: line.issues }, "line");
}

/** Cards were edited. Steps with the same name in a row are one for undo. */
export function editBoard(edited: Board, name: string | null = null): void {
	const { text, line } = writeLine(edited);
	step("board" in line ? { text, board: line.board, issues: [] } : { text, board: edited, issues: line.issues }, name);
}

/** Another board altogether: gallery, address, file. */
export function loadBoard(shared: Shared): void {
	batch(() => {
		opened.value = null;
		step(read(shared));
	});
}

export function chooseSide(chosen: SideName): void {
	if (chosen !== side.value) step({ side: chosen, given: {} });
}

/** Gives points by hand. */
export function give(id: string, points: number): void {
	const amount = Math.max(0, Math.min(stated.value?.pool ?? 0, Math.trunc(points) || 0));
	step({ given: { ...snapshot.value.given, [id]: amount } }, `give ${id}`);
}

export function giveAll(all: readonly number[], name: string | null = null): void {
	const ids = stated.value?.recipients.map(({ id }) => id) ?? [];
	step({ given: Object.fromEntries(ids.map((id, i) => [id, all[i] ?? 0])) }, name);
}

export const undoStep = () => {
	history.value = undo(history.value);
};
export const redoStep = () => {
	history.value = redo(history.value);
};
/** The run of joined steps is over: the field lost the focus. */
export const settleStep = () => {
	history.value = settle(history.value);
};

export const fragment = computed(() => toFragment({ text: snapshot.value.text, side: side.value, amounts: amounts.value }));

/** The board in the address, else the first of the gallery. */
function opening(): Snapshot {
	const first = { text: (GALLERY.riftbound[0] as { notation: string }).notation, side: "attacker", amounts: [] } as const;
	const shared = typeof location === "undefined" ? null : fromFragment(location.hash);
	return { ...(read(first) as Snapshot), ...(shared === null ? {} : read(shared)) };
}

/** A shared board as the state it stands for. A line with a mistake leaves the cards as they are. */
function read({ text, side: assigner, amounts: all }: Shared): Partial<Snapshot> {
	const line = readLine(text);
	if ("issues" in line) return { text, issues: line.issues, side: assigner, given: {} };
	const { recipients } = problem(line.board, { side: assigner });
	const pairs = all.length === recipients.length ? recipients.map(({ id }, i) => [id, all[i] as number]) : [];
	return { text, board: line.board, issues: [], side: assigner, given: Object.fromEntries(pairs) };
}
