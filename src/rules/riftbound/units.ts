/** From a board's side to its single units: copies apart, each with its id and its Might in this combat. */
import { type Identity, identities } from "../identities.ts";
import type { SideName } from "../rule-system.ts";
import type { RiftboundBoard, Unit } from "./board.ts";

/** One unit in the combat. */
export interface Combatant extends Identity {
	readonly unit: Unit;
	/** Might in this combat: with Assault or Shield by its role, never below 0 (142.4). */
	readonly might: number;
}

/** The units of both sides, copies apart. */
export function lineUp(board: RiftboundBoard): Record<SideName, Combatant[]> {
	const found = identities({ attacker: board.attacker.units, defender: board.defender.units });
	const units = (side: SideName): Combatant[] =>
		found[side].map(({ id, position, entry }) => {
			const unit = board[side].units[entry] as Unit;
			return { id, position, entry, unit, might: mightOf(unit, side) };
		});
	return { attacker: units("attacker"), defender: units("defender") };
}

/** Might while attacking or defending: printed Might plus Assault or Shield, at least 0. */
export function mightOf(unit: Unit, side: SideName): number {
	return Math.max(0, unit.might + (side === "attacker" ? (unit.assault ?? 0) : (unit.shield ?? 0)));
}

/** What a side deals: the summed Might of those that deal combat damage. */
export function summedMight(units: readonly Combatant[]): number {
	return units.reduce((sum, { unit, might }) => sum + (unit.stunned || unit.dealsNoCombatDamage ? 0 : might), 0);
}

/** Damage still missing to lethal: 1 when any damage of the assigner is lethal, else Might less what is marked, at least 1. */
export function lethalFor(board: RiftboundBoard, assigner: SideName, { unit, might }: Combatant): number {
	return board[assigner].anyDamageIsLethal ? 1 : Math.max(1, might - (unit.marked ?? 0));
}
