/**
 * The rules carried out by hand: a player serves the units one after the other, in every order and with every amount the rules let
 * them. Shares nothing with the product but the type of a board: Might, lethal damage and needs are worked out here again, by search.
 */
import type { RiftboundBoard, Unit } from "../../src/rules/riftbound/board.ts";

type SideName = "attacker" | "defender";

interface Served {
	need: number;
	tank: boolean;
	last: boolean;
	exempt: boolean;
}

/** Every legal assignment of one side, in ascending lexicographic order. */
export function byHand(board: RiftboundBoard, side: SideName): number[][] {
	const version = board.rules ?? "1.4";
	const reading = (id: string, otherwise: string) => board.readings?.[id] ?? otherwise;
	const own = board[side];
	const other = side === "attacker" ? "defender" : "attacker";
	const might = (unit: Unit, of: SideName) => Math.max(0, unit.might + ((of === "attacker" ? unit.assault : unit.shield) ?? 0));
	const copies = (units: readonly Unit[]) => units.flatMap((unit) => Array.from({ length: unit.count ?? 1 }, () => unit));
	const pool = copies(own.units).reduce((sum, unit) => sum + (unit.stunned || unit.dealsNoCombatDamage ? 0 : might(unit, side)), 0);

	const units: Served[] = copies(board[other].units).map((unit) => {
		const need = needOf(unit, own.anyDamageIsLethal ? 1 : Math.max(1, might(unit, other) - (unit.marked ?? 0)), version);
		return {
			need,
			tank: unit.tank === true && !own.ignores?.includes("tank"),
			last: unit.backline === true && !own.ignores?.includes("backline"),
			exempt: unit.immune === true || (need === Infinity && reading("never-lethal", "soaks") === "exempt"),
		};
	});
	const found = new Map<string, number[]>();
	const keep = (amounts: readonly number[]) => found.set(amounts.join(), [...amounts]);
	const shareExempt = reading("immune", "ignored") === "excess";

	for (const pick of picks(units))
		serve(
			pick,
			units.map(() => 0),
			new Set(),
			pool,
			-1,
		);
	return [...found.values()].sort((a, b) => (a.find((amount, i) => amount !== b[i]) ?? 0) - (b.find((amount, i) => amount !== a[i]) ?? 0));

	/** `stage` of each unit: 0 first, 1 between, 2 last. */
	function serve(stages: readonly number[], amounts: number[], served: Set<number>, left: number, latest: number): void {
		const waiting = units.flatMap((unit, i) => (unit.exempt || served.has(i) ? [] : [i]));
		if (waiting.length === 0) {
			giveExcess(amounts, left, latest);
			return;
		}
		if (left === 0) {
			keep(amounts);
			return;
		}
		const stage = Math.min(...waiting.map((i) => stages[i] as number));
		for (const i of waiting.filter((one) => stages[one] === stage)) {
			const { need } = units[i] as Served;
			// Lethal damage in full, or all that is left; 1.0 does not stop at lethal.
			const least = Math.min(left, need);
			const most = version === "1.0" ? left : least;
			for (let amount = least; amount <= most; amount++) {
				amounts[i] = amount;
				served.add(i);
				serve(stages, amounts, served, left - amount, i);
				served.delete(i);
				amounts[i] = 0;
			}
		}
	}

	/** Everybody who counts has lethal damage; `left` points remain. */
	function giveExcess(amounts: number[], left: number, latest: number): void {
		const takers = units.flatMap((unit, i) => (!unit.exempt || shareExempt ? [i] : []));
		if (left === 0 || takers.length === 0) {
			keep(amounts);
			return;
		}
		// 1.0 lets any unit have had more while it was served, so there the reading decides nothing.
		const excess = version === "1.0" ? "any" : reading("excess", "any");
		if (excess === "any") split(amounts, takers, left);
		else {
			for (const i of excess === "last" && latest >= 0 ? [latest] : takers) {
				amounts[i] = (amounts[i] as number) + left;
				keep(amounts);
				amounts[i] = (amounts[i] as number) - left;
			}
		}
	}

	function split(amounts: number[], takers: readonly number[], left: number): void {
		const [taker, ...rest] = takers;
		if (taker === undefined) {
			if (left === 0) keep(amounts);
			return;
		}
		for (let extra = 0; extra <= left; extra++) {
			amounts[taker] = (amounts[taker] as number) + extra;
			split(amounts, rest, left - extra);
			amounts[taker] = (amounts[taker] as number) - extra;
		}
	}
}

/** Every way to treat the units that must be both first and last. */
function picks(units: readonly Served[]): number[][] {
	return units.reduce<number[][]>(
		(all, { tank, last }) => all.flatMap((pick) => (tank && last ? [0, 2] : [tank ? 0 : last ? 2 : 1]).map((stage) => [...pick, stage])),
		[[]],
	);
}

/** The least number of points that counts as lethal, by trying; beyond any sum of this size there is none. */
function needOf(unit: Unit, lethal: number, version: string): number {
	for (let points = 1; points <= 200; points++) {
		let counted = points;
		for (const effect of unit.replacements ?? []) {
			if (effect === "double") counted *= version === "1.4" ? 2 : 1;
			else if (version === "1.3" || version === "1.4") counted = effect === "prevent-all" ? 0 : Math.max(0, counted - effect.prevent);
		}
		if (counted >= lethal) return points;
	}
	return Infinity;
}
