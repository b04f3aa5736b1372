import type { Choice } from "../queries/best.ts";
import { problem } from "../rules/problem.ts";
import type { RiftboundBoard } from "../rules/riftbound/board.ts";
import type { Aftermath } from "../rules/riftbound/deal.ts";
import { resolveCombat } from "../rules/riftbound/resolve.ts";
import type { SideName } from "../rules/rule-system.ts";
import { parseAssignment } from "./assignment.ts";
import { type CheckReport, violationMessages } from "./check.ts";
import { type Header, headerOf, type ReportOptions } from "./header.ts";
import { type Answer, ask } from "./question.ts";

export interface ResolveReportOptions extends ReportOptions {
	/** As typed ("3,2" or "D1=3,D2=2") or as amounts; default the best. */
	readonly attack?: string | readonly number[] | undefined;
	readonly defend?: string | readonly number[] | undefined;
	readonly conquerValue?: number | undefined;
	/** Questions such as "survives:D2". */
	readonly ask?: readonly string[] | undefined;
}

type Head = Omit<Header, "side" | "pool" | "unassigned" | "units">;

export type ResolveReport = Head &
	(
		| { readonly skipped: true; readonly value: number; readonly survivors: readonly string[] }
		| { readonly illegal: SideName; readonly violations: CheckReport["violations"] }
		| ({
				readonly value: number;
				/** Ids in the order of the defender's and of the attacker's assignment. */
				readonly attackerUnits: readonly string[];
				readonly defenderUnits: readonly string[];
				readonly answers?: readonly Answer[];
		  } & Readonly<Record<SideName, Choice>> &
				Aftermath)
	);

export function resolveReport(board: RiftboundBoard, options: ResolveReportOptions = {}): ResolveReport {
	const { rules, readings, lang = "en", conquerValue } = options;
	const stated = {
		attacker: problem(board, { rules, readings, side: "attacker" }),
		defender: problem(board, { rules, readings, side: "defender" }),
	};
	const { side: _, pool: __, unassigned: ___, units: ____, ...head } = headerOf(stated.attacker, lang);
	const amounts = (side: SideName, given: string | readonly number[] | undefined) =>
		typeof given === "string" && !stated[side].skip ? parseAssignment(stated[side], given) : (given as readonly number[] | undefined);
	const attack = amounts("attacker", options.attack);
	const defend = amounts("defender", options.defend);
	const resolution = resolveCombat(board, { rules, readings, attack, defend, conquerValue });
	if ("skipped" in resolution) {
		const survivors = [...stated.defender.recipients, ...stated.attacker.recipients].map(({ id }) => id);
		return { ...head, skipped: true, value: resolution.value, survivors };
	}
	if ("illegal" in resolution) {
		const side = resolution.illegal;
		return {
			...head,
			illegal: side,
			violations: violationMessages(stated[side], (side === "attacker" ? attack : defend) ?? [], resolution.violations, lang),
		};
	}
	const answers = (options.ask ?? []).map((question) => ask(stated, question));
	const ids = (side: SideName) => stated[side].recipients.map(({ id }) => id);
	return { ...head, ...resolution, attackerUnits: ids("defender"), defenderUnits: ids("attacker"), ...(answers.length > 0 ? { answers } : {}) };
}
