/** The Riftbound board: both sides as cards; the side that is assigned damage with the points given to it. */
import type { RiftboundBoard, Unit } from "../../rules/riftbound/board.ts";
import { LIMITS } from "../../rules/riftbound/limits.ts";
import { lineUp, summedMight } from "../../rules/riftbound/units.ts";
import { opponent, SIDES, type SideName } from "../../rules/rule-system.ts";
import { Toggle } from "../parts/controls.tsx";
import { grouped, t } from "../state/language.ts";
import { side as assigner, editBoard, stated } from "../state/workspace.ts";
import { Card, cardKey } from "./card.tsx";
import { chipsOf } from "./chips.ts";
import { DamageStrips } from "./damage-strip.tsx";
import { changeCard, hasEffect, SIDE_EFFECTS, type Spot, toggleEffect } from "./edits.ts";
import { SideView } from "./side.tsx";
import { UnitForm } from "./unit-form.tsx";

export function RiftboundBoardPanel({ board }: { readonly board: RiftboundBoard }) {
	return (
		<section class="panel board" aria-label={t("web.board")}>
			{SIDES.map((side, i) => (
				<>
					{i > 0 && (
						<div class="versus" aria-hidden="true">
							<span>{assigner.value === "attacker" ? "▼" : "▲"}</span>
						</div>
					)}
					<RiftboundSide key={side} board={board} side={side} />
				</>
			))}
		</section>
	);
}

function RiftboundSide({ board, side }: { readonly board: RiftboundBoard; readonly side: SideName }) {
	const units = lineUp(board)[side];
	const receives = assigner.value === opponent(side);
	const recipients = receives ? (stated.value?.recipients ?? []) : [];

	const card = (spot: Spot) => {
		const unit = board[side].units[spot.index] as Unit;
		const places = units.flatMap(({ entry }, place) => (entry === spot.index ? [place] : []));
		const might = units[places[0] ?? -1]?.might ?? unit.might;
		const received = places.flatMap((place) => recipients[place] ?? []);
		return (
			<Card
				board={board}
				spot={spot}
				ids={places.map((place) => units[place]?.id ?? "")}
				number={{
					value: unit.might,
					label: t("web.might"),
					word: might === unit.might ? t("web.might") : t("web.might-now", { might }),
					limit: LIMITS.points,
					set: (value) => editBoard(changeCard(board, spot, { might: value }), `might ${cardKey(spot)}`),
				}}
				chips={chipsOf(unit)}
				wide={received.length > 1}
			>
				{received.length > 0 && <DamageStrips recipients={received} />}
			</Card>
		);
	};

	return (
		<SideView
			board={board}
			side={side}
			sum={t(receives ? "web.receives" : "web.assigns", { n: grouped(receives ? (stated.value?.pool ?? 0) : summedMight(board, side)) })}
			tools={SIDE_EFFECTS.map((effect) => (
				<Toggle
					key={effect}
					label={t(`web.${effect}`)}
					hint={t(`web.hint.${effect}`)}
					on={hasEffect(board, side, effect)}
					onChange={() => editBoard(toggleEffect(board, side, effect))}
				/>
			))}
			card={card}
			form={(spot) => <UnitForm board={board} spot={spot} />}
		/>
	);
}
