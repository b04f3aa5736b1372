/**
 * A second reading of the rules, for `audit laws`: which splits are legal on a board, judged rule by rule from the board itself. It
 * shares nothing with the compiler, the diagram or `core/violations.ts` (not even what a version states), walks every pick of the
 * exclusionary units and every split of the pool, and is as slow as that sounds.
 */
import type { RiftboundBoard, Unit } from "../rules/riftbound/board.ts";
import type { RuleSet } from "../rules/rule-system.ts";

/** A defender as the referee sees it. */
export interface Target {
	/** Points that count as lethal when assigned; Infinity: no number of points does. */
	readonly lethal: number;
	readonly tank: boolean;
	readonly last: boolean;
	/** Not to be assigned damage like the others. */
	readonly exempt: boolean;
}

/** How the referee sees a unit that defends: nothing here depends on the other units. */
export function targetOf(unit: Unit, { version, readings }: RuleSet): Target {
	const might = Math.max(0, unit.might + (unit.shield ?? 0));
	const missing = Math.max(1, might - (unit.marked ?? 0));
	let lethal = Infinity;
	// 1.0 to 1.2 know no prevention, 1.3 knows it, 1.4 also knows doubling. More than this many points never helps.
	const enough = missing + (unit.replacements ?? []).reduce((sum, effect) => sum + (typeof effect === "object" ? effect.prevent : 0), 0);
	for (let points = enough; points >= 1; points--) {
		let damage = points;
		for (const effect of unit.replacements ?? []) {
			if (effect === "double") damage *= version.id === "1.4" ? 2 : 1;
			else if (version.id === "1.3" || version.id === "1.4") damage = effect === "prevent-all" ? 0 : Math.max(0, damage - effect.prevent);
		}
		if (damage >= missing) lethal = points;
	}
	const exempt = unit.immune === true || (lethal === Infinity && readings["never-lethal"] === "exempt");
	return { lethal, tank: unit.tank === true, last: unit.backline === true, exempt };
}

/** Every legal split of the attackers' Might, in descending lexicographic order. */
export function refereeAssignments(board: RiftboundBoard, rules: RuleSet): number[][] {
	const targets = board.defender.units.flatMap((unit) => Array.from({ length: unit.count ?? 1 }, () => targetOf(unit, rules)));
	const pool = board.attacker.units.reduce((sum, { might }) => sum + Math.max(0, might), 0);
	const nobody = rules.readings.immune === "ignored" && targets.every(({ exempt }) => exempt);
	const legal: number[][] = [];
	const orders = picks(targets);
	for (const amounts of splits(nobody ? 0 : pool, targets.length)) {
		if (orders.some((ranks) => allowed(targets, ranks, amounts, rules))) legal.push([...amounts]);
	}
	return legal;
}

/** For every way to pick a requirement of each unit that has both: when each unit is to be served, 0 first. */
function picks(targets: readonly Target[]): number[][] {
	return targets.reduce<number[][]>(
		(before, { tank, last }) => before.flatMap((ranks) => (tank && last ? [0, 2] : [tank ? 0 : last ? 2 : 1]).map((rank) => [...ranks, rank])),
		[[]],
	);
}

function allowed(targets: readonly Target[], ranks: readonly number[], amounts: readonly number[], { version, readings }: RuleSet): boolean {
	const short = (i: number) => !(targets[i] as Target).exempt && (amounts[i] as number) < (targets[i] as Target).lethal;
	const someoneShort = targets.some((_, i) => short(i));
	let partly = 0;
	for (let i = 0; i < targets.length; i++) {
		const given = amounts[i] as number;
		if (given === 0) continue;
		if ((targets[i] as Target).exempt) {
			if (readings.immune === "ignored" || someoneShort) return false;
			continue;
		}
		if (short(i)) partly++;
		// Nobody who is to be served earlier may still be short of lethal.
		for (let other = 0; other < targets.length; other++) if (short(other) && (ranks[other] as number) < (ranks[i] as number)) return false;
		if (version.id !== "1.0" && someoneShort && given > (targets[i] as Target).lethal) return false;
	}
	if (partly > 1) return false;
	return version.id === "1.0" || someoneShort || excessAllowed(targets, ranks, amounts, readings.excess as string);
}

/** All are lethal: may the rest lie like this? */
function excessAllowed(targets: readonly Target[], ranks: readonly number[], amounts: readonly number[], reading: string): boolean {
	const over = targets.flatMap((target, i) => ((amounts[i] as number) > (target.exempt ? 0 : target.lethal) ? [i] : []));
	if (reading === "any" || over.length === 0) return true;
	if (over.length > 1) return false;
	if (reading === "single") return true;
	const served = targets.flatMap(({ exempt }, i) => (exempt ? [] : [i]));
	const [last] = over as [number];
	return served.length === 0 || (served.includes(last) && served.every((i) => (ranks[i] as number) <= (ranks[last] as number)));
}

/** Every way to split a number of points over so many units, the first as much as possible first; one array, overwritten. */
function* splits(points: number, units: number, amounts: number[] = new Array<number>(units).fill(0), at = 0): Generator<number[]> {
	if (at === units - 1) {
		amounts[at] = points;
		yield amounts;
		return;
	}
	for (let given = points; given >= 0; given--) {
		amounts[at] = given;
		yield* splits(points - given, units, amounts, at + 1);
	}
}
