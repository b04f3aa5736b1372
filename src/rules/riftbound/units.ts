/** From a board's side to its single units: copies apart, each with its id and its Might in this combat. */
import { type Identity, identities } from "../identities.ts";
import { opponent, type SideName } from "../rule-system.ts";
import type { RiftboundBoard, Unit } from "./board.ts";

/** One unit in the combat. */
export interface Combatant extends Identity {
	readonly unit: Unit;
	/** Might in this combat: with Assault or Shield by its role, never below 0 (142.4). */
	readonly might: number;
}

/** The units of both sides, copies apart. */
export function lineUp(board: RiftboundBoard): Record<SideName, Combatant[]> {
	return { attacker: combatants(board, "attacker"), defender: combatants(board, "defender") };
}

function combatants(board: RiftboundBoard, side: SideName): Combatant[] {
	const { units } = board[side];
	return eachUnit(board, side, (id, position, entry) => {
		const unit = units[entry] as Unit;
		return { id, position, entry, unit, might: mightOf(unit, side) };
	});
}

/** What `make` makes of every unit of a side, copies apart. */
export function eachUnit<One>(board: RiftboundBoard, side: SideName, make: (id: string, position: string, entry: number) => One): One[] {
	return identities({ attacker: board.attacker.units, defender: board.defender.units }, side, make);
}

/** Might while attacking or defending: printed Might plus Assault or Shield, at least 0. */
export function mightOf(unit: Unit, side: SideName): number {
	return Math.max(0, unit.might + (side === "attacker" ? (unit.assault ?? 0) : (unit.shield ?? 0)));
}

/** What a side deals: the summed Might of those that deal combat damage. */
export function summedMight(board: RiftboundBoard, side: SideName): number {
	let sum = 0;
	for (const unit of board[side].units) if (!unit.stunned && !unit.dealsNoCombatDamage) sum += mightOf(unit, side) * (unit.count ?? 1);
	return sum;
}

/** Damage still missing to lethal: 1 when any damage of the assigner is lethal, else Might less what is marked, at least 1. */
export function lethalFor(board: RiftboundBoard, assigner: SideName, unit: Unit): number {
	return board[assigner].anyDamageIsLethal ? 1 : Math.max(1, mightOf(unit, opponent(assigner)) - (unit.marked ?? 0));
}
