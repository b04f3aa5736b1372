/** A board becomes the stage as it stands once all Fuerzas are compared: everything that no later choice changes. */
import { type RuleWish, ruleSet } from "../rule-set.ts";
import type { RuleSet, SideName } from "../rule-system.ts";
import { type Fighter, type Fighters, findFighter } from "./allies.ts";
import type { MitosBoard } from "./board.ts";
import { type Clash, compare } from "./compare.ts";
import { READINGS } from "./readings.ts";
import { afterResponses } from "./responses.ts";
import { VERSIONS } from "./versions.ts";

export interface Stage {
	readonly board: MitosBoard;
	readonly rules: RuleSet;
	/** After the responses. */
	readonly fighters: Fighters;
	/** Per attacker, the index of the defender's ally that was declared to block it, −1 if none. */
	readonly blocks: readonly number[];
	/** Per attacker. */
	readonly clashes: readonly Clash[];
	/** Σ damage of the clashes: one summed event. */
	readonly total: number;
	/** Per attacker: points of its damage that a reduction naming it takes. */
	readonly named: readonly number[];
	/** Points of the total that are reduced in all: min(reductions, total). */
	readonly reduced: number;
	/** Cards in the defender's Mazo Castillo; Infinity when the board does not say. */
	readonly castle: number;
	/** The damage empties the castle. */
	readonly gameOver: boolean;
	/** Allies that are destroyed unless a prevention on offer is used; the attacker's first, in board order. */
	readonly falling: readonly Fall[];
}

/** An ally about to be destroyed. */
export interface Fall {
	readonly ally: Fighter;
	readonly by: Fighter;
}

/** Instead of what the board says. */
export interface Declared {
	/** Per attacker the index of its blocker, −1 for none. */
	readonly blocks: readonly number[];
	/** The allies of the attacker that attack, by index; the others stay out of it. Default all. */
	readonly attacking?: readonly number[];
}

/** @throws InputError for an unknown version or reading */
export function stageOf(board: MitosBoard, wish: RuleWish = {}, instead?: Declared): Stage {
	const rules = ruleSet("mitos", VERSIONS, READINGS, board, wish);
	const fighters = withAttackers(afterResponses(board, rules.readings), instead?.attacking);
	const declared = instead?.blocks ?? blocksOf(board, fighters);
	const clashes = fighters.attacker.map((attacker, i) => compare(attacker, fighters.defender[declared[i] as number] ?? null, rules.readings));
	const total = clashes.reduce((sum, { damage }) => sum + damage, 0);
	const named = namedReductions(board, fighters).map((points, i) => Math.min(points, (clashes[i] as Clash).damage));
	const reduced = Math.min(total, (board.defender.reduce ?? 0) + named.reduce((sum, points) => sum + points, 0));
	const castle = board.defender.castle ?? Number.POSITIVE_INFINITY;
	const gameOver = total - reduced >= castle;
	// A castle that becomes empty loses at once: nobody is destroyed after it.
	const ends = gameOver && rules.readings["lethal-damage"] === "ends-at-once";
	return {
		board,
		rules,
		fighters,
		blocks: declared,
		clashes,
		total,
		named,
		reduced,
		castle,
		gameOver,
		falling: ends ? [] : fallsOf(fighters, declared, clashes),
	};
}

function withAttackers(fighters: Fighters, attacking: readonly number[] | undefined): Fighters {
	if (attacking === undefined) return fighters;
	return { ...fighters, attacker: fighters.attacker.map((ally, i) => (attacking.includes(i) ? ally : { ...ally, engaged: false })) };
}

/** The board's blocks as indices. */
function blocksOf(board: MitosBoard, fighters: Fighters): number[] {
	const blocks = fighters.attacker.map(() => -1);
	for (const [attacker, blocker] of Object.entries(board.blocks ?? {})) {
		blocks[indexOf(fighters, attacker, "attacker")] = indexOf(fighters, blocker, "defender");
	}
	return blocks;
}

/** Per attacker the points that reductions naming it as their source take at most. */
export function namedReductions({ defender }: MitosBoard, fighters: Fighters): number[] {
	const named = fighters.attacker.map(() => 0);
	for (const [attacker, points] of Object.entries(defender.reduceFrom ?? {})) named[indexOf(fighters, attacker, "attacker")] = points;
	return named;
}

/** `inspect` has seen to it that every reference names an ally of the right side. */
function indexOf(fighters: Fighters, reference: string, side: SideName): number {
	const at = findFighter(fighters, reference);
	if (at?.side !== side) throw new Error(`no ${side} ${reference}`);
	return at.index;
}

function fallsOf(fighters: Fighters, blocks: readonly number[], clashes: readonly Clash[]): Fall[] {
	const attackers: Fall[] = [];
	const byBlocker = new Map<number, Fall>();
	clashes.forEach((clash, i) => {
		const attacker = fighters.attacker[i] as Fighter;
		const blocker = fighters.defender[blocks[i] as number];
		if (blocker === undefined) return;
		if (clash.attackerMarked && clash.attackerSaved === null) attackers.push({ ally: attacker, by: blocker });
		if (clash.blockerMarked && clash.blockerSaved === null) byBlocker.set(blocks[i] as number, { ally: blocker, by: attacker });
	});
	return [...attackers, ...[...byBlocker].sort(([a], [b]) => a - b).map(([, fall]) => fall)];
}
