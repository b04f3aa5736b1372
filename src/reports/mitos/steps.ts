/** The stage told step by step, each sentence with where the step is stated. */
import { type Language, say } from "../../messages/messages.ts";
import type { Fighter } from "../../rules/mitos/allies.ts";
import type { Response } from "../../rules/mitos/board.ts";
import { triggerName } from "../../rules/mitos/choices.ts";
import type { Clash, Protection } from "../../rules/mitos/compare.ts";
import { writeFlags } from "../../rules/mitos/flags.ts";
import type { Played } from "../../rules/mitos/play.ts";
import { kindsOf } from "../../rules/mitos/responses.ts";
import type { Stage } from "../../rules/mitos/stage.ts";
import { type Step, sectionOf } from "../../rules/mitos/versions.ts";

/** One sentence of the log. */
export interface LogEntry {
	readonly step: Step;
	/** Where the step is stated, such as "DAR 5.3.4". */
	readonly rule: string;
	readonly message: string;
}

/** The log of a stage that was played, in the order of the DAR. */
export function stepsOf(stage: Stage, played: Played, lang: Language): LogEntry[] {
	const log: LogEntry[] = [];
	const add = (step: Step, code: string, params: Record<string, string | number> = {}, rule = sectionOf(step)) =>
		log.push({ step, rule, message: say(lang, `mitos.log.${code}`, params) });
	const names = (ids: readonly string[]) => ids.join(", ");

	const responses = stage.board.responses ?? [];
	if (responses.length === 0) add("responses", "no-response");
	for (const response of responses) addResponse(response);
	for (const [i, clash] of stage.clashes.entries()) {
		addClash(clash, stage.fighters.attacker[i] as Fighter, stage.fighters.defender[stage.blocks[i] as number]);
	}
	add("total", "total", { total: stage.total });
	if (stage.reduced > 0) {
		const from = played.reducedBy.flatMap((points, i) => (points > 0 ? [`${(stage.fighters.attacker[i] as Fighter).id} ${points}`] : []));
		add("reduce", "reduced", { reduced: stage.reduced, from: names(from), damage: played.damage });
	}
	const { before, after } = played.castle;
	const known = Number.isFinite(before);
	if (played.exiled > 0) add("castle", "exiled", { cards: played.exiled });
	add("castle", known ? "milled" : "milled-unknown", { cards: played.milled, before: known ? before : 0, after: known ? after : 0 });
	if (played.gameOver) add("castle", "castle-empty", {}, sectionOf("castle"));
	if (played.gameOver && stage.rules.readings["lethal-damage"] === "ends-at-once") return log;
	addDestroyed();
	if (played.triggers.length === 0) add("triggers", "no-trigger");
	else add("triggers", "triggers", { order: played.triggers.map(triggerName).join(" → ") });
	return log;

	function addResponse(response: Response): void {
		const [kind] = kindsOf(response);
		const { ally, strength = 0, gains = {}, loses = [] } = response;
		const what = kind === "gains" ? writeFlags(gains) : names(loses.map((key) => say(lang, `mitos.ability.${key}`)));
		add("responses", `response.${kind}`, { ally, strength: strength < 0 ? String(strength) : `+${strength}`, what });
	}

	function addClash({ result, damage, attackerSaved, blockerSaved }: Clash, attacker: Fighter, blocker: Fighter | undefined): void {
		const params = { attacker: attacker.id, strength: attacker.strength, blocker: blocker?.id ?? "", other: blocker?.strength ?? 0, damage };
		add("compare", `compare.${result}`, params, result === "gone" || (result === "unblocked" && blocker) ? "FAQ" : sectionOf("compare"));
		for (const [ally, saved] of [
			[attacker, attackerSaved],
			[blocker, blockerSaved],
		] as const) {
			if (ally !== undefined && saved !== null) addSaved(ally, saved);
		}
	}

	function addSaved({ id, abilities }: Fighter, saved: Protection): void {
		add("compare", `saved.${saved}`, { ally: id, races: names(abilities.destroyedOnlyBy?.races ?? []) });
	}

	function addDestroyed(): void {
		for (const { id } of played.prevented) add("destroy", "prevented", { ally: id });
		if (played.destroyed.length === 0) add("destroy", "nobody-destroyed");
		for (const { ally, by } of played.destroyed) {
			add("destroy", `destroyed.${ally.abilities.goesTo ?? "graveyard"}`, { ally: ally.id, by: by.id });
		}
	}
}
