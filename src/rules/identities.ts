/** Who is who on a board of any game: copies apart, each with a name that no other has and a position that always refers to it. */
import { SIDES, type SideName } from "./rule-system.ts";

export interface Identity {
	/** Name in results: the given name (numbered over the board if it repeats), else A1, D2, … */
	readonly id: string;
	/** A1, D2, …: side and position, always valid to refer to it. */
	readonly position: string;
	/** Where its entry stands in the side's list. */
	readonly entry: number;
}

interface Entry {
	readonly name?: string | undefined;
	readonly count?: number | undefined;
}

/** The identities of both sides, in board order, one per copy. */
export function identities(sides: Readonly<Record<SideName, readonly Entry[]>>): Record<SideName, Identity[]> {
	const repeats = new Map<string, number>();
	for (const side of SIDES) {
		for (const { name, count = 1 } of sides[side]) if (name !== undefined) repeats.set(name, (repeats.get(name) ?? 0) + count);
	}
	const used = new Map<string, number>();
	const idOf = (name: string | undefined, position: string): string => {
		if (name === undefined) return position;
		if (repeats.get(name) === 1) return name;
		const number = (used.get(name) ?? 0) + 1;
		used.set(name, number);
		return `${name}#${number}`;
	};
	const found = (side: SideName): Identity[] => {
		const all: Identity[] = [];
		sides[side].forEach(({ name, count = 1 }, entry) => {
			for (let copy = 0; copy < count; copy++) {
				const position = positionOf(side, all.length);
				all.push({ id: idOf(name, position), position, entry });
			}
		});
		return all;
	};
	return { attacker: found("attacker"), defender: found("defender") };
}

/** The names of positions, made once: boards come by the million. */
const POSITIONS: Record<SideName, string[]> = { attacker: [], defender: [] };

function positionOf(side: SideName, index: number): string {
	const names = POSITIONS[side];
	for (let n = names.length; n <= index; n++) names.push(`${side === "attacker" ? "A" : "D"}${n + 1}`);
	return names[index] as string;
}

/** Where in the list the id, or else the position (either case), stands; undefined if nowhere. */
export function findIdentity(all: readonly Identity[], reference: string): number | undefined {
	const by = (matches: (one: Identity) => boolean) => {
		const index = all.findIndex(matches);
		return index < 0 ? undefined : index;
	};
	return by(({ id }) => id === reference) ?? by(({ position }) => position === reference.toUpperCase());
}
