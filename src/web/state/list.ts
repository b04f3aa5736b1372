/** The list of legal assignments: which are wanted, how many there are, which part is in sight, and the rows fetched for it. */
import { batch, computed, effect, signal } from "@preact/signals";
import { type List, ROW, TOP, type View, viewAt } from "../answers/scroll.ts";
import { asked, follow, quick } from "./ask.ts";
import { stated } from "./workspace.ts";

export type Filter = "kill" | "spare";

/** By unit id: only assignments that kill it, or that spare it. */
export const filters = signal<Readonly<Record<string, Filter>>>({});

/** The filters as requirements, those on units that are no longer there left out. */
export const require = computed(() => {
	const ids = new Set(stated.value?.recipients.map(({ id }) => id));
	return Object.entries(filters.value).flatMap(([id, filter]) => (ids.has(id) ? [`${filter}:${id}`] : []));
});

export const wanted = computed(() => (asked.value === null ? null : { ...asked.value, require: require.value }));

/** How many there are in all. */
export const total = follow(quick, "count", () => asked.value);
/** How many meet the filters. */
export const found = follow(quick, "count", () => (wanted.value === null || require.value.length === 0 ? null : wanted.value));

/** Height of the list's window, in pixels; set when it is laid out. */
export const windowHeight = signal(408);

export const list = computed<List>(() => {
	const { reply } = require.value.length > 0 ? found.value : total.value;
	return { count: reply?.count ?? 0n, height: windowHeight.value };
});

export const view = signal<View>(TOP);
/** Asks the window to stand at a view: a jump, not a scroll. */
export const jump = signal<View>(TOP);

/** The row that the keyboard is on. */
export const active = signal<bigint | null>(null);

/** Shows a rank with some rows above it. */
export function jumpTo(rank: bigint): void {
	goToView(rank - BigInt(Math.floor(windowHeight.value / ROW / 3)));
}

/** Scrolls no more than it takes to have the whole row in sight. */
export function reveal(rank: bigint): void {
	const { rank: top, offset } = view.value;
	const rows = BigInt(Math.floor(windowHeight.value / ROW));
	if (rank < top + (offset > 0 ? 1n : 0n)) goToView(rank);
	else if (rank >= top + rows) goToView(rank - rows + 1n);
}

function goToView(rank: bigint): void {
	const target = { ...viewAt(list.value, rank) };
	batch(() => {
		view.value = target;
		jump.value = target;
	});
}

/** Rows that are kept: those of ranks from … from + rows − 1. */
export interface Page {
	readonly from: bigint;
	readonly rows: number;
	readonly size: number;
	readonly amounts: Int32Array;
	/** What they were fetched for. */
	readonly of: unknown;
}
export const page = signal<Page | null>(null);

/** Rows in sight, rounded up, and those fetched above and below them so that a scroll finds them there. */
export const rowsInSight = computed(() => Math.ceil(windowHeight.value / ROW) + 1);
const MARGIN = 60;

export function followList(): void {
	// Another list begins at its top.
	effect(() => {
		wanted.value;
		batch(() => {
			active.value = null;
			view.value = TOP;
			jump.value = { ...TOP };
		});
	});
	let fetching = false;
	effect(() => {
		const of = wanted.value;
		if (of === null) page.value = null;
		else void fetchRows();
		view.value;
		page.value;
	});

	/** One request at a time; when it is answered, the window may already be elsewhere. */
	async function fetchRows(): Promise<void> {
		const of = wanted.peek();
		if (fetching || of === null) return;
		const { rank } = view.peek();
		const known = page.peek();
		const end = rank + BigInt(rowsInSight.peek());
		const enough = known?.of === of && known.from <= rank && (known.from + BigInt(known.rows) >= end || known.rows < rowsInSight.peek() + 2 * MARGIN);
		if (enough) return;
		fetching = true;
		const from = rank > BigInt(MARGIN) ? rank - BigInt(MARGIN) : 0n;
		const answer = await quick.ask("rows", { ...of, from, rows: rowsInSight.peek() + 2 * MARGIN });
		fetching = false;
		if ("reply" in answer) page.value = { ...answer.reply, of };
		else if (wanted.peek() !== of) void fetchRows();
	}
}
