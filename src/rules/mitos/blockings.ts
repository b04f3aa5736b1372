/** Who may block whom, and what each block is worth to the defender: a board's attack becomes a matching problem. */
import { refuse } from "../../core/errors.ts";
import type { Edge, MatchingProblem } from "../../core/matching-problem.ts";
import { type RuleWish, ruleSet } from "../rule-set.ts";
import type { RuleSet } from "../rule-system.ts";
import { type Fighter, type Fighters, lineUp } from "./allies.ts";
import type { MitosBoard } from "./board.ts";
import { compare } from "./compare.ts";
import { READINGS } from "./readings.ts";
import { afterResponses } from "./responses.ts";
import { namedReductions } from "./stage.ts";
import { VERSIONS } from "./versions.ts";

export interface BlockingOptions extends RuleWish {
	/** What a point of damage to the castle costs, from 0 to 1,000 with two decimals at most; default 1. */
	readonly castleWeight?: number | undefined;
	/** Only these attackers attack, by index; default all. */
	readonly attacking?: readonly number[] | undefined;
}

/** A matching problem that remembers the attack it stands for. Costs are in hundredths of the board's values. */
export interface BlockingProblem extends MatchingProblem {
	readonly rules: RuleSet;
	/** The attackers that attack, by index into the board's. */
	readonly attacking: readonly number[];
}

/** Costs per unit of value: castle weights have two decimals at most. */
export const COST_UNIT = 100;

/**
 * Left: attackers, with the damage they deal unblocked as their load. Right: defenders. An edge for every block that may be declared,
 * with the damage that still passes as its load, and own value destroyed − attacker's value destroyed as its cost. A destruction
 * that its controller may prevent is taken to be prevented: that is each player's best answer.
 *
 * @throws InputError for an unknown version or reading, or a weight that is not one
 */
export function blockingProblem(board: MitosBoard, { castleWeight = 1, attacking, ...wish }: BlockingOptions = {}): BlockingProblem {
	const rules = ruleSet("mitos", VERSIONS, READINGS, board, wish);
	const declared = lineUp(board);
	const now = afterResponses(board, rules.readings);
	const named = namedReductions(board, declared);
	const chosen = attacking ?? declared.attacker.map((_, i) => i);
	const { reduce = 0, castle = Number.POSITIVE_INFINITY } = board.defender;
	return {
		rules,
		attacking: chosen,
		left: chosen.map((i) => leftNode(i)),
		right: declared.defender.map(({ id, abilities }) => ({ id, required: abilities.mustBlock === true })),
		free: reduce,
		limit: reduce + castle - 1,
		weight: weightOf(castleWeight),
	};

	function leftNode(i: number) {
		const attacker = now.attacker[i] as Fighter;
		const edges = declared.defender.flatMap((blocker, j): Edge[] =>
			whyNot(declared.attacker[i] as Fighter, blocker) === null ? [{ right: j, ...worth(attacker, now.defender[j] as Fighter, i) }] : [],
		);
		return { id: attacker.id, alone: load(compare(attacker, null, rules.readings).damage, i), edges };
	}

	/** Damage left once the reductions that name this attacker have acted. */
	function load(damage: number, i: number): number {
		return Math.max(0, damage - (named[i] as number));
	}

	function worth(attacker: Fighter, blocker: Fighter, i: number): { load: number; cost: number } {
		const clash = compare(attacker, blocker, rules.readings);
		const lost = (ally: Fighter, marked: boolean, saved: unknown) =>
			marked && saved === null && !ally.abilities.preventable ? COST_UNIT * ally.value : 0;
		return {
			load: load(clash.damage, i),
			cost: lost(blocker, clash.blockerMarked, clash.blockerSaved) - lost(attacker, clash.attackerMarked, clash.attackerSaved),
		};
	}
}

/** Greatest weight of a point of castle damage. */
const MOST_WEIGHT = 1_000;

function weightOf(castleWeight: number): number {
	const weight = Math.round(castleWeight * COST_UNIT);
	if (!(weight >= 0 && castleWeight <= MOST_WEIGHT && Math.abs(weight - castleWeight * COST_UNIT) < 1e-6)) {
		refuse("mitos.bad-weight", { weight: castleWeight, limit: MOST_WEIGHT });
	}
	return weight;
}

/** Why a block can't be declared. */
export type BlockRefusal = "cannot-block" | "unblockable" | "needs-strength" | "needs-race";

/** What forbids this block when blocks are declared, before any response; null when nothing does. */
export function whyNot(attacker: Fighter, blocker: Fighter): BlockRefusal | null {
	if (blocker.abilities.cannotBlock) return "cannot-block";
	if (attacker.abilities.unblockable) return "unblockable";
	const { strength, races } = attacker.abilities.blockableOnlyBy ?? {};
	if (strength !== undefined && blocker.strength < strength) return "needs-strength";
	if (races !== undefined && !races.some((race) => blocker.abilities.races?.includes(race))) return "needs-race";
	return null;
}

/** Per attacker that attacks, the index of its blocker in a matching; per attacker of the board, −1 for those that stay home. */
export function blocksFrom({ attacking }: BlockingProblem, matching: readonly number[], { attacker }: Fighters): number[] {
	const blocks = attacker.map(() => -1);
	attacking.forEach((i, at) => {
		blocks[i] = matching[at] as number;
	});
	return blocks;
}
