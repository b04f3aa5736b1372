import { check } from "../../queries/check.ts";
import { unrank } from "../../queries/rank.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import { choices } from "../../rules/mitos/choices.ts";
import { type Played, play } from "../../rules/mitos/play.ts";
import { reductionOf } from "../../rules/mitos/reduction.ts";
import { type Stage, stageOf } from "../../rules/mitos/stage.ts";
import { parseAssignment } from "../assignment.ts";
import { violationMessages } from "../check.ts";
import type { CheckReport } from "../check.ts";
import { type MitosHeader, type MitosOptions, mitosHeader } from "./header.ts";
import { triggerName } from "./listing.ts";
import { usedOffers } from "./offers.ts";
import { type LogEntry, stepsOf } from "./steps.ts";

export interface MitosResolveOptions extends MitosOptions {
	/** The reduction vector, as typed ("1,0,1" or "A1=1") or as amounts; default the first one in rank order. */
	readonly reduction?: string | readonly number[] | undefined;
}

/** What the stage comes to, by id. */
export interface Outcome {
	/** Points per attacker before the reduction, and points reduced. */
	readonly damageBy: Readonly<Record<string, number>>;
	readonly reducedBy: Readonly<Record<string, number>>;
	/** Points after the reduction. */
	readonly damage: number;
	/** Cards from the castle to the graveyard, and to exile. */
	readonly milled: number;
	readonly exiled: number;
	/** Null: the board does not say how many cards the castle has. */
	readonly castle: { readonly before: number | null; readonly after: number | null };
	readonly destroyed: readonly { readonly ally: string; readonly by: string; readonly to: "graveyard" | "exile" | "hand" | "castle" }[];
	readonly prevented: readonly string[];
	readonly survivors: readonly string[];
	/** In the order they resolve. */
	readonly triggers: readonly string[];
	readonly gameOver: boolean;
}

export type MitosResolveReport = MitosHeader &
	((Outcome & { readonly blocks: Readonly<Record<string, string>>; readonly steps: readonly LogEntry[] }) | { readonly illegal: true; readonly violations: CheckReport["violations"] });

/** The whole stage: the reduction as given or the first one, offers of prevention as told, triggers in board order. */
export function mitosResolveReport(board: MitosBoard, options: MitosResolveOptions = {}): MitosResolveReport {
	const { lang = "en", reduction } = options;
	const stage = stageOf(board, options);
	const problem = reductionOf(stage);
	const header = mitosHeader(stage.rules);
	const amounts = typeof reduction === "string" ? parseAssignment(problem, reduction) : (reduction ?? unrank(problem, 0n));
	const verdict = check(problem, amounts);
	if (!verdict.legal) return { ...header, illegal: true, violations: violationMessages(problem, amounts, verdict.violations, lang) };
	const played = playWith(stage, amounts, options.prevent);
	return { ...header, blocks: blocksOf(stage), ...outcomeOf(stage, played), steps: stepsOf(stage, played, lang) };
}

/** The stage played with this reduction, these offers used, and the triggers in board order. */
export function playWith(stage: Stage, reduction: readonly number[], prevent?: string): Played {
	const [choice] = choices(stage, { prevention: usedOffers(stage, prevent), orders: false });
	if (choice === undefined) throw new Error("a stage has at least one way to choose");
	return play(stage, reduction, choice);
}

export function outcomeOf({ fighters }: Stage, played: Played): Outcome {
	const { damageBy, reducedBy, damage, milled, exiled, castle, destroyed, prevented, survivors, triggers, gameOver } = played;
	const perAttacker = (points: readonly number[]) => Object.fromEntries(fighters.attacker.map(({ id }, i) => [id, points[i] as number]));
	const cards = (count: number) => (Number.isFinite(count) ? count : null);
	return {
		damageBy: perAttacker(damageBy),
		reducedBy: perAttacker(reducedBy),
		damage,
		milled,
		exiled,
		castle: { before: cards(castle.before), after: cards(castle.after) },
		destroyed: destroyed.map(({ ally, by }) => ({ ally: ally.id, by: by.id, to: ally.abilities.goesTo ?? "graveyard" })),
		prevented: prevented.map(({ id }) => id),
		survivors: survivors.map(({ id }) => id),
		triggers: triggers.map(triggerName),
		gameOver,
	};
}

/** The blocks of a stage, by id. */
export function blocksOf({ fighters, blocks }: Stage): Record<string, string> {
	return Object.fromEntries(
		fighters.attacker.flatMap(({ id }, i) => {
			const blocker = fighters.defender[blocks[i] as number];
			return blocker === undefined ? [] : [[id, blocker.id]];
		}),
	);
}
