/** Steps 2 to 5 of the stage: the total, its reduction, the castle, the batch of the destroyed, the triggers. */
import { SIDES, type SideName } from "../rule-system.ts";
import type { Fighter } from "./allies.ts";
import type { Choice, Trigger } from "./choices.ts";
import type { Clash } from "./compare.ts";
import type { Fall, Stage } from "./stage.ts";

/** What a stage comes to. */
export interface Played {
	/** Per attacker: points dealt before the reduction, and points reduced. */
	readonly damageBy: readonly number[];
	readonly reducedBy: readonly number[];
	/** Points after the reduction. */
	readonly damage: number;
	/** Cards from the Mazo Castillo to the graveyard, and to exile. */
	readonly milled: number;
	readonly exiled: number;
	readonly castle: { readonly before: number; readonly after: number };
	readonly gameOver: boolean;
	readonly destroyed: readonly Fall[];
	readonly prevented: readonly Fighter[];
	/** In play when the stage is over, the attacker's first. */
	readonly survivors: readonly Fighter[];
	/** In the order they resolve: the active player's first. */
	readonly triggers: readonly Trigger[];
}

/**
 * @param reducedBy a legal assignment of the stage's reduction problem
 * @param choice one of the stage's `choices`
 */
export function play(stage: Stage, reducedBy: readonly number[], choice: Choice): Played {
	const { clashes, fighters, castle, gameOver, falling } = stage;
	const damageBy = clashes.map(({ damage }: Clash) => damage);
	const damage = stage.total - stage.reduced;
	const taken = Math.min(damage, castle);
	const exiled = Math.min(taken, pointsToExile());
	const prevented = new Set(choice.prevented);
	const destroyed = falling.filter(({ ally }) => !prevented.has(ally));
	const gone = new Set(destroyed.map(({ ally }) => ally));
	return {
		damageBy,
		reducedBy: [...reducedBy],
		damage,
		milled: taken - exiled,
		exiled,
		castle: { before: castle, after: castle - taken },
		gameOver,
		destroyed,
		prevented: choice.prevented,
		survivors: SIDES.flatMap((side: SideName) => fighters[side].filter((ally) => ally.inPlay && !gone.has(ally))),
		triggers: [...choice.triggers.attacker, ...choice.triggers.defender],
	};

	/** Points of allies whose damage is exiled go first; by the reading "whole-event" one such ally that did damage is enough for all. */
	function pointsToExile(): number {
		let marked = 0;
		fighters.attacker.forEach(({ abilities }, i) => {
			if (abilities.exilesDamage) marked += (damageBy[i] as number) - (reducedBy[i] as number);
		});
		return marked > 0 && stage.rules.readings["exile-damage"] === "whole-event" ? damage : marked;
	}
}
