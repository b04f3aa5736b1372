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

/**
 * What `make` makes of every single one of a side, in board order, one per copy. Names that repeat are numbered over the whole board,
 * attackers first.
 */
export function identities<One>(
	sides: Readonly<Record<SideName, readonly Entry[]>>,
	side: SideName,
	make: (id: string, position: string, entry: number) => One,
): One[] {
	const entries = sides[side];
	const repeats = repeatedNames(sides);
	// How often each of them has been given out; attackers bear the first numbers.
	const used = repeats === NONE ? undefined : new Map<string, number>();
	if (used !== undefined && side === "defender") for (const { name, count = 1 } of sides.attacker) if (name !== undefined) add(used, name, count);
	const all: One[] = [];
	for (let entry = 0; entry < entries.length; entry++) {
		const { name, count = 1 } = entries[entry] as Entry;
		for (let copy = 0; copy < count; copy++) {
			const position = positionOf(side, all.length);
			const id = name === undefined ? position : used !== undefined && repeats.has(name) ? `${name}#${add(used, name, 1)}` : name;
			all.push(make(id, position, entry));
		}
	}
	return all;
}

const NONE: ReadonlySet<string> = new Set();

/** The names that more than one on the board bears. Boards without names are spared the counting. */
function repeatedNames(sides: Readonly<Record<SideName, readonly Entry[]>>): ReadonlySet<string> {
	let counts: Map<string, number> | undefined;
	for (const side of SIDES) {
		for (const { name, count = 1 } of sides[side]) {
			if (name === undefined) continue;
			counts ??= new Map();
			add(counts, name, count);
		}
	}
	if (counts === undefined) return NONE;
	return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}

function add(counts: Map<string, number>, name: string, more: number): number {
	const sum = (counts.get(name) ?? 0) + more;
	counts.set(name, sum);
	return sum;
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
