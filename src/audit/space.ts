/**
 * All boards within bounds, up to renaming, in an order that puts the smallest first, with a size known beforehand and a rank for
 * every board. So any part of the space can be searched on its own, and the first board that is found is a smallest one.
 *
 * The attackers are one unit without flags whose Might is the pool: who assigns matters to an assignment only by the sum it spends.
 * The defenders are a multiset of unit kinds (`kinds.ts`), listed in ascending order of kind.
 *
 * Order: fewest units, then least pool, then fewest flags on all units together, then the kinds lexicographically.
 * Counting: below a first kind k with n units and f flags still to place lie multisets(k, n, f) boards, the number of multisets of
 * n kinds ≥ k with f flags together; the recurrence is that of combinations with repetition, and rank and unrank walk its table.
 */
import { refuse } from "../core/errors.ts";
import type { RiftboundBoard, Unit } from "../rules/riftbound/board.ts";
import { type UnitKind, unitKinds } from "./kinds.ts";

/** The bounds of a space, as a user gives them. */
export interface SpaceBounds {
	/** Defenders: 1 to this many. */
	readonly maxUnits: number;
	/** Might of a defender, both included. */
	readonly minMight: number;
	readonly maxMight: number;
	/** Points to assign: 0 to this. */
	readonly maxPool: number;
	/** Flags that defenders may have, as `unitKinds` reads them. */
	readonly flags: string;
}

export interface BoardSpace {
	readonly bounds: SpaceBounds;
	readonly kinds: readonly UnitKind[];
	/** The number of boards. */
	readonly size: bigint;
	/** The number of multisets of `units` kinds from `kind` on, with `flags` flags together. */
	multisets(kind: number, units: number, flags: number): bigint;
	/** Most flags that so many units can have together. */
	mostFlags(units: number): number;
}

/** A board of a space; the numbers of its defenders' kinds ascend. */
export interface SpaceBoard {
	readonly pool: number;
	readonly kinds: readonly number[];
}

/** What a space may be; beyond it it is refused. Its size is no limit: a part of a space costs what the part costs. */
const LIMITS = { maxUnits: 12, minMight: 1_000, maxMight: 1_000, maxPool: 1_000 } as const;
/** Most entries in the table of multisets. */
const TABLE_LIMIT = 4_000_000;

/**
 * The space of these bounds. With two units of Might 0 or 1, Tank or not, and a pool up to 3 its size is 56: 4 pools × (4 + 10)
 * multisets of the kinds 0 1 0T 1T.
 *
 * @throws InputError when a bound makes no sense or the space's tables would be too large
 */
export function boardSpace(bounds: SpaceBounds): BoardSpace {
	for (const [key, least] of [
		["maxUnits", 1],
		["minMight", 0],
		["maxMight", bounds.minMight],
		["maxPool", 0],
	] as const) {
		const value = bounds[key];
		if (!Number.isSafeInteger(value) || value < least || value > LIMITS[key]) refuse("out-of-range", { key, value, least, most: LIMITS[key] });
	}
	const kinds = unitKinds(bounds.minMight, bounds.maxMight, bounds.flags);
	const mostPerUnit = (kinds.at(-1) as UnitKind).flags;
	const { maxUnits } = bounds;
	const columns = mostPerUnit * maxUnits + 1;
	const row = (maxUnits + 1) * columns;
	if ((kinds.length + 1) * row > TABLE_LIMIT) refuse("audit.space-too-wide", { kinds: kinds.length, units: maxUnits });
	const table = new Array<bigint>((kinds.length + 1) * row).fill(0n);
	table[kinds.length * row] = 1n;
	for (let k = kinds.length - 1; k >= 0; k--) {
		const own = (kinds[k] as UnitKind).flags;
		for (let n = 0; n <= maxUnits; n++) {
			for (let f = 0; f < columns; f++) {
				const with_ = n > 0 && f >= own ? (table[k * row + (n - 1) * columns + f - own] as bigint) : 0n;
				table[k * row + n * columns + f] = (table[(k + 1) * row + n * columns + f] as bigint) + with_;
			}
		}
	}
	const space: BoardSpace = {
		bounds,
		kinds,
		size: 0n,
		multisets: (kind, units, flags) => (flags < 0 || flags >= columns ? 0n : (table[kind * row + units * columns + flags] as bigint)),
		mostFlags: (units) => units * mostPerUnit,
	};
	let size = 0n;
	for (let units = 1; units <= maxUnits; units++) size += BigInt(bounds.maxPool + 1) * boardsOf(space, units);
	return { ...space, size };
}

/** Boards with so many units and a given pool. */
function boardsOf(space: BoardSpace, units: number): bigint {
	let total = 0n;
	for (let flags = 0; flags <= space.mostFlags(units); flags++) total += space.multisets(0, units, flags);
	return total;
}

