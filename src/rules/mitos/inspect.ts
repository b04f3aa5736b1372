/** What a schema can't say about a board: names that stay apart, blocks that may be declared, responses that say one thing, sizes. */
import type { Issue } from "../../core/errors.ts";
import { wishIssues } from "../rule-set.ts";
import { SIDES, type SideName } from "../rule-system.ts";
import { ABILITIES } from "./abilities.ts";
import { type Fighter, type Fighters, findFighter, lineUp } from "./allies.ts";
import { whyNot } from "./blockings.ts";
import type { Abilities, Ally, MitosBoard, Response, Side } from "./board.ts";
import { canonicalAbilities } from "./flags.ts";
import { LIMITS } from "./limits.ts";
import { READINGS } from "./readings.ts";
import { kindsOf, RESPONSE_KINDS } from "./responses.ts";
import { VERSIONS } from "./versions.ts";

type Path = readonly (string | number)[];

/** Every problem of the board, with its path. Assumes the shape is right. */
export function inspect(board: MitosBoard): Issue[] {
	const issues = wishIssues("mitos", VERSIONS, READINGS, board);
	for (const side of SIDES) issues.push(...sideIssues(board[side], side));
	if (issues.length > 0) return issues;

	const fighters = lineUp(board);
	issues.push(...nameIssues(fighters));
	for (const side of SIDES) {
		const strength = fighters[side].reduce((sum, ally) => sum + Math.max(0, ally.strength), 0);
		const value = fighters[side].reduce((sum, ally) => sum + ally.value, 0);
		const most = Math.max(strength, value);
		if (most > LIMITS.points) issues.push({ code: "mitos.side-too-strong", params: { sum: most, limit: LIMITS.points }, path: [side, "allies"] });
	}
	issues.push(...referenceIssues(board, fighters));
	if (issues.length === 0) issues.push(...blockIssues(board, fighters));
	issues.push(...(board.responses ?? []).flatMap((response, i) => responseIssues(response, fighters, ["responses", i])));
	return issues;
}

function sideIssues({ allies, castle, reduce }: Side, side: SideName): Issue[] {
	const issues: Issue[] = [];
	const total = allies.reduce((sum, { count = 1 }) => sum + count, 0);
	if (total > LIMITS.allies) issues.push({ code: "too-many-units", params: { side, count: total, limit: LIMITS.allies }, path: [side, "allies"] });
	issues.push(...range("castle", castle, 1, LIMITS.points, [side, "castle"]), ...range("reduce", reduce, 0, LIMITS.points, [side, "reduce"]));
	issues.push(...allies.flatMap((ally, i) => allyIssues(ally, [side, "allies", i])));
	return issues;
}

