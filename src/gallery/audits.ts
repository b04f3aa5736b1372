/**
 * Ready-made audits: the questions a rules designer asks first, each with its smallest counterexamples as `allot audit ready` finds them
 * (a test computes them again). Titles stand in `messages` under "ready.<id>".
 */
import type { AuditTask } from "../audit/task.ts";

export interface ReadyAudit {
	readonly id: string;
	readonly task: AuditTask;
	/** Boards that stand out, and the smallest of them. */
	readonly found: string;
	readonly smallest: readonly string[];
}

// Might 0 needs as much as Might 1, so that a space with both lists everything twice.
const small = { maxUnits: 3, minMight: 1, maxMight: 3, maxPool: 9 };

const excess = (a: string, b: string): AuditTask => ({
	audit: "diff",
	space: { ...small, flags: "TB" },
	a: { readings: { excess: a } },
	b: { readings: { excess: b } },
});

export const READY_AUDITS: readonly ReadyAudit[] = [
	{
		id: "1.3-1.4",
		task: { audit: "diff", space: { ...small, flags: "TPP1X" }, a: { rules: "1.3" }, b: { rules: "1.4" } },
		found: "",
		smallest: [],
	},
	{ id: "excess-any-last", task: excess("any", "last"), found: "", smallest: [] },
	{ id: "excess-any-single", task: excess("any", "single"), found: "", smallest: [] },
	{ id: "excess-single-last", task: excess("single", "last"), found: "", smallest: [] },
	{
		id: "immune",
		task: { audit: "diff", space: { ...small, flags: "TI" }, a: { readings: { immune: "ignored" } }, b: { readings: { immune: "excess" } } },
		found: "",
		smallest: [],
	},
	{
		id: "never-lethal",
		task: { audit: "diff", space: { ...small, flags: "TP" }, a: { readings: { "never-lethal": "soaks" } }, b: { readings: { "never-lethal": "exempt" } } },
		found: "",
		smallest: [],
	},
	{ id: "no-overkill", task: { audit: "diff", space: { ...small, flags: "TB" }, a: { rules: "1.0" }, b: { rules: "1.1" } }, found: "", smallest: [] },
	{
		id: "deaths-and-excess",
		task: { audit: "find", space: { ...small, flags: "TBI" }, where: "danger", a: { readings: { excess: "any" } }, b: { readings: { excess: "last" } } },
		found: "",
		smallest: [],
	},
];
