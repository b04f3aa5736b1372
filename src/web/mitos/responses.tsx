/** What is played in response to the stage, in order, before Fuerzas are compared. The line can say more than this form. */
import { useState } from "preact/hooks";
import { lineUp } from "../../rules/mitos/allies.ts";
import type { MitosBoard, Response } from "../../rules/mitos/board.ts";
import { writeFlags } from "../../rules/mitos/flags.ts";
import { LIMITS } from "../../rules/mitos/limits.ts";
import { kindsOf } from "../../rules/mitos/responses.ts";
import { Choice, IconButton, NumberField } from "../parts/controls.tsx";
import { t } from "../state/language.ts";
import { editBoard } from "../state/workspace.ts";

const KINDS = ["strength", "leaves", "stopsBlocking", "cancelled"] as const;
type Kind = (typeof KINDS)[number];

export function Responses({ board }: { readonly board: MitosBoard }) {
	const fighters = lineUp(board);
	const ids = [...fighters.attacker, ...fighters.defender].map(({ id }) => id);
	const [chosen, setChosen] = useState("");
	const [kind, setKind] = useState<Kind>("strength");
	const [points, setPoints] = useState(2);
	const ally = ids.includes(chosen) ? chosen : (ids[0] ?? "");
	const responses = board.responses ?? [];
	const put = (changed: Response[]) => editBoard({ ...board, responses: changed });
	return (
		<details class="responses" open={responses.length > 0}>
			<summary>
				{t("web.responses")}
				{responses.length > 0 && ` (${responses.length})`}
			</summary>
			<ol>
				{responses.map((response, i) => (
					<li key={`${i} ${response.ally}`} class="applied">
						{sentence(response)}
						<IconButton icon="close" label={t("web.remove-effect", { effect: sentence(response) })} onClick={() => put(responses.toSpliced(i, 1))} />
					</li>
				))}
			</ol>
			<div class="form-row">
				<Choice label={t("web.ally")} value={ally} values={ids} name={(id) => id} onChange={setChosen} />
				<Choice
					label={t("web.response")}
					value={kind}
					values={KINDS}
					name={(each) => t(`web.response.${each}`)}
					onChange={(each) => setKind(each as Kind)}
				/>
				{kind === "strength" && (
					<NumberField label={t("web.strength")} value={points} min={-LIMITS.points} max={LIMITS.points} onInput={(value) => setPoints(value ?? 0)} />
				)}
				<button
					type="button"
					class="quiet"
					disabled={ally === "" || responses.length >= LIMITS.responses}
					onClick={() => put([...responses, kind === "strength" ? { ally, strength: points } : { ally, [kind]: true }])}
				>
					{t("web.add")}
				</button>
			</div>
		</details>
	);
}

/** The response in the words of the log. */
function sentence(response: Response): string {
	const [kind] = kindsOf(response);
	const { ally, strength = 0, gains = {}, loses = [] } = response;
	const what = kind === "gains" ? writeFlags(gains) : loses.map((key) => t(`mitos.ability.${key}`)).join(", ");
	return t(`mitos.log.response.${kind}`, { ally, strength: strength < 0 ? strength : `+${strength}`, what });
}
