/** What a schema can't say about a board: names that stay apart, sizes that add up, units that would not be alive. */
import type { Issue } from "../../core/errors.ts";
import { wishIssues } from "../rule-set.ts";
import { SIDES, type SideName } from "../rule-system.ts";
import type { RiftboundBoard, Unit } from "./board.ts";
import { LIMITS } from "./limits.ts";
import { READINGS } from "./readings.ts";
import { lineUp, mightOf, summedMight } from "./units.ts";
import { VERSIONS } from "./versions.ts";

/** Every problem of the board, with its path. Assumes the shape is right. */
export function inspect(board: RiftboundBoard): Issue[] {
	const issues = wishIssues("riftbound", VERSIONS, READINGS, board);
	for (const side of SIDES) {
		const { units } = board[side];
		const total = units.reduce((sum, { count = 1 }) => sum + count, 0);
		if (total > LIMITS.units && units.every(({ count = 1 }) => count <= LIMITS.units))
			issues.push({ code: "too-many-units", params: { side, count: total, limit: LIMITS.units }, path: [side, "units"] });
		for (const [i, unit] of units.entries()) issues.push(...unitIssues(unit, side, i));
	}
	if (issues.length > 0) return issues;

	const units = lineUp(board);
	const owners = new Map<string, string>();
	for (const side of SIDES) {
		const pool = summedMight(board, side);
		if (pool > LIMITS.points) issues.push({ code: "pool-out-of-range", params: { pool, limit: LIMITS.points }, path: [side, "units"] });
		for (const { id, position, entry, unit } of units[side]) {
			// A name may not be another unit's position, nor a name that another unit has.
			const taken = unit.name !== undefined && (owners.has(id) || (/^[AD]\d+$/i.test(id) && id !== position));
			if (taken) issues.push({ code: "name-taken", params: { name: id }, path: [side, "units", entry, "name"] });
			owners.set(id, position);
		}
	}
	return issues;
}

function unitIssues(unit: Unit, side: SideName, i: number): Issue[] {
	const issues: Issue[] = [];
	const path = (...rest: (string | number)[]) => [side, "units", i, ...rest];
	const range = (key: string, value: number | undefined, least: number, most: number, ...rest: (string | number)[]) => {
		if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
		issues.push({ code: "out-of-range", params: { key, value, least, most }, path: path(...(rest.length > 0 ? rest : [key])) });
	};
	range("count", unit.count, 1, LIMITS.units);
	range("might", unit.might, -LIMITS.points, LIMITS.points);
	for (const key of ["marked", "assault", "shield", "value"] as const) range(key, unit[key], 0, LIMITS.points);
	const { name, replacements = [], marked = 0 } = unit;
	if (replacements.length > LIMITS.replacements) {
		issues.push({ code: "too-many-replacements", params: { count: replacements.length, limit: LIMITS.replacements }, path: path("replacements") });
	}
	replacements.forEach((effect, j) => {
		if (typeof effect === "object") range("prevent", effect.prevent, 0, LIMITS.points, "replacements", j, "prevent");
	});
	if (name !== undefined && (name.trim() !== name || name === "" || name.length > LIMITS.name || /[\p{Cc}#]/u.test(name))) {
		issues.push({ code: "bad-name", params: { name, limit: LIMITS.name }, path: path("name") });
	}
	const might = mightOf(unit, side);
	if (issues.length === 0 && marked > 0 && marked >= might) {
		issues.push({ code: "already-lethal", params: { marked, might }, path: path("marked") });
	}
	return issues;
}
