/** Who assigns, under which version and readings. They are part of the board, so the line and the address carry them. */
import { SYSTEMS } from "../rules/registry.ts";
import { SIDES } from "../rules/rule-system.ts";
import { chooseRules } from "./board/edits.ts";
import { Choice, Segments } from "./parts/controls.tsx";
import { t } from "./state/language.ts";
import { board, chooseSide, editBoard, side } from "./state/workspace.ts";

export function RulesBar() {
	const now = board.value;
	const { versions, readings } = SYSTEMS[now.game];
	const newest = versions.at(-1)?.id ?? "";
	const set = (key: string, value: string, isDefault: boolean) => editBoard(chooseRules(now, key, value, isDefault));
	return (
		<section class="panel rules-bar" aria-label={t("web.rules")}>
			{versions.length > 1 && (
				<div class="rules-row">
					<Segments
						legend={t("web.who-assigns")}
						value={side.value}
						values={SIDES}
						label={(each) => t(`web.${each}-assigns`)}
						onChange={chooseSide}
					/>
					<Choice
						label={t("web.version")}
						value={now.rules ?? newest}
						values={versions.map(({ id }) => id).toReversed()}
						name={(id) => (id === newest ? t("web.newest", { id }) : id)}
						onChange={(id) => set("rules", id, id === newest)}
					/>
				</div>
			)}
			<div class="readings">
				{readings.map(({ id, values }) => (
					<Choice
						key={id}
						label={t(`web.reading.${id}`)}
						value={now.readings?.[id] ?? (values[0] as string)}
						values={values}
						name={(value) => t(`web.reading.${id}.${value}`)}
						onChange={(value) => set(id, value, value === values[0])}
					/>
				))}
			</div>
		</section>
	);
}
