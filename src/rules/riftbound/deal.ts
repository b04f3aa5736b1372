/** From two assignments to the end of the combat (465.2.d and what follows): deal at once, kill, heal, recall, result. */
import { assignable, demand } from "../../core/problem.ts";
import { opponent, SIDES, type SideName } from "../rule-system.ts";
import type { RiftboundBoard } from "./board.ts";
import type { RiftboundProblem } from "./compile.ts";
import { dealtOf } from "./replacements.ts";
import { type Combatant, lethalFor, lineUp } from "./units.ts";

export type CombatResult = "conquer" | "hold" | "no-result" | "uncontrolled";

/** Damage beyond what kills, by both readings of `excess-count`. */
export interface ExcessDamage {
	/** The points assigned less the needs of all who count; 0 if that is negative. */
	readonly pool: number;
	/** Damage dealt beyond lethal, after doubling and prevention. */
	readonly applied: number;
}

export interface Aftermath {
	/** Damage dealt to every unit, after replacement effects, by id. */
	readonly dealt: Readonly<Record<string, number>>;
	/** Ids of the units each side loses. */
	readonly deaths: Readonly<Record<SideName, readonly string[]>>;
	/** Ids, attackers first. All damage on them is healed. */
	readonly survivors: readonly string[];
	/** Attackers that are recalled because defenders remain. */
	readonly recalled: readonly string[];
	/** By the side that dealt it. */
	readonly excess: Readonly<Record<SideName, ExcessDamage>>;
	readonly result: CombatResult;
}

/**
 * What happens when both assignments are dealt at the same time.
 *
 * @param amounts what each side assigns, to the other side's units in order
 */
export function deal(
	board: RiftboundBoard,
	problems: Readonly<Record<SideName, RiftboundProblem>>,
	amounts: Readonly<Record<SideName, ArrayLike<number>>>,
): Aftermath {
	const units = lineUp(board);
	const dealt: Record<string, number> = {};
	const deaths: Record<SideName, string[]> = { attacker: [], defender: [] };
	const alive: Record<SideName, string[]> = { attacker: [], defender: [] };
	const applied: Record<SideName, number> = { attacker: 0, defender: 0 };
	for (const side of SIDES) {
		const assigner = opponent(side);
		units[side].forEach((combatant, i) => {
			const damage = combatant.unit.immune ? 0 : dealtOf(combatant.unit.replacements ?? [], amounts[assigner][i] as number);
			const dead = dies(board, assigner, combatant, damage);
			dealt[combatant.id] = damage;
			(dead ? deaths : alive)[side].push(combatant.id);
			applied[assigner] += Math.max(0, damage - lethalFor(board, assigner, combatant.unit));
		});
	}
	const attackers = alive.attacker.length > 0;
	const defenders = alive.defender.length > 0;
	const excess = (side: SideName): ExcessDamage => ({
		pool: Math.max(0, assignable(problems[side]) - demand(problems[side])),
		applied: applied[side],
	});
	return {
		dealt,
		deaths,
		survivors: [...alive.attacker, ...alive.defender],
		recalled: defenders ? alive.attacker : [],
		excess: { attacker: excess("attacker"), defender: excess("defender") },
		result: attackers ? (defenders ? "no-result" : "conquer") : defenders ? "hold" : "uncontrolled",
	};
}

/** Damage on it is not zero and reaches its Might, or it was hit where any damage is lethal. */
function dies(board: RiftboundBoard, assigner: SideName, { unit, might }: Combatant, damage: number): boolean {
	const total = (unit.marked ?? 0) + damage;
	return (total > 0 && total >= might) || (damage > 0 && board[assigner].anyDamageIsLethal === true);
}
