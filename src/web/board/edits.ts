/** Edits of the cards as functions from board to board, for every game. */
import { lineUp } from "../../rules/mitos/allies.ts";
import type { Ally, MitosBoard } from "../../rules/mitos/board.ts";
import type { Board } from "../../rules/registry.ts";
import type { RiftboundBoard, Unit } from "../../rules/riftbound/board.ts";
import { SIDES, type SideName } from "../../rules/rule-system.ts";

/** Where a card stands. */
export interface Spot {
	readonly side: SideName;
	readonly index: number;
}

export type Entry = Unit | Ally;

/** A card on its way through an edit: what it says, and where it stood; null: it is new. */
interface Placed {
	readonly entry: Entry;
	readonly from: Spot | null;
}
type Placement = Record<SideName, Placed[]>;

export function entriesOf(board: Board, side: SideName): readonly Entry[] {
	return board.game === "riftbound" ? board[side].units : board[side].allies;
}

/** The card before any edit by its player. */
function freshEntry({ game }: Board): Entry {
	return game === "riftbound" ? { might: 3 } : { strength: 3 };
}

/** The board with its cards placed anew; what points at a card (blocks, responses) follows it, or goes with it. */
function place<B extends Board>(board: B, change: (cards: Placement) => void): B {
	const cards = Object.fromEntries(
		SIDES.map((side) => [side, entriesOf(board, side).map((entry, index): Placed => ({ entry, from: { side, index } }))]),
	) as Placement;
	change(cards);
	const key = board.game === "riftbound" ? "units" : "allies";
	const placed = { ...board };
	for (const side of SIDES) Object.assign(placed, { [side]: { ...board[side], [key]: cards[side].map(({ entry }) => entry) } });
	return placed.game === "mitos" ? (follow(board as MitosBoard, placed as MitosBoard, cards) as B) : placed;
}

export function addCard<B extends Board>(board: B, side: SideName): B {
	return place(board, (cards) => cards[side].push({ entry: freshEntry(board), from: null }));
}

/** A copy right behind the card. */
export function copyCard<B extends Board>(board: B, { side, index }: Spot): B {
	return place(board, (cards) => {
		const original = cards[side][index];
		if (original !== undefined) cards[side].splice(index + 1, 0, { entry: structuredClone(original.entry), from: null });
	});
}

export function removeCard<B extends Board>(board: B, { side, index }: Spot): B {
	return place(board, (cards) => cards[side].splice(index, 1));
}

/** The card leaves its spot and then stands at index `to.index` of `to.side`. */
export function moveCard<B extends Board>(board: B, from: Spot, to: Spot): B {
	return place(board, (cards) => {
		const [card] = cards[from.side].splice(from.index, 1);
		if (card !== undefined) cards[to.side].splice(to.index, 0, card);
	});
}

export function changeCard<B extends Board>(board: B, { side, index }: Spot, change: Partial<Unit> | Partial<Ally>): B {
	return place(board, (cards) => {
		const card = cards[side][index];
		if (card !== undefined) cards[side][index] = { ...card, entry: { ...card.entry, ...change } as Entry };
	});
}

/** Allies without a name are called by their position, so after a move what refers to them must be written anew. */
function follow(before: MitosBoard, after: MitosBoard, cards: Placement): MitosBoard {
	const old = lineUp(before);
	const now = lineUp(after);
	const nth = (side: SideName, index: number) => {
		const entry = now[side][index]?.entry ?? -1;
		const copy = index - now[side].findIndex((fighter) => fighter.entry === entry);
		const from = cards[side][entry]?.from;
		return from ? old[from.side].filter((fighter) => fighter.entry === from.index)[copy] : undefined;
	};
	const names = new Map<string, { id: string; side: SideName }>();
	for (const side of SIDES) {
		now[side].forEach(({ id }, index) => {
			const was = nth(side, index);
			if (was !== undefined) names.set(was.id, { id, side });
		});
	}
	const renamed = <T>(pairs: Readonly<Record<string, T>> = {}, value: (one: T) => T | undefined): Record<string, T> =>
		Object.fromEntries(
			Object.entries(pairs).flatMap(([key, one]) => {
				const name = names.get(key);
				const kept = value(one);
				return name?.side === "attacker" && kept !== undefined ? [[name.id, kept] as const] : [];
			}),
		);
	return {
		...after,
		defender: { ...after.defender, reduceFrom: renamed(after.defender.reduceFrom, (points) => points) },
		blocks: renamed(after.blocks, (blocker) => (names.get(blocker)?.side === "defender" ? names.get(blocker)?.id : undefined)),
		responses: (after.responses ?? []).flatMap((response) => {
			const name = names.get(response.ally);
			return name === undefined ? [] : [{ ...response, ally: name.id }];
		}),
	};
}

export type SideEffect = "elder" | "ignore-tank" | "ignore-backline";
export const SIDE_EFFECTS: readonly SideEffect[] = ["elder", "ignore-tank", "ignore-backline"];

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
export function chooseRules<B extends Board>(board: B, key: string, value: string, isDefault: boolean): B {
	const { rules, readings = {}, ...rest } = board;
	if (key === "rules") return { ...rest, ...(isDefault ? {} : { rules: value }), readings } as unknown as B;
	const { [key]: _, ...others } = readings;
	return { ...rest, ...(rules === undefined ? {} : { rules }), readings: isDefault ? others : { ...others, [key]: value } } as unknown as B;
}

/** Lets an ally block an attacker, or nobody. An ally blocks one attacker only, so it leaves the one it blocked before. */
export function chooseBlock(board: MitosBoard, attacker: string, blocker: string | null): MitosBoard {
	const { [attacker]: _, ...others } = board.blocks ?? {};
	const kept = Object.fromEntries(Object.entries(others).filter(([, other]) => other !== blocker));
	return { ...board, blocks: blocker === null ? kept : { ...kept, [attacker]: blocker } };
}
