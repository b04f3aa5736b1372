/** The whole stage with every choice made: as told, or each player's best. */
import { type CitedViolation, check } from "../../queries/check.ts";
import { unrank } from "../../queries/rank.ts";
import type { RuleWish } from "../rule-set.ts";
import type { MitosBoard } from "./board.ts";
import { choices, triggerName } from "./choices.ts";
import { usedOffers } from "./offers.ts";
import { type Played, play } from "./play.ts";
import { reductionOf } from "./reduction.ts";
import { type Stage, stageOf } from "./stage.ts";

export interface StageOptions extends RuleWish {
	/** Points reduced per attacker; default the first way in rank order. The total damage is the same whatever is chosen. */
	readonly reduction?: readonly number[] | undefined;
	/** Offers of prevention that are used: "all" (the default), "none", or allies by name or position, parted by commas. */
	readonly prevent?: string | undefined;
}

/** What the stage comes to, by id. */
export interface StageOutcome {
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

export type StageResolution = StageOutcome | { readonly illegal: "defender"; readonly violations: readonly CitedViolation[] };

/**
 * Resolves the stage: responses, comparison, one summed damage event, its reduction, the castle card by card, the batch of the
 * destroyed, and the leave-play triggers, the active player's first, each player's in board order.
 *
 * @throws InputError for an unknown version or reading, or amounts that are not one whole number per attacker
 * @example
 * resolve(board("mitos: 5 > 3 @30 | 1:1")).castle.after // → 28
 */
export function resolveStage(board: MitosBoard, options: StageOptions = {}): StageResolution {
	const stage = stageOf(board, options);
	const violations = reductionViolations(stage, options.reduction);
	return violations.length > 0 ? { illegal: "defender", violations } : outcomeOf(stage, playWith(stage, options));
}

/** What is wrong with a reduction; nothing when none is given. */
export function reductionViolations(stage: Stage, reduction: readonly number[] | undefined): readonly CitedViolation[] {
	return reduction === undefined ? [] : check(reductionOf(stage), reduction).violations;
}

/** The stage played with a legal reduction, these offers used, and the triggers in board order. */
export function playWith(stage: Stage, { reduction, prevent }: Pick<StageOptions, "reduction" | "prevent"> = {}): Played {
	const [choice] = choices(stage, { prevention: usedOffers(stage, prevent), orders: false });
	if (choice === undefined) throw new Error("a stage has at least one way to choose");
	return play(stage, reduction ?? unrank(reductionOf(stage), 0n), choice);
}

export function outcomeOf({ fighters }: Stage, played: Played): StageOutcome {
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
export function pairsOf({ fighters, blocks }: Stage): Record<string, string> {
	return Object.fromEntries(
		fighters.attacker.flatMap(({ id }, i) => {
			const blocker = fighters.defender[blocks[i] as number];
			return blocker === undefined ? [] : [[id, blocker.id]];
		}),
	);
}
