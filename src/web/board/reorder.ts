/** Dragging a card by its grip, with mouse, pen or finger. Where it would land is shown; it moves when it is let go. */
import { signal } from "@preact/signals";
import type { SideName } from "../../rules/rule-system.ts";
import type { Spot } from "./edits.ts";

/** The card in the air; the gap it would fall into, counted with the card still in its place; or what it would be dropped on. */
export const drag = signal<{ readonly from: Spot; readonly gap: Spot | null; readonly onto: string | null } | null>(null);

export interface Drops {
	readonly move: (from: Spot, to: Spot) => void;
	/** What happens on an element with `data-drop`; absent: it can only be moved. */
	readonly onto?: ((from: Spot, target: string) => void) | undefined;
}

/** Pixels a pointer must move before it drags rather than clicks. */
const SLACK = 5;

export function startDrag(event: PointerEvent, from: Spot, drops: Drops): void {
	if (event.button !== 0) return;
	const grip = event.currentTarget as HTMLElement;
	const { clientX, clientY } = event;
	grip.setPointerCapture(event.pointerId);
	const stop = new AbortController();
	const move = (now: PointerEvent) => {
		if (drag.value === null && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
		const onto = drops.onto ? targetAt(now.clientX, now.clientY) : null;
		drag.value = { from, onto, gap: onto === null ? gapAt(now.clientX, now.clientY, drops.onto ? from.side : null) : null };
	};
	const end = (dropped: boolean) => {
		stop.abort();
		const { gap = null, onto = null } = drag.value ?? {};
		drag.value = null;
		if (!dropped) return;
		if (onto !== null) drops.onto?.(from, onto);
		if (gap === null) return;
		// The card leaves first, so gaps behind it on its own side move up by one.
		const shift = gap.side === from.side && gap.index > from.index ? 1 : 0;
		const to = { side: gap.side, index: gap.index - shift };
		if (to.side !== from.side || to.index !== from.index) drops.move(from, to);
	};
	grip.addEventListener("pointermove", move, { signal: stop.signal });
	grip.addEventListener("pointerup", () => end(true), { signal: stop.signal });
	grip.addEventListener("pointercancel", () => end(false), { signal: stop.signal });
	window.addEventListener("keydown", (key) => key.key === "Escape" && end(false), { signal: stop.signal });
}

/** What stands under a point that a card can be dropped on. */
function targetAt(x: number, y: number): string | null {
	return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
}

/** The gap under a point: before the first card whose middle lies behind the point, in reading order. */
function gapAt(x: number, y: number, only: SideName | null): Spot | null {
	for (const list of document.querySelectorAll<HTMLElement>("[data-cards]")) {
		const box = list.getBoundingClientRect();
		// A gap would push away what the card is to be dropped on.
		if (only !== null && list.dataset.cards !== only) continue;
		if (y < box.top - 24 || y > box.bottom + 24) continue;
		const cards = [...list.querySelectorAll<HTMLElement>("[data-card]")];
		const before = cards.findIndex((card) => {
			const { left, right, top, bottom } = card.getBoundingClientRect();
			return y < top || (y < bottom && x < (left + right) / 2);
		});
		return { side: list.dataset.cards as SideName, index: before < 0 ? cards.length : before };
	}
	return null;
}
