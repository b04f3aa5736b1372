/**
 * Ready-made audits: the questions a rules designer asks first, each with its smallest counterexamples as `allot audit ready` finds them
 * (a test computes them again). Titles stand in `messages` under "ready.<id>".
 */
import type { AuditTask } from "../audit/task.ts";

export interface ReadyAudit {
	readonly id: string;
	readonly task: AuditTask;
	/** Boards that stand out, and the first few of them. */
	readonly found: string;
	readonly smallest: readonly string[];
}

// Might 0 needs as much as Might 1, so that a space with both lists everything twice.
const small = { maxUnits: 3, minMight: 1, maxMight: 3, maxPool: 9 };

const versions = (a: string, b: string, flags: string): AuditTask => ({
	audit: "diff",
	space: { ...small, flags },
	a: { rules: a },
	b: { rules: b },
});

const readings = (id: string, a: string, b: string, flags: string): AuditTask => ({
	audit: "diff",
	space: { ...small, flags },
	a: { readings: { [id]: a } },
	b: { readings: { [id]: b } },
});

/** Who can be killed under one of the readings only? */
const danger = (id: string, a: string, b: string, flags: string): AuditTask => ({
	audit: "find",
	space: { ...small, flags },
	where: "danger",
	a: { readings: { [id]: a } },
	b: { readings: { [id]: b } },
});

export const READY_AUDITS: readonly ReadyAudit[] = [
	{ id: "1.3-1.4", task: versions("1.3", "1.4", "TPP1X"), found: "74076", smallest: ["2 > 1 2X", "2 > 2 2X", "2 > 3 2X", "2 > 1 1XP1"] },
	{ id: "excess-any-last", task: readings("excess", "any", "last", "TB"), found: "1293", smallest: ["3 > 1 1T", "3 > 1 1B", "3 > 1T 1B", "4 > 2*1"] },
	{
		id: "excess-any-single",
		task: readings("excess", "any", "single", "TB"),
		found: "1060",
		smallest: ["4 > 2*1", "4 > 1 1T", "4 > 1 1B", "4 > 1 1TB"],
	},
	{
		id: "excess-single-last",
		task: readings("excess", "single", "last", "TB"),
		found: "783",
		smallest: ["3 > 1 1T", "3 > 1 1B", "3 > 1T 1B", "4 > 1 1T"],
	},
	{ id: "immune", task: readings("immune", "ignored", "excess", "TI"), found: "2511", smallest: ["1 > 1I", "1 > 2I", "1 > 3I", "1 > 1TI"] },
	{ id: "never-lethal", task: readings("never-lethal", "soaks", "exempt", "TP"), found: "3159", smallest: ["1 > 1P", "1 > 2P", "1 > 3P", "1 > 1TP"] },
	{ id: "no-overkill", task: versions("1.0", "1.1", "TB"), found: "3254", smallest: ["2 > 2*1", "2 > 1 2", "2 > 1 3", "2 > 1 1T"] },
	{ id: "deaths-and-excess", task: danger("excess", "any", "last", "TBI"), found: "0", smallest: [] },
];
