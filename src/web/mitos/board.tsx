/** The board of Mitos y Leyendas: attackers with who blocks them, defenders, the castle and what is reduced, the responses. */
import type { Recipient } from "../../core/problem.ts";
import { lineUp } from "../../rules/mitos/allies.ts";
import type { Ally, MitosBoard } from "../../rules/mitos/board.ts";
import { LIMITS } from "../../rules/mitos/limits.ts";
import type { ReductionProblem } from "../../rules/mitos/reduction.ts";
import type { Stage } from "../../rules/mitos/stage.ts";
import { SIDES, type SideName } from "../../rules/rule-system.ts";
import { Card, cardKey } from "../board/card.tsx";
import { DamageStrips } from "../board/damage-strip.tsx";
import { changeCard, chooseBlock, type Spot } from "../board/edits.ts";
import { SideView } from "../board/side.tsx";
import { NumberField } from "../parts/controls.tsx";
import { grouped, t } from "../state/language.ts";
import { editBoard, settleStep, stated } from "../state/workspace.ts";
import { AllyForm } from "./ally-form.tsx";
import { AttackerBlock, DefenderFate } from "./block.tsx";
import { allyChips } from "./chips.ts";
import { Responses } from "./responses.tsx";

export function MitosBoardPanel({ board }: { readonly board: MitosBoard }) {
	const stage = (stated.value as ReductionProblem | null)?.stage;
	return (
		<section class="panel board" aria-label={t("web.board")}>
			{SIDES.map((side, i) => (
				<>
					{i > 0 && (
						<div class="versus" aria-hidden="true">
							<span>▼</span>
						</div>
					)}
					<MitosSide key={side} board={board} side={side} stage={stage} />
				</>
			))}
			<Responses board={board} />
		</section>
	);
}

function MitosSide({ board, side, stage }: { readonly board: MitosBoard; readonly side: SideName; readonly stage: Stage | undefined }) {
	// With a mistake in the line there is no stage, but the cards still stand there.
	const allies = stage?.fighters[side] ?? lineUp(board)[side];
	const recipients: readonly Recipient[] = stage && side === "attacker" && stated.value?.pool ? stated.value.recipients : [];
	const block = (from: Spot, attacker: string) => {
		const blocker = allies.find(({ entry }) => entry === from.index);
		if (blocker !== undefined) editBoard(chooseBlock(board, attacker, blocker.id));
	};

	const card = (spot: Spot) => {
		const ally = board[side].allies[spot.index] as Ally;
		const places = allies.flatMap(({ entry }, place) => (entry === spot.index ? [place] : []));
		const strength = allies[places[0] ?? -1]?.strength ?? ally.strength;
		const reducible = places.flatMap((place) => recipients[place] ?? []).filter(({ need }) => need > 0);
		return (
			<Card
				board={board}
				spot={spot}
				ids={places.map((place) => allies[place]?.id ?? "")}
				number={{
					value: ally.strength,
					label: t("web.strength"),
					word: strength === ally.strength ? t("web.strength") : t("web.strength-now", { strength }),
					limit: LIMITS.points,
					set: (value) => editBoard(changeCard(board, spot, { strength: value }), `strength ${cardKey(spot)}`),
				}}
				chips={allyChips(ally)}
				wide={places.length > 1}
				{...(side === "defender" ? { onto: block } : {})}
			>
				<div class="strips">
					{places.map((place) =>
						side === "attacker" ? (
							<AttackerBlock key={place} board={board} stage={stage} index={place} named={places.length > 1} />
						) : (
							<DefenderFate key={place} stage={stage} index={place} named={places.length > 1} />
						),
					)}
				</div>
				{reducible.length > 0 && <DamageStrips recipients={reducible} />}
			</Card>
		);
	};

	return (
		<SideView
			board={board}
			side={side}
			sum={stage ? (side === "attacker" ? t("web.deals", { n: grouped(stage.total) }) : "") : ""}
			tools={side === "defender" ? <CastleFields board={board} /> : null}
			card={card}
			form={(spot) => <AllyForm board={board} spot={spot} />}
		/>
	);
}

function CastleFields({ board }: { readonly board: MitosBoard }) {
	const { castle, reduce } = board.defender;
	const change = (changed: Partial<MitosBoard["defender"]>, name: string) =>
		editBoard({ ...board, defender: { ...board.defender, ...changed } }, name);
	return (
		<>
			<NumberField
				label={t("web.castle")}
				value={castle}
				min={1}
				max={LIMITS.points}
				onInput={(value) => change({ castle: value }, "castle")}
				onSettle={settleStep}
			/>
			<NumberField
				label={t("web.reduce")}
				value={reduce ?? 0}
				min={0}
				max={LIMITS.points}
				onInput={(value) => change({ reduce: value ?? 0 }, "reduce")}
				onSettle={settleStep}
			/>
		</>
	);
}
