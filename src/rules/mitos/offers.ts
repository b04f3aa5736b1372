/** Which offers of prevention a call says are used. */
import { refuse } from "../../core/errors.ts";
import { type Fighter, findFighter } from "./allies.ts";
import { type ChoiceScope, offersOf } from "./choices.ts";
import type { Stage } from "./stage.ts";

/**
 * @param text "all", "none", or allies by name or position, parted by commas; default "all": saving an ally is each player's best answer
 * @throws InputError for an ally that is not there, or has nothing on offer
 */
export function usedOffers(stage: Stage, text = "all"): Exclude<ChoiceScope["prevention"], "vary"> {
	if (text === "all") return () => true;
	if (text === "none") return () => false;
	const offers = offersOf(stage);
	const used = new Set<Fighter>();
	for (const reference of text.split(",").map((part) => part.trim())) {
		const at = findFighter(stage.fighters, reference);
		if (at === undefined) refuse("mitos.no-such-ally", { ally: reference });
		const ally = stage.fighters[at.side][at.index] as Fighter;
		if (!offers.includes(ally)) refuse("mitos.nothing-on-offer", { ally: ally.id, allies: offers.map(({ id }) => id).join(", ") || "–" });
		used.add(ally);
	}
	return (ally) => used.has(ally);
}
