import { refuse } from "../../core/errors.ts";
import type { Part } from "./part.ts";
import { type Draft, minus, plus, type Term } from "./program.ts";

/** Adds dies_i = 1 iff amount_i ≥ killAt, and gives its share of the value; nothing for a recipient that the pool can't remove. */
export function killRows(rows: Draft, { recipient, number, amount }: Part, pool: number): Term[] {
	const { id, killAt, value } = recipient;
	if (!Number.isSafeInteger(value)) refuse("milp-value", { id, value: String(value) });
	if (killAt > pool) return [];
	const dies = rows.variable(`dies_${number}`, 1);
	rows.row(`dies_${number}`, [plus(amount), minus(dies, killAt)], ">=", 0);
	rows.row(`lives_${number}`, [plus(amount), minus(dies, pool - killAt + 1)], "<=", killAt - 1);
	return [{ coefficient: value, variable: (dies as { variable: number }).variable }];
}
