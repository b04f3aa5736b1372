/** One side: its head, its cards with the gap a dragged one would fall into, and the details of the open one. */
import { type ComponentChildren, Fragment } from "preact";
import type { Board } from "../../rules/registry.ts";
import type { SideName } from "../../rules/rule-system.ts";
import { Icon } from "../parts/icon.tsx";
import { t } from "../state/language.ts";
import { editBoard, opened } from "../state/workspace.ts";
import { cardKey } from "./card.tsx";
import { addCard, entriesOf, type Spot } from "./edits.ts";
import { drag } from "./reorder.ts";

export function SideView({
	board,
	side,
	sum,
	tools,
	card,
	form,
}: {
	readonly board: Board;
	readonly side: SideName;
	/** What the side's numbers come to, in words. */
	readonly sum: string;
	readonly tools: ComponentChildren;
	readonly card: (spot: Spot) => ComponentChildren;
	readonly form: (spot: Spot) => ComponentChildren;
}) {
	const entries = entriesOf(board, side);
	const gap = drag.value?.gap;
	const open = opened.value?.startsWith(side) ? Number(opened.value.slice(side.length + 1)) : -1;
	return (
		<section class={`side ${side}`} aria-label={t(`web.${side}s`)}>
			<header class="side-head">
				<h2>{t(`web.${side}s`)}</h2>
				<span class="side-sum">{sum}</span>
				<button type="button" class="quiet" onClick={() => editBoard(addCard(board, side))}>
					<Icon name="plus" />
					<span>{t(`web.add-${side}`)}</span>
				</button>
				<span class="effects">{tools}</span>
			</header>
			<ol class="cards" data-cards={side}>
				{entries.map((_, index) => (
					<Fragment key={cardKey({ side, index })}>
						{gap?.side === side && gap.index === index && <li class="gap" aria-hidden="true" />}
						{card({ side, index })}
					</Fragment>
				))}
				{gap?.side === side && gap.index === entries.length && <li class="gap" aria-hidden="true" />}
				{entries.length === 0 && !gap && <li class="no-cards">{t(`web.no-${side}`)}</li>}
			</ol>
			{open >= 0 && open < entries.length && form({ side, index: open })}
		</section>
	);
}