function allyIssues({ name, count, strength, value, ...abilities }: Ally, path: Path): Issue[] {
	const issues = [
		...range("count", count, 1, LIMITS.allies, [...path, "count"]),
		...range("strength", strength, -LIMITS.points, LIMITS.points, [...path, "strength"]),
		...range("value", value, 0, LIMITS.points, [...path, "value"]),
		...abilityIssues(abilities, path),
	];
	if (name !== undefined && (name.trim() !== name || name === "" || name.length > LIMITS.name || /[\p{Cc}#:{}]/u.test(name) || /^\d+$/.test(name))) {
		issues.push({ code: "mitos.bad-name", params: { name, limit: LIMITS.name }, path: [...path, "name"] });
	}
	return issues;
}

function abilityIssues({ leavePlayTriggers, blockableOnlyBy, races, destroyedOnlyBy }: Abilities, path: Path): Issue[] {
	const issues = [
		...range("leavePlayTriggers", leavePlayTriggers, 0, LIMITS.triggers, [...path, "leavePlayTriggers"]),
		...range("strength", blockableOnlyBy?.strength, 0, LIMITS.points, [...path, "blockableOnlyBy", "strength"]),
	];
	const lists: [Path, readonly string[] | undefined][] = [
		[["races"], races],
		[["destroyedOnlyBy"], destroyedOnlyBy?.races],
		[["blockableOnlyBy"], blockableOnlyBy?.races],
	];
	for (const [at, all = []] of lists) {
		const bad = all.find((race) => race.trim() !== race || race === "" || race.length > LIMITS.name || /[\p{Cc}{}]/u.test(race));
		if (bad !== undefined) issues.push({ code: "mitos.bad-race", params: { race: bad, limit: LIMITS.name }, path: [...path, ...at] });
		if (all.length > LIMITS.races)
			issues.push({ code: "mitos.too-many-races", params: { count: all.length, limit: LIMITS.races }, path: [...path, ...at] });
	}
	return issues;
}

function nameIssues(fighters: Fighters): Issue[] {
	const issues: Issue[] = [];
	const taken = new Set<string>();
	for (const side of SIDES) {
		for (const { id, position, entry } of fighters[side]) {
			if (taken.has(id) || (/^[AD]\d+$/i.test(id) && id !== position)) {
				issues.push({ code: "name-taken", params: { name: id }, path: [side, "allies", entry, "name"] });
			}
			taken.add(id);
		}
	}
	return issues;
}

/** Every ally that blocks, reductions and responses speak of must be there, on the right side. */
function referenceIssues({ attacker, defender, blocks = {}, responses = [] }: MitosBoard, fighters: Fighters): Issue[] {
	const issues: Issue[] = [];
	const wants = (reference: string, side: SideName | null, path: Path): void => {
		const at = findFighter(fighters, reference);
		if (at === undefined || (side !== null && at.side !== side)) {
			issues.push({ code: side === null ? "mitos.no-such-ally" : `mitos.no-such-${side}`, params: { ally: reference }, path });
		}
	};
	for (const [one, other] of Object.entries(blocks)) {
		wants(one, "attacker", ["blocks", one]);
		wants(other, "defender", ["blocks", one]);
	}
	for (const [side, { reduceFrom = {} }] of [
		["attacker", attacker],
		["defender", defender],
	] as const) {
		for (const [source, points] of Object.entries(reduceFrom)) {
			wants(source, "attacker", [side, "reduceFrom", source]);
			issues.push(...range(source, points, 0, LIMITS.points, [side, "reduceFrom", source]));
		}
	}
	for (const [i, { ally }] of responses.entries()) wants(ally, null, ["responses", i, "ally"]);
	return issues;
}

/** One blocker per attacker, one attacker per blocker, and only blocks that may be declared. */
function blockIssues({ blocks = {} }: MitosBoard, fighters: Fighters): Issue[] {
	const issues: Issue[] = [];
	const used = new Set<Fighter>();
	const of = (reference: string): Fighter => {
		const { side, index } = findFighter(fighters, reference) as { side: SideName; index: number };
		return fighters[side][index] as Fighter;
	};
	for (const [one, other] of Object.entries(blocks)) {
		const attacker = of(one);
		const blocker = of(other);
		const path = ["blocks", one];
		if (used.has(attacker)) issues.push({ code: "mitos.blocked-twice", params: { attacker: attacker.id }, path });
		if (used.has(blocker)) issues.push({ code: "mitos.blocks-twice", params: { blocker: blocker.id }, path });
		used.add(attacker).add(blocker);
		const why = whyNot(attacker, blocker);
		if (why !== null) issues.push({ code: `mitos.block.${why}`, params: { attacker: attacker.id, blocker: blocker.id }, path });
	}
	return issues;
}

function responseIssues(response: Response, fighters: Fighters, path: Path): Issue[] {
	const kinds = kindsOf(response);
	if (kinds.length !== 1) return [{ code: "mitos.one-response", params: { kinds: RESPONSE_KINDS.join(", ") }, path }];
	const side = findFighter(fighters, response.ally)?.side;
	if (response.cancelled && side === "defender") return [{ code: "mitos.cancelled-defender", params: { ally: response.ally }, path }];
	if (response.stopsBlocking && side === "attacker") return [{ code: "mitos.attacker-stops-blocking", params: { ally: response.ally }, path }];
	const gained = response.gains && canonicalAbilities(response.gains);
	if (response.loses?.length === 0 || (gained && Object.keys(gained).length === 0)) return [{ code: "mitos.empty-response", params: {}, path }];
	const unknown = response.loses?.find((key) => !ABILITIES.includes(key));
	if (unknown !== undefined) {
		return [{ code: "mitos.unknown-ability", params: { ability: unknown, abilities: ABILITIES.join(", ") }, path }];
	}
	return [...range("strength", response.strength, -LIMITS.points, LIMITS.points, path), ...abilityIssues(response.gains ?? {}, path)];
}

function range(key: string, value: number | undefined, least: number, most: number, path: Path): Issue[] {
	if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return [];
	return [{ code: "out-of-range", params: { key, value, least, most }, path }];
}
