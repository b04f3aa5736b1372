/** From a board's side to its single units: copies apart, each with its id and its Might in this combat. */
import { SIDES, type SideName } from "../rule-system.ts";
import type { RiftboundBoard, Unit } from "./board.ts";

/** One unit in the combat. */
export interface Combatant {
	/** Name in results: the given name (numbered over the board if it repeats), else A1, D2, … */
	readonly id: string;
	/** A1, D2, …: side and position, always valid to refer to it. */
	readonly position: string;
	readonly unit: Unit;
	/** Where its entry stands in the side's list. */
	readonly entry: number;
	/** Might in this combat: with Assault or Shield by its role, never below 0 (142.4). */
	readonly might: number;
}

/** The units of both sides, copies apart. */
export function lineUp(board: RiftboundBoard): Record<SideName, Combatant[]> {
	const repeats = new Map<string, number>();
	for (const side of SIDES) {
		for (const { name, count = 1 } of board[side].units) if (name !== undefined) repeats.set(name, (repeats.get(name) ?? 0) + count);
	}
	const used = new Map<string, number>();
	const idOf = (name: string | undefined, position: string): string => {
		if (name === undefined) return position;
		if (repeats.get(name) === 1) return name;
		const number = (used.get(name) ?? 0) + 1;
		used.set(name, number);
		return `${name}#${number}`;
	};
	const units = (side: SideName): Combatant[] => {
		const found: Combatant[] = [];
		board[side].units.forEach((unit, entry) => {
			for (let copy = 0; copy < (unit.count ?? 1); copy++) {
				const position = positionOf(side, found.length);
				found.push({ id: idOf(unit.name, position), position, unit, entry, might: mightOf(unit, side) });
			}
		});
		return found;
	};
	return { attacker: units("attacker"), defender: units("defender") };
}

/** The names of positions, made once: boards come by the million. */
const POSITIONS: Record<SideName, string[]> = { attacker: [], defender: [] };

function positionOf(side: SideName, index: number): string {
	const names = POSITIONS[side];
	for (let n = names.length; n <= index; n++) names.push(`${side === "attacker" ? "A" : "D"}${n + 1}`);
	return names[index] as string;
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
