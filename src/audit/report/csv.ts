/** An audit's report as records of one table, header first: totals, groups and cells, told apart by their first field. */
import type { AuditReport } from "./report.ts";
import { standingOut } from "./report.ts";

export function auditRecords(report: AuditReport): (string | number)[][] {
	const total = standingOut(report);
	return [
		["part", "units", "pool", "group", "boards", "found", "smallest"],
		["total", "", "", "", report.boards, String(total), report.examples[0] ?? ""],
		...report.groups.map(({ group, boards, examples }) => ["group", "", "", group, "", boards, examples[0] ?? ""]),
		...report.cells.map(({ units, pool, boards, found }) => ["cell", units, pool, "", boards, found, ""]),
	];
}