/** The board of this rank, 0n to size − 1. O(kinds + units). */
export function unrankBoard(space: BoardSpace, rank: bigint): SpaceBoard {
	if (rank < 0n || rank >= space.size) refuse("rank-out-of-range", { rank: String(rank), count: String(space.size) });
	let rest = rank;
	let units = 1;
	for (let block = 0n; ; units++) {
		block = BigInt(space.bounds.maxPool + 1) * boardsOf(space, units);
		if (rest < block) break;
		rest -= block;
	}
	const perPool = boardsOf(space, units);
	const pool = Number(rest / perPool);
	rest %= perPool;
	let flags = 0;
	for (; rest >= space.multisets(0, units, flags); flags++) rest -= space.multisets(0, units, flags);
	const kinds: number[] = [];
	for (let kind = 0; kinds.length < units; ) {
		const own = (space.kinds[kind] as UnitKind).flags;
		const below = space.multisets(kind, units - kinds.length - 1, flags - own);
		if (rest < below) {
			kinds.push(kind);
			flags -= own;
		} else {
			rest -= below;
			kind++;
		}
	}
	return { pool, kinds };
}

/** The rank of a board whose kinds ascend. */
export function rankBoard(space: BoardSpace, { pool, kinds }: SpaceBoard): bigint {
	let rank = 0n;
	for (let units = 1; units < kinds.length; units++) rank += BigInt(space.bounds.maxPool + 1) * boardsOf(space, units);
	rank += BigInt(pool) * boardsOf(space, kinds.length);
	let flags = flagsOf(space, kinds);
	for (let fewer = 0; fewer < flags; fewer++) rank += space.multisets(0, kinds.length, fewer);
	let kind = 0;
	kinds.forEach((chosen, i) => {
		for (; kind < chosen; kind++) rank += space.multisets(kind, kinds.length - i - 1, flags - (space.kinds[kind] as UnitKind).flags);
		flags -= (space.kinds[chosen] as UnitKind).flags;
	});
	return rank;
}

/** Flags on all units together. */
export function flagsOf(space: BoardSpace, kinds: readonly number[]): number {
	return kinds.reduce((sum, kind) => sum + (space.kinds[kind] as UnitKind).flags, 0);
}

/**
 * The boards of ranks from…to − 1 in order. Each costs O(units) on average, whatever the size of the space. The `kinds` handed out
 * are one array, overwritten by the next step.
 */
export function* boardsBetween(space: BoardSpace, from: bigint, to: bigint): Generator<SpaceBoard> {
	if (from >= to) return;
	const start = unrankBoard(space, from);
	let { pool } = start;
	let kinds = [...start.kinds];
	let flags = flagsOf(space, kinds);
	for (let rank = from; ; ) {
		yield { pool, kinds };
		if (++rank === to) return;
		if (nextMultiset(space, kinds, flags)) continue;
		// Past the last multiset with so many flags: more flags, else a greater pool, else one unit more.
		do flags++;
		while (flags <= space.mostFlags(kinds.length) && space.multisets(0, kinds.length, flags) === 0n);
		if (flags > space.mostFlags(kinds.length)) {
			flags = 0;
			pool++;
			if (pool > space.bounds.maxPool) {
				pool = 0;
				kinds = [...kinds, 0];
			}
		}
		fillLeast(space, kinds, 0, 0, flags);
	}
}

/** Steps to the next multiset with the same number of flags; false: there is none. */
function nextMultiset(space: BoardSpace, kinds: number[], flags: number): boolean {
	let before = flags;
	for (let i = kinds.length - 1; i >= 0; i--) {
		const units = kinds.length - i;
		before -= (space.kinds[kinds[i] as number] as UnitKind).flags;
		const rest = flags - before;
		for (let kind = (kinds[i] as number) + 1; kind < space.kinds.length; kind++) {
			const own = (space.kinds[kind] as UnitKind).flags;
			// Kinds ascend in flags, so that all units from here on bear at least as many as this one.
			if (own * units > rest) break;
			if (space.multisets(kind, units - 1, rest - own) > 0n) {
				kinds[i] = kind;
				fillLeast(space, kinds, i + 1, kind, rest - own);
				return true;
			}
		}
	}
	return false;
}

/** Puts the lexicographically least kinds from `kind` on, with so many flags together, at the places from `from` on. */
function fillLeast(space: BoardSpace, kinds: number[], from: number, kind: number, flags: number): void {
	let rest = flags;
	let least = kind;
	for (let i = from; i < kinds.length; i++) {
		while (space.multisets(least, kinds.length - i - 1, rest - (space.kinds[least] as UnitKind).flags) === 0n) least++;
		kinds[i] = least;
		rest -= (space.kinds[least] as UnitKind).flags;
	}
}

/** The board as every other part of the program knows it; units of one kind stand together. */
export function toBoard(space: BoardSpace, { pool, kinds }: SpaceBoard): RiftboundBoard {
	const units: Unit[] = [];
	kinds.forEach((kind, i) => {
		if (i > 0 && kinds[i - 1] === kind) (units.at(-1) as Unit).count = ((units.at(-1) as Unit).count ?? 1) + 1;
		else units.push({ ...(space.kinds[kind] as UnitKind).unit });
	});
	return { game: "riftbound", attacker: { units: [{ might: pool }] }, defender: { units } };
}
