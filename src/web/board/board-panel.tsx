/** The Riftbound board: both sides as cards. */
import { Fragment } from "preact";
import { opponent, type SideName } from "../../rules/rule-system.ts";
import type { RiftboundBoard } from "../../rules/riftbound/board.ts";
import { lineUp, summedMight } from "../../rules/riftbound/units.ts";
import { Toggle } from "../parts/controls.tsx";
import { Icon } from "../parts/icon.tsx";
import { grouped, t } from "../state/language.ts";
import { editBoard, opened, snapshot, stated } from "../state/workspace.ts";
import { addUnit, hasEffect, SIDE_EFFECTS, type Spot, toggleEffect } from "./edits.ts";
import { drag } from "./reorder.ts";
import { UnitCard, cardKey } from "./unit-card.tsx";
import { UnitForm } from "./unit-form.tsx";

export function BoardPanel({ board }: { readonly board: RiftboundBoard }) {
	return (
		<section class="panel board" aria-label={t("web.board")}>
			<SideView board={board} side="attacker" />
			<div class="versus" aria-hidden="true">
				<span>{snapshot.value.side === "attacker" ? "▼" : "▲"}</span>
			</div>
			<SideView board={board} side="defender" />
		</section>
	);
}

function SideView({ board, side }: { readonly board: RiftboundBoard; readonly side: SideName }) {
	const units = lineUp(board)[side];
	const receives = snapshot.value.side === opponent(side);
	const recipients = receives ? (stated.value?.recipients ?? []) : [];
	const gap = drag.value?.gap;
	const open = opened.value?.startsWith(side) ? Number(opened.value.slice(side.length + 1)) : -1;
	return (
		<section class={`side ${side}`} aria-label={t(`web.${side}s`)}>
			<header class="side-head">
				<h2>{t(`web.${side}s`)}</h2>
				<span class="side-sum">{t(receives ? "web.receives" : "web.assigns", { n: grouped(receives ? (stated.value?.pool ?? 0) : summedMight(units)) })}</span>
				<button type="button" class="quiet" onClick={() => editBoard(addUnit(board, side))}>
					<Icon name="plus" />
					<span>{t(`web.add-${side}`)}</span>
				</button>
				<span class="effects">
					{SIDE_EFFECTS.map((effect) => (
						<Toggle
							key={effect}
							label={t(`web.${effect}`)}
							hint={t(`web.hint.${effect}`)}
							on={hasEffect(board, side, effect)}
							onChange={() => editBoard(toggleEffect(board, side, effect))}
						/>
					))}
				</span>
			</header>
			<ol class="cards" data-cards={side}>
				{board[side].units.map((_, index) => {
					const spot: Spot = { side, index };
					const places = units.flatMap(({ entry }, place) => (entry === index ? [place] : []));
					return (
						<Fragment key={cardKey(spot)}>
							{gap?.side === side && gap.index === index && <li class="gap" aria-hidden="true" />}
							<UnitCard
								board={board}
								spot={spot}
								size={board[side].units.length}
								copies={places.flatMap((place) => units[place] ?? [])}
								recipients={places.flatMap((place) => recipients[place] ?? [])}
							/>
						</Fragment>
					);
				})}
				{gap?.side === side && gap.index === board[side].units.length && <li class="gap" aria-hidden="true" />}
				{board[side].units.length === 0 && !gap && <li class="no-cards">{t(`web.no-${side}`)}</li>}
			</ol>
			{open >= 0 && <UnitForm board={board} spot={{ side, index: open }} />}
		</section>
	);
}
