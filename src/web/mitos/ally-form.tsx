/** The open card's details: everything the notation can say about an ally. */
import type { Ally, MitosBoard } from "../../rules/mitos/board.ts";
import { LIMITS } from "../../rules/mitos/limits.ts";
import { changeCard, type Spot } from "../board/edits.ts";
import { Choice, IconButton, NumberField, Toggle } from "../parts/controls.tsx";
import { t } from "../state/language.ts";
import { editBoard, opened, settleStep } from "../state/workspace.ts";
import { FLAGS, type Flag } from "./chips.ts";

const DESTINATIONS = ["graveyard", "exile", "hand", "castle"] as const;

export function AllyForm({ board, spot }: { readonly board: MitosBoard; readonly spot: Spot }) {
	const ally = board[spot.side].allies[spot.index];
	if (ally === undefined) return null;
	const change = (changed: Partial<Ally>, name: string | null = null) => editBoard(changeCard(board, spot, changed), name);
	const { destroyedOnlyBy, blockableOnlyBy } = ally;
	const blockable = (changed: NonNullable<Ally["blockableOnlyBy"]>, name: string) => {
		const { strength, races } = { ...blockableOnlyBy, ...changed };
		change({ blockableOnlyBy: strength === undefined && !races?.length ? undefined : { strength, ...(races?.length ? { races } : {}) } }, name);
	};
	return (
		<section class="unit-form" aria-label={t("web.details")}>
			<div class="form-row">
				<label class="number-field wide">
					<span>{t("web.name")}</span>
					<input
						type="text"
						maxLength={LIMITS.name}
						value={ally.name ?? ""}
						placeholder={t("web.name-default")}
						onInput={(event) => change({ name: event.currentTarget.value.trim() || undefined }, "name")}
						onBlur={settleStep}
					/>
				</label>
				<NumberField
					label={t("web.count")}
					value={ally.count ?? 1}
					min={1}
					max={LIMITS.allies}
					onInput={(count) => count && change({ count }, "count")}
					onSettle={settleStep}
				/>
				<NumberField
					label={t("web.value")}
					value={ally.value}
					min={0}
					max={LIMITS.points}
					onInput={(value) => change({ value }, "value")}
					onSettle={settleStep}
				/>
				<NumberField
					label={t("web.ally.leavePlayTriggers")}
					value={ally.leavePlayTriggers ?? 0}
					min={0}
					max={LIMITS.triggers}
					onInput={(value) => change({ leavePlayTriggers: value ?? 0 }, "triggers")}
					onSettle={settleStep}
				/>
				<Choice
					label={t("web.ally.goesTo")}
					value={ally.goesTo ?? "graveyard"}
					values={DESTINATIONS}
					name={(place) => t(`web.ally.goes.${place}`)}
					onChange={(place) => change({ goesTo: place === "graveyard" ? undefined : (place as Ally["goesTo"]) })}
				/>
				<IconButton icon="close" label={t("web.close-details")} onClick={() => (opened.value = null)} kind="end" />
			</div>
			<div class="form-row" role="group" aria-label={t("web.keywords")}>
				{(Object.keys(FLAGS) as Flag[]).map((flag) => (
					<Toggle key={flag} label={t(`web.ally.${flag}`)} on={ally[flag] === true} onChange={() => change({ [flag]: !ally[flag] })} />
				))}
			</div>
			<div class="form-row">
				<RacesField label={t("web.ally.races")} races={ally.races} onInput={(races) => change({ races }, "races")} />
				<RacesField
					label={t("web.ally.only-destroyed-by")}
					races={destroyedOnlyBy?.races}
					onInput={(races) => change({ destroyedOnlyBy: races.length > 0 ? { races } : undefined }, "only")}
				/>
				<RacesField label={t("web.ally.only-blocked-by")} races={blockableOnlyBy?.races} onInput={(races) => blockable({ races }, "block races")} />
				<NumberField
					label={t("web.ally.only-blocked-from")}
					value={blockableOnlyBy?.strength}
					min={0}
					max={LIMITS.points}
					onInput={(strength) => blockable({ strength }, "block strength")}
					onSettle={settleStep}
				/>
			</div>
		</section>
	);
}

/** Races, parted by commas. */
function RacesField({
	label,
	races = [],
	onInput,
}: {
	readonly label: string;
	readonly races: readonly string[] | undefined;
	readonly onInput: (races: string[]) => void;
}) {
	const read = (text: string) => [...new Set(text.split(",").map((race) => race.trim()))].filter((race) => race !== "").slice(0, LIMITS.races);
	return (
		<label class="number-field wide">
			<span>{label}</span>
			<input
				type="text"
				value={races.join(", ")}
				placeholder={t("web.ally.races-example")}
				onChange={(event) => {
					onInput(read(event.currentTarget.value));
					settleStep();
				}}
			/>
		</label>
	);
}
