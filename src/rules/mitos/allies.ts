/** From a board to its single allies: copies apart, each with its id, as they stood when attack and blocks were declared. */
import { findIdentity, type Identity, identities } from "../identities.ts";
import { SIDES, type SideName } from "../rule-system.ts";
import type { Abilities, Ally, MitosBoard } from "./board.ts";

/** One ally in the stage. */
export interface Fighter extends Identity {
	readonly side: SideName;
	/** What its abilities say now. */
	readonly abilities: Abilities;
	/** Fuerza now. */
	readonly strength: number;
	/** What losing it costs its player. */
	readonly value: number;
	/** False once it has left play. */
	readonly inPlay: boolean;
	/** False once its attack was cancelled, or once it stopped blocking. */
	readonly engaged: boolean;
}

export type Fighters = Readonly<Record<SideName, readonly Fighter[]>>;

/** The allies of both sides, copies apart, before any response. */
export function lineUp(board: MitosBoard): Fighters {
	const sides = { attacker: board.attacker.allies, defender: board.defender.allies };
	const fighters = (side: SideName) =>
		identities(sides, side, (id, position, entry) => fighterOf(sides[side][entry] as Ally, { id, position, entry }, side));
	return { attacker: fighters("attacker"), defender: fighters("defender") };
}

/** Unless the board says otherwise an ally is worth its Fuerza before any response, and never less than nothing. */
function worthOf({ value, strength }: Ally): number {
	return value ?? Math.max(0, strength);
}

/** Side and index of the ally that an id or a position names, or undefined. */
export function findFighter(
	fighters: Readonly<Record<SideName, readonly Identity[]>>,
	reference: string,
): { side: SideName; index: number } | undefined {
	for (const side of SIDES) {
		const index = findIdentity(fighters[side], reference);
		if (index !== undefined) return { side, index };
	}
	return undefined;
}

function fighterOf(ally: Ally, identity: Identity, side: SideName): Fighter {
	const { name, count, strength, value, ...abilities } = ally;
	return { ...identity, side, abilities, strength, value: worthOf(ally), inPlay: true, engaged: true };
}
