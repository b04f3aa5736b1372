/** Step 1 of the stage: one attacker against its blocker, or against nobody. What damage it deals, who is marked, whom protection saves. */
import type { Fighter } from "./allies.ts";

/** Why a marked ally is not destroyed. Protection stops the destruction only, never the damage. */
export type Protection = "indestructible" | "not-by-allies" | "when-blocking" | "only-by-race";

export interface Clash {
	/** Points the attacker deals to the castle, before any reduction. */
	readonly damage: number;
	/** What came of the comparison. "gone": the blocker is no longer there, and by a reading the attacker stays blocked. */
	readonly result: "unblocked" | "attacker-wins" | "tie" | "blocker-wins" | "gone" | "uncompared" | "not-attacking";
	readonly attackerMarked: boolean;
	readonly blockerMarked: boolean;
	readonly attackerSaved: Protection | null;
	readonly blockerSaved: Protection | null;
}

/**
 * @param attacker and blocker as they are after the responses
 * @param blocker null when the attacker was not blocked
 */
export function compare(attacker: Fighter, blocker: Fighter | null, readings: Readonly<Record<string, string>>): Clash {
	const alone = Math.max(0, attacker.strength);
	const asIfUnblocked = attacker.abilities.asIfUnblocked === true;
	if (!attacker.inPlay || !attacker.engaged) return unmarked(0, "not-attacking");
	if (blocker === null) return unmarked(alone, "unblocked");
	if (!blocker.inPlay || !blocker.engaged) {
		// FAQ: a blocker that is gone leaves its attacker unblocked.
		return readings["blocker-gone"] === "unblocked" || asIfUnblocked ? unmarked(alone, "unblocked") : unmarked(0, "gone");
	}
	if (asIfUnblocked && readings["as-if-unblocked"] === "skips") return unmarked(alone, "uncompared");

	const difference = attacker.strength - blocker.strength;
	const attackerMarked = difference <= 0;
	const blockerMarked = difference >= 0;
	const blockerSaved = blockerMarked ? protection(blocker, attacker, true) : null;
	return {
		damage: damageOf(),
		result: difference > 0 ? "attacker-wins" : difference < 0 ? "blocker-wins" : "tie",
		attackerMarked,
		blockerMarked,
		attackerSaved: attackerMarked ? protection(attacker, blocker, false) : null,
		blockerSaved,
	};

	function damageOf(): number {
		if (asIfUnblocked) return alone;
		if (blocker?.abilities.absorbs) return 0;
		if (blockerSaved !== null && readings["excess-over-protected"] === "absorbed") return 0;
		return Math.max(0, difference);
	}
}

/** What saves a marked ally from this destroyer, by what both are now; null when nothing does. */
function protection({ abilities }: Fighter, destroyer: Fighter, blocks: boolean): Protection | null {
	if (abilities.indestructible) return "indestructible";
	if (abilities.notDestroyedByAllies) return "not-by-allies";
	if (blocks && abilities.indestructibleWhenBlocking) return "when-blocking";
	const { destroyedOnlyBy } = abilities;
	if (destroyedOnlyBy && !destroyedOnlyBy.races.some((race) => destroyer.abilities.races?.includes(race))) return "only-by-race";
	return null;
}

function unmarked(damage: number, result: Clash["result"]): Clash {
	return { damage, result, attackerMarked: false, blockerMarked: false, attackerSaved: null, blockerSaved: null };
}
