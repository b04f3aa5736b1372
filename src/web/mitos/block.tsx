/** Who blocks an attacker, and what comes of it; what becomes of a defender. */
import { type Fighter, lineUp } from "../../rules/mitos/allies.ts";
import { whyNot } from "../../rules/mitos/blockings.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import type { Stage } from "../../rules/mitos/stage.ts";
import { chooseBlock } from "../board/edits.ts";
import { drag } from "../board/reorder.ts";
import { t } from "../state/language.ts";
import { editBoard } from "../state/workspace.ts";

interface Place {
	readonly index: number;
	/** Its card stands for several, so it says its own name. */
	readonly named: boolean;
}

export function AttackerBlock({ board, stage, index, named }: Place & { readonly board: MitosBoard; readonly stage: Stage | undefined }) {
	const attacker = stage?.fighters.attacker[index];
	if (stage === undefined || attacker === undefined) return null;
	// Whether a block may be declared is asked before any response.
	const declared = lineUp(board);
	const blocker = stage.fighters.defender[stage.blocks[index] ?? -1];
	const damage = stage.clashes[index]?.damage ?? 0;
	return (
		<div class={["slot", drag.value?.onto === attacker.id ? "onto" : ""].join(" ")} data-drop={attacker.id}>
			<label class="slot-line">
				{named && <span class="strip-name">{attacker.id}</span>}
				<span class="strip-need">{t("web.blocked-by")}</span>
				<select
					aria-label={t("web.blocker-of", { name: attacker.id })}
					value={blocker?.id ?? ""}
					onChange={(event) => editBoard(chooseBlock(board, attacker.id, event.currentTarget.value || null))}
				>
					<option value="">{t("web.nobody-blocks")}</option>
					{declared.defender.map((defender) => (
						<option key={defender.id} value={defender.id} disabled={whyNot(declared.attacker[index] as Fighter, defender) !== null}>
							{defender.id}
						</option>
					))}
				</select>
			</label>
			<span class="slot-line">
				<span class={damage > 0 ? "slot-damage" : "muted"}>{t("web.damage-n", { n: damage })}</span>
				<Fall stage={stage} ally={attacker} />
			</span>
		</div>
	);
}

export function DefenderFate({ stage, index, named }: Place & { readonly stage: Stage | undefined }) {
	const defender = stage?.fighters.defender[index];
	if (stage === undefined || defender === undefined) return null;
	const attacker = stage.fighters.attacker[stage.blocks.indexOf(index)];
	return (
		<div class="slot">
			<span class="slot-line">
				{named && <span class="strip-name">{defender.id}</span>}
				<span class="strip-need">{attacker ? t("web.blocks-whom", { name: attacker.id }) : t("web.blocks-nobody")}</span>
				<Fall stage={stage} ally={defender} />
			</span>
		</div>
	);
}

/** Destroyed, or about to be unless a prevention on offer is used. */
function Fall({ stage, ally }: { readonly stage: Stage; readonly ally: Fighter }) {
	const falls = stage.falling.some((fall) => fall.ally.id === ally.id);
	return (
		<span class={falls ? "strip-fate falls" : "strip-fate"}>
			{falls ? t(ally.abilities.preventable ? "web.destroyed-unless" : "web.destroyed") : ""}
		</span>
	);
}
