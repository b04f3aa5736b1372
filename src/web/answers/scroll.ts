/**
 * Scrolling through more rows than any element can be tall. While all rows fit into `TALLEST` pixels, a pixel is a pixel. Beyond, the
 * scroll bar stands for the whole list, but a small movement (wheel, touch, arrow keys) still moves by its pixels: the view keeps the
 * rank of its first row and takes differences, and only a far jump of the bar is read as a share of the whole.
 */
export interface View {
	/** Rank of the first row in sight. */
	readonly rank: bigint;
	/** Pixels of that row above the edge, 0 … ROW − 1. */
	readonly offset: number;
}

export interface List {
	readonly count: bigint;
	/** Height of the window, in pixels. */
	readonly height: number;
}

/** Height of a row, in pixels. */
export const ROW = 34;
/** Browsers stop at 16 to 33 million pixels. */
export const TALLEST = 8_000_000;
/** Windows that one movement may cross and still count as small. */
const NEAR = 3;
/** Steps into which a far jump divides the list: enough for every pixel, few enough to be exact in a double. */
const FINE = 1 << 30;

export const TOP: View = { rank: 0n, offset: 0 };

export function contentHeight({ count }: List): number {
	return count * BigInt(ROW) <= BigInt(TALLEST) ? Number(count) * ROW : TALLEST;
}

export function isScaled({ count }: List): boolean {
	return count * BigInt(ROW) > BigInt(TALLEST);
}

/** The view after the bar went from `before` to `after`. */
export function scrolled(list: List, view: View, before: number, after: number): View {
	if (!isScaled(list)) return { rank: BigInt(Math.floor(after / ROW)), offset: after % ROW };
	const range = TALLEST - list.height;
	if (after <= 0) return TOP;
	if (after >= range) return bottom(list);
	if (Math.abs(after - before) <= NEAR * list.height) return moved(list, view, after - before);
	const share = BigInt(Math.round((after / range) * FINE));
	return { rank: (bottom(list).rank * share) / BigInt(FINE), offset: 0 };
}

/** The view some pixels further down. */
export function moved(list: List, view: View, pixels: number): View {
	const total = view.offset + Math.round(pixels);
	const rows = Math.floor(total / ROW);
	const next = { rank: view.rank + BigInt(rows), offset: total - rows * ROW };
	const last = bottom(list);
	if (next.rank < 0n) return TOP;
	return next.rank > last.rank || (next.rank === last.rank && next.offset > last.offset) ? last : next;
}

/** The view that begins with this rank, or the last one when there is not enough below it. */
export function viewAt(list: List, rank: bigint): View {
	const last = bottom(list);
	return rank < 0n ? TOP : rank > last.rank ? last : { rank, offset: 0 };
}

/** Where the bar stands for a view. When scaled, only the ends themselves are at the ends, so that there is always room to move. */
export function barAt(list: List, view: View): number {
	if (!isScaled(list)) return Number(view.rank) * ROW + view.offset;
	const range = TALLEST - list.height;
	const last = bottom(list);
	if (view.rank === 0n && view.offset === 0) return 0;
	if (view.rank === last.rank && view.offset === last.offset) return range;
	const share = Number((view.rank * BigInt(FINE)) / (last.rank === 0n ? 1n : last.rank)) / FINE;
	return Math.min(range - list.height, Math.max(list.height, Math.round(share * range)));
}

function bottom({ count, height }: List): View {
	const pixels = count * BigInt(ROW) - BigInt(Math.floor(height));
	if (pixels <= 0n) return TOP;
	return { rank: pixels / BigInt(ROW), offset: Number(pixels % BigInt(ROW)) };
}
