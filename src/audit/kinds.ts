/**
 * The kinds of unit that a board space is made of: a Might between bounds, together with some of the flags that `--flags` allows.
 * (A negative Might counts as 0, so it makes no kind of its own.)
 */
import { refuse } from "../core/errors.ts";
import type { Replacement, Unit } from "../rules/riftbound/board.ts";
import { mightOf } from "../rules/riftbound/units.ts";

export interface UnitKind {
	readonly unit: Unit;
	/** How many of the allowed flags it bears; P and X count one each. */
	readonly flags: number;
}

/** Most kinds a space may have; its tables grow with their number. */
const KIND_LIMIT = 20_000;

/** Greatest number that may follow a flag. */
const NUMBER_LIMIT = 1_000;

const PLAIN = { T: "tank", B: "backline", I: "immune", Z: "stunned", N: "dealsNoCombatDamage" } as const;
const NUMBERED = { M: "marked", A: "assault", S: "shield", V: "value" } as const;

type Setting = Partial<Unit>;

/**
 * The kinds that a list of flags allows, fewest flags first, then least Might, then in the order of the flags below.
 *
 * Each letter is a flag of the notation that a unit may have or not. T B I Z N X stand alone. M, A, S and V allow the values 1 to the
 * number that follows, or just 1: M2 is 1 or 2 damage marked (never lethal). P allows "prevent all, once", P2 "prevent the next 1" and
 * "the next 2"; both may be given, PP2. With P and X a unit may have both, in either order.
 *
 * @throws InputError for a flag that is unknown or given twice, or when there would be more than `KIND_LIMIT` kinds
 */
export function unitKinds(minMight: number, maxMight: number, flags: string): UnitKind[] {
	const choices = settingsOf(flags);
	const combinations = choices.reduce((product, settings) => product * (settings.length + 1), maxMight - minMight + 1);
	if (combinations > KIND_LIMIT) refuse("audit.too-many-kinds", { kinds: combinations, limit: KIND_LIMIT });
	const kinds: UnitKind[] = [];
	for (let might = minMight; might <= maxMight; might++) {
		let partial: UnitKind[] = [{ unit: { might }, flags: 0 }];
		for (const settings of choices) {
			partial = [
				...partial,
				...settings.flatMap((setting) =>
					partial.map((kind) => ({ unit: { ...kind.unit, ...setting }, flags: kind.flags + (setting.replacements?.length ?? 1) })),
				),
			];
		}
		// A unit with lethal marked damage would have died before the step.
		kinds.push(...partial.filter(({ unit }) => unit.marked === undefined || unit.marked < mightOf(unit, "defender")));
	}
	return kinds.sort((a, b) => a.flags - b.flags || a.unit.might - b.unit.might);
}

/** For every flag its settings; all replacement effects are one choice, since their order counts. */
function settingsOf(flags: string): Setting[][] {
	const choices: Setting[][] = [];
	const preventions: Replacement[] = [];
	let doubles = false;
	const seen = new Set<string>();
	for (const [whole, letter = "", digits = ""] of flags.toUpperCase().matchAll(/([A-Z])(\d*)|[^A-Z]+/gu)) {
		const once = letter === "P" && digits !== "" ? "P#" : letter;
		if (seen.has(once)) refuse("flag-twice", { flag: whole });
		seen.add(once);
		const most = digits === "" ? 1 : Number(digits);
		if (most < 1 || most > NUMBER_LIMIT) refuse("audit.bad-flag-number", { flag: whole, limit: NUMBER_LIMIT });
		const upTo = Array.from({ length: most }, (_, i) => i + 1);
		if (letter in NUMBERED) choices.push(upTo.map((value) => ({ [NUMBERED[letter as keyof typeof NUMBERED]]: value })));
		else if (letter === "P") preventions.push(...(digits === "" ? (["prevent-all"] as const) : upTo.map((prevent) => ({ prevent }))));
		else if (digits !== "") refuse("flag-takes-no-number", { flag: letter });
		else if (letter === "X") doubles = true;
		else if (letter in PLAIN) choices.push([{ [PLAIN[letter as keyof typeof PLAIN]]: true }]);
		else refuse("unknown-flag", { flag: whole, flags: "T B I Z N X P Pk Mk Ak Sk Vk" });
	}
	const lists: Replacement[][] = preventions.map((prevention) => [prevention]);
	if (doubles)
		lists.push(
			["double"],
			...preventions.flatMap((prevention): Replacement[][] => [
				[prevention, "double"],
				["double", prevention],
			]),
		);
	if (lists.length > 0) choices.push(lists.map((replacements) => ({ replacements })));
	return choices;
}
