/** The open card's details: everything the notation can say about a unit. */
import type { Replacement, RiftboundBoard, Unit } from "../../rules/riftbound/board.ts";
import { LIMITS } from "../../rules/riftbound/limits.ts";
import { IconButton, NumberField, Toggle } from "../parts/controls.tsx";
import { t } from "../state/language.ts";
import { editBoard, opened, settleStep } from "../state/workspace.ts";
import { effectText } from "./chips.ts";
import { changeCard, type Spot } from "./edits.ts";

const FLAGS = ["tank", "backline", "immune", "stunned", "dealsNoCombatDamage"] as const;
const NUMBERS = ["marked", "assault", "shield"] as const;

export function UnitForm({ board, spot }: { readonly board: RiftboundBoard; readonly spot: Spot }) {
	const unit = board[spot.side].units[spot.index];
	if (unit === undefined) return null;
	const change = (changed: Partial<Unit>, name: string | null = null) => editBoard(changeCard(board, spot, changed), name);
	return (
		<section class="unit-form" aria-label={t("web.details")}>
			<div class="form-row">
				<label class="number-field wide">
					<span>{t("web.name")}</span>
					<input
						type="text"
						maxLength={LIMITS.name}
						value={unit.name ?? ""}
						placeholder={t("web.name-default")}
						onInput={(event) => change({ name: event.currentTarget.value.trim() || undefined }, "name")}
						onBlur={settleStep}
					/>
				</label>
				<NumberField
					label={t("web.count")}
					value={unit.count ?? 1}
					min={1}
					max={LIMITS.units}
					onInput={(count) => count && change({ count }, "count")}
					onSettle={settleStep}
				/>
				{NUMBERS.map((key) => (
					<NumberField
						key={key}
						label={t(`web.${key}`)}
						value={unit[key] ?? 0}
						min={0}
						max={LIMITS.points}
						onInput={(value) => change({ [key]: value ?? 0 }, key)}
						onSettle={settleStep}
					/>
				))}
				<NumberField
					label={t("web.value")}
					value={unit.value}
					min={0}
					max={LIMITS.points}
					onInput={(value) => change({ value }, "value")}
					onSettle={settleStep}
				/>
				<IconButton icon="close" label={t("web.close-details")} onClick={() => (opened.value = null)} kind="end" />
			</div>
			<div class="form-row" role="group" aria-label={t("web.keywords")}>
				{FLAGS.map((flag) => (
					<Toggle
						key={flag}
						label={t(flag === "dealsNoCombatDamage" ? "web.no-damage" : `web.${flag}`)}
						hint={t(`web.hint.${flag}`)}
						on={unit[flag] === true}
						onChange={() => change({ [flag]: !unit[flag] })}
					/>
				))}
			</div>
			<Replacements board={board} spot={spot} effects={unit.replacements ?? []} />
		</section>
	);
}

/** Prevention and doubling, in the order in which they act. */
function Replacements({ board, spot, effects }: { readonly board: RiftboundBoard; readonly spot: Spot; readonly effects: readonly Replacement[] }) {
	const change = (with_: (effects: Replacement[]) => Replacement[], name: string | null = null) =>
		editBoard(changeCard(board, spot, { replacements: with_([...effects]) }), name);
	const full = effects.length >= LIMITS.replacements;
	return (
		<div class="form-row" role="group" aria-label={t("web.replacements")}>
			<span class="row-label">{t("web.replacements")}</span>
			{effects.map((effect, i) => (
				<span key={`${i} ${typeof effect}`} class="applied">
					<span class="applied-order">{i + 1}</span>
					{typeof effect === "object" ? (
						<NumberField
							label={t("web.prevent")}
							value={effect.prevent}
							min={0}
							max={LIMITS.points}
							onInput={(value) => change((all) => all.with(i, { prevent: value ?? 0 }), `prevent ${i}`)}
							onSettle={settleStep}
						/>
					) : (
						effectText(effect)
					)}
					{i > 0 && (
						<IconButton
							icon="left"
							label={t("web.earlier", { effect: effectText(effect) })}
							onClick={() => change((all) => all.with(i, all[i - 1] as Replacement).with(i - 1, effect))}
						/>
					)}
					<IconButton
						icon="close"
						label={t("web.remove-effect", { effect: effectText(effect) })}
						onClick={() => change((all) => all.toSpliced(i, 1))}
					/>
				</span>
			))}
			{([{ prevent: 2 }, "prevent-all", "double"] as const).map((effect) => (
				<button key={effectText(effect)} type="button" class="toggle add" disabled={full} onClick={() => change((all) => [...all, effect])}>
					+ {typeof effect === "object" ? t("web.prevent") : effectText(effect)}
				</button>
			))}
		</div>
	);
}
