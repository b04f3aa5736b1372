/** Edits of a Riftbound board as functions from board to board. */
import type { Replacement, RiftboundBoard, Unit } from "../../rules/riftbound/board.ts";
import type { SideName } from "../../rules/rule-system.ts";

/** Where a card stands. */
export interface Spot {
	readonly side: SideName;
	readonly index: number;
}

export type SideEffect = "elder" | "ignore-tank" | "ignore-backline";
export const SIDE_EFFECTS: readonly SideEffect[] = ["elder", "ignore-tank", "ignore-backline"];

function withUnits(board: RiftboundBoard, side: SideName, units: Unit[]): RiftboundBoard {
	return { ...board, [side]: { ...board[side], units } };
}

export function addUnit(board: RiftboundBoard, side: SideName): RiftboundBoard {
	return withUnits(board, side, [...board[side].units, { might: 3 }]);
}

/** A copy right behind the card. */
export function copyUnit(board: RiftboundBoard, { side, index }: Spot): RiftboundBoard {
	const units = [...board[side].units];
	units.splice(index + 1, 0, structuredClone(units[index] as Unit));
	return withUnits(board, side, units);
}

export function removeUnit(board: RiftboundBoard, { side, index }: Spot): RiftboundBoard {
	return withUnits(board, side, board[side].units.toSpliced(index, 1));
}

/** The card leaves its spot and then stands at index `to.index` of `to.side`. */
export function moveUnit(board: RiftboundBoard, from: Spot, to: Spot): RiftboundBoard {
	const unit = board[from.side].units[from.index];
	if (unit === undefined) return board;
	const without = removeUnit(board, from);
	return withUnits(without, to.side, without[to.side].units.toSpliced(to.index, 0, unit));
}

export function changeUnit(board: RiftboundBoard, { side, index }: Spot, change: Partial<Unit>): RiftboundBoard {
	return withUnits(board, side, board[side].units.with(index, { ...(board[side].units[index] as Unit), ...change }));
}

export function changeReplacements(board: RiftboundBoard, spot: Spot, change: (effects: Replacement[]) => Replacement[]): RiftboundBoard {
	return changeUnit(board, spot, { replacements: change([...(board[spot.side].units[spot.index]?.replacements ?? [])]) });
}

export function hasEffect(board: RiftboundBoard, side: SideName, effect: SideEffect): boolean {
	const { anyDamageIsLethal, ignores = [] } = board[side];
	return effect === "elder" ? anyDamageIsLethal === true : ignores.includes(effect === "ignore-tank" ? "tank" : "backline");
}

export function toggleEffect(board: RiftboundBoard, side: SideName, effect: SideEffect): RiftboundBoard {
	const { ignores = [], ...rest } = board[side];
	if (effect === "elder") return { ...board, [side]: { ...board[side], anyDamageIsLethal: !rest.anyDamageIsLethal } };
	const keyword = effect === "ignore-tank" ? "tank" : "backline";
	const kept = ignores.filter((other) => other !== keyword);
	return { ...board, [side]: { ...rest, ignores: kept.length < ignores.length ? kept : [...kept, keyword] } };
}

/** Sets a version or a reading; what equals the default is not written down. */
export function chooseRules(board: RiftboundBoard, key: string, value: string, isDefault: boolean): RiftboundBoard {
	const { rules, readings = {}, ...rest } = board;
	if (key === "rules") return { ...rest, ...(isDefault ? {} : { rules: value }), readings };
	const { [key]: _, ...others } = readings;
	return { ...rest, ...(rules === undefined ? {} : { rules }), readings: isDefault ? others : { ...others, [key]: value } };
}
