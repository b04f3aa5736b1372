/** One card: a unit or ally, or several of a kind. What a game adds stands below. */
import type { ComponentChildren } from "preact";
import type { Board } from "../../rules/registry.ts";
import { announce } from "../parts/announce.tsx";
import { IconButton, NumberField } from "../parts/controls.tsx";
import { Icon } from "../parts/icon.tsx";
import { t } from "../state/language.ts";
import { editBoard, opened, settleStep } from "../state/workspace.ts";
import type { Chip } from "./chips.ts";
import { copyCard, entriesOf, moveCard, removeCard, type Spot } from "./edits.ts";
import { drag, startDrag } from "./reorder.ts";

export interface CardProps {
	readonly board: Board;
	readonly spot: Spot;
	/** Ids of the units this card stands for. */
	readonly ids: readonly string[];
	/** The number on the card, what it is called, and what it comes to in this combat. */
	readonly number: {
		readonly value: number;
		readonly label: string;
		readonly word: string;
		readonly limit: number;
		readonly set: (value: number) => void;
	};
	readonly chips: readonly Chip[];
	/** It takes the whole width. */
	readonly wide?: boolean;
	/** What dropping it on another card does. */
	readonly onto?: (from: Spot, target: string) => void;
	readonly children?: ComponentChildren;
}

export function cardKey({ side, index }: Spot): string {
	return `${side}/${index}`;
}

export function Card({ board, spot, ids, number, chips, wide = false, onto, children }: CardProps) {
	const { side, index } = spot;
	const entry = entriesOf(board, side)[index];
	const size = entriesOf(board, side).length;
	const name = entry?.name ?? (ids.length > 1 ? `${ids[0]}–${ids.at(-1)}` : (ids[0] ?? ""));
	const key = cardKey(spot);
	const open = opened.value === key;
	const dragged = drag.value?.from.side === side && drag.value.from.index === index;

	const move = (to: Spot) => {
		editBoard(moveCard(board, spot, to));
		opened.value = null;
		announce(t("web.moved", { name, position: to.index + 1, side: t(`web.${to.side}s`) }));
		requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${cardKey(to)}"] .grip`)?.focus());
	};
	const onKey = (event: KeyboardEvent) => {
		const other = side === "attacker" ? "defender" : "attacker";
		if (event.key === "ArrowLeft" && index > 0) move({ side, index: index - 1 });
		else if (event.key === "ArrowRight" && index < size - 1) move({ side, index: index + 1 });
		else if (event.key === (side === "attacker" ? "ArrowDown" : "ArrowUp"))
			move({ side: other, index: Math.min(index, entriesOf(board, other).length) });
		else if (event.key === "Delete") editBoard(removeCard(board, spot));
		else return;
		event.preventDefault();
	};

	return (
		<li class={["card", open ? "open" : "", dragged ? "dragged" : "", wide ? "many" : ""].join(" ")} data-card={key}>
			<div class="card-head">
				<button
					type="button"
					class="grip"
					aria-label={t("web.grip", { name })}
					title={t("web.grip-hint")}
					onPointerDown={(event) => startDrag(event, spot, { move: (from, to) => editBoard(moveCard(board, from, to)), onto })}
					onKeyDown={onKey}
				>
					<Icon name="grip" />
				</button>
				<button
					type="button"
					class="card-name"
					aria-expanded={open}
					title={t("web.edit", { name })}
					onClick={() => (opened.value = open ? null : key)}
				>
					<span class="name">{name}</span>
					{entry?.name !== undefined && (entry.count ?? 1) > 1 && <span class="copies">×{entry.count}</span>}
					<Icon name="pencil" />
				</button>
				<IconButton icon="copy" label={t("web.copy-unit", { name })} onClick={() => editBoard(copyCard(board, spot))} />
				<IconButton icon="trash" label={t("web.remove-unit", { name })} onClick={() => editBoard(removeCard(board, spot))} />
			</div>
			<div class="card-body">
				<div class="might">
					<NumberField
						label={`${number.label}: ${name}`}
						short
						value={number.value}
						min={-number.limit}
						max={number.limit}
						onInput={(value) => value !== undefined && number.set(value)}
						onSettle={settleStep}
					/>
					<span class="might-word" aria-hidden="true">
						{number.word}
					</span>
				</div>
				<ul class="chips">
					{chips.map(({ text, kind }) => (
						<li key={text} class={`chip ${kind}`}>
							{text}
						</li>
					))}
				</ul>
			</div>
			{children}
		</li>
	);
}
