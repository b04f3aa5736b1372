/** Step 0 of the stage: what was played in response is applied in the order given; then every Fuerza is frozen. */
import type { SideName } from "../rule-system.ts";
import { type Fighter, type Fighters, findFighter, lineUp } from "./allies.ts";
import type { Abilities, MitosBoard, Response } from "./board.ts";

/**
 * The allies as they are compared. Blocks stay as declared, whatever an ally gains or loses now: an attacker that becomes
 * Imbloqueable after it was blocked is still blocked (FAQ).
 *
 * @param readings `negative-strength`: "clamp" makes a Fuerza below 0 count as 0
 */
export function afterResponses(board: MitosBoard, readings: Readonly<Record<string, string>>): Fighters {
	const declared = lineUp(board);
	const now: Record<SideName, Fighter[]> = { attacker: [...declared.attacker], defender: [...declared.defender] };
	for (const response of board.responses ?? []) {
		const at = findFighter(declared, response.ally);
		if (at === undefined) throw new Error(`no ally ${response.ally}`);
		now[at.side][at.index] = respond(now[at.side][at.index] as Fighter, response);
	}
	const frozen = (fighter: Fighter): Fighter =>
		fighter.strength < 0 && readings["negative-strength"] === "clamp" ? { ...fighter, strength: 0 } : fighter;
	return { attacker: now.attacker.map(frozen), defender: now.defender.map(frozen) };
}

/** What a response does; exactly one of its keys is there. */
export type ResponseKind = "strength" | "leaves" | "stopsBlocking" | "cancelled" | "gains" | "loses";
export const RESPONSE_KINDS: readonly ResponseKind[] = ["strength", "leaves", "stopsBlocking", "cancelled", "gains", "loses"];

export function kindsOf(response: Response): ResponseKind[] {
	return RESPONSE_KINDS.filter((kind) => response[kind] !== undefined);
}

function respond(fighter: Fighter, { strength = 0, leaves, stopsBlocking, cancelled, gains = {}, loses = [] }: Response): Fighter {
	const abilities: Abilities = { ...fighter.abilities };
	for (const key of loses) delete abilities[key];
	const races = [...new Set([...(abilities.races ?? []), ...(gains.races ?? [])])];
	const triggers = (abilities.leavePlayTriggers ?? 0) + (gains.leavePlayTriggers ?? 0);
	Object.assign(abilities, gains, races.length > 0 ? { races } : {}, triggers > 0 ? { leavePlayTriggers: triggers } : {});
	return {
		...fighter,
		abilities,
		strength: fighter.strength + strength,
		inPlay: fighter.inPlay && leaves !== true,
		engaged: fighter.engaged && stopsBlocking !== true && cancelled !== true,
	};
}
