/** One card: a unit, or several of a kind; and, on the side that is assigned damage, the points given to each. */
import type { Recipient } from "../../core/problem.ts";
import type { RiftboundBoard } from "../../rules/riftbound/board.ts";
import { LIMITS } from "../../rules/riftbound/limits.ts";
import type { Combatant } from "../../rules/riftbound/units.ts";
import { announce } from "../parts/announce.tsx";
import { IconButton, NumberField } from "../parts/controls.tsx";
import { Icon } from "../parts/icon.tsx";
import { t } from "../state/language.ts";
import { editBoard, opened, settleStep } from "../state/workspace.ts";
import { changeUnit, copyUnit, moveUnit, removeUnit, type Spot } from "./edits.ts";
import { chipsOf } from "./chips.ts";
import { DamageStrips } from "./damage-strip.tsx";
import { drag, startDrag } from "./reorder.ts";

export interface CardProps {
	readonly board: RiftboundBoard;
	readonly spot: Spot;
	/** The units this card stands for. */
	readonly copies: readonly Combatant[];
	/** The same units as recipients, when their side is assigned damage. */
	readonly recipients: readonly Recipient[];
	/** The card's place among all, to focus it again after a move. */
	readonly size: number;
}

export function cardKey({ side, index }: Spot): string {
	return `${side}/${index}`;
}

export function UnitCard({ board, spot, copies, recipients, size }: CardProps) {
	const { side, index } = spot;
	const unit = board[side].units[index] as RiftboundBoard["attacker"]["units"][0];
	const name = unit.name ?? (copies.length > 1 ? `${copies[0]?.id}–${copies.at(-1)?.id}` : (copies[0]?.id ?? ""));
	const key = cardKey(spot);
	const open = opened.value === key;
	const dragged = drag.value?.from.side === side && drag.value.from.index === index;
	const might = copies[0]?.might ?? unit.might;

	const move = (to: Spot) => {
		editBoard(moveUnit(board, spot, to));
		opened.value = null;
		announce(t("web.moved", { name, position: to.index + 1, side: t(`web.${to.side}s`) }));
		requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${cardKey(to)}"] .grip`)?.focus());
	};
	const onKey = (event: KeyboardEvent) => {
		const other = side === "attacker" ? "defender" : "attacker";
		if (event.key === "ArrowLeft" && index > 0) move({ side, index: index - 1 });
		else if (event.key === "ArrowRight" && index < size - 1) move({ side, index: index + 1 });
		else if (event.key === (side === "attacker" ? "ArrowDown" : "ArrowUp")) move({ side: other, index: Math.min(index, board[other].units.length) });
		else if (event.key === "Delete") editBoard(removeUnit(board, spot));
		else return;
		event.preventDefault();
	};

	return (
		<li class={["card", open ? "open" : "", dragged ? "dragged" : "", recipients.length > 1 ? "many" : ""].join(" ")} data-card={key}>
			<div class="card-head">
				<button
					type="button"
					class="grip"
					aria-label={t("web.grip", { name })}
					title={t("web.grip-hint")}
					onPointerDown={(event) => startDrag(event, spot, (from, to) => editBoard(moveUnit(board, from, to)))}
					onKeyDown={onKey}
				>
					<Icon name="grip" />
				</button>
				<button type="button" class="card-name" aria-expanded={open} title={t("web.edit", { name })} onClick={() => (opened.value = open ? null : key)}>
					<span class="name">{name}</span>
					{unit.name !== undefined && (unit.count ?? 1) > 1 && <span class="copies">×{unit.count}</span>}
					<Icon name="pencil" />
				</button>
				<IconButton icon="copy" label={t("web.copy-unit", { name })} onClick={() => editBoard(copyUnit(board, spot))} />
				<IconButton icon="trash" label={t("web.remove-unit", { name })} onClick={() => editBoard(removeUnit(board, spot))} />
			</div>
			<div class="card-body">
				<div class="might">
					<NumberField
						label={t("web.might-of", { name })}
						short
						value={unit.might}
						min={-LIMITS.points}
						max={LIMITS.points}
						onInput={(value) => value !== undefined && editBoard(changeUnit(board, spot, { might: value }), `might ${key}`)}
						onSettle={settleStep}
					/>
					<span class="might-word" aria-hidden="true">
						{might === unit.might ? t("web.might") : t("web.might-now", { might })}
					</span>
				</div>
				<ul class="chips">
					{chipsOf(unit).map((chip) => (
						<li key={chip.text} class={`chip ${chip.kind}`}>
							{chip.text}
						</li>
					))}
				</ul>
			</div>
			{recipients.length > 0 && <DamageStrips recipients={recipients} />}
		</li>
	);
}
