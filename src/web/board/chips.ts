/** Keywords and effects of a unit in a few words each. */
import type { Replacement, Unit } from "../../rules/riftbound/board.ts";
import { t } from "../state/language.ts";

export interface Chip {
	readonly text: string;
	readonly kind: string;
}

/** What is special about a unit, in words. */
export function chipsOf(unit: Unit): Chip[] {
	const chip = (on: unknown, kind: string, key: string, params = {}) => (on ? [{ kind, text: t(key, params) }] : []);
	return [
		...chip(unit.tank, "tank", "web.tank"),
		...chip(unit.backline, "backline", "web.backline"),
		...chip(unit.immune, "immune", "web.immune"),
		...chip(unit.stunned, "weak", "web.stunned"),
		...chip(unit.dealsNoCombatDamage, "weak", "web.no-damage"),
		...chip(unit.assault, "plus", "web.assault-n", { n: unit.assault ?? 0 }),
		...chip(unit.shield, "plus", "web.shield-n", { n: unit.shield ?? 0 }),
		...chip(unit.marked, "marked", "web.marked-n", { n: unit.marked ?? 0 }),
		...(unit.replacements ?? []).map((effect) => ({ kind: "effect", text: effectText(effect) })),
		...chip(unit.value !== undefined, "plus", "web.value-n", { n: unit.value ?? 0 }),
	];
}

export function effectText(effect: Replacement): string {
	if (effect === "double") return t("web.doubled");
	if (effect === "prevent-all") return t("web.prevent-all");
	return t("web.prevent-n", { n: effect.prevent });
}
