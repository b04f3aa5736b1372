/** Replacement effects on damage to a unit, in the order its controller chose: what is dealt of x, and the least x that deals enough. */
import type { Replacement } from "./board.ts";

/** f(x): the damage dealt when x points are assigned. Never decreases as x grows. */
export function dealtOf(replacements: readonly Replacement[], x: number): number {
	let dealt = x;
	for (const effect of replacements) {
		if (effect === "double") dealt *= 2;
		else if (effect === "prevent-all") dealt = 0;
		else dealt = Math.max(0, dealt - effect.prevent);
	}
	return dealt;
}

/** The least x with f(x) ≥ target (target ≥ 1), Infinity if there is none: the effects undone, last first. */
export function leastFor(replacements: readonly Replacement[], target: number): number {
	if (replacements.length === 0) return target;
	let needed = target;
	for (const effect of replacements.toReversed()) {
		if (effect === "double") needed = Math.ceil(needed / 2);
		else if (effect === "prevent-all") return Infinity;
		else needed += effect.prevent;
	}
	return needed;
}
