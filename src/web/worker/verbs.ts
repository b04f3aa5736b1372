/** What the page asks its worker: each verb takes and gives plain values. The reports are those the command prints. */
import { CSV_ROW, rowBlocks } from "../../formats/rows.ts";
import type { Language } from "../../messages/messages.ts";
import { check } from "../../queries/check.ts";
import { count } from "../../queries/count.ts";
import { cursorAt } from "../../queries/enumerate.ts";
import { rank } from "../../queries/rank.ts";
import { witness } from "../../queries/witness.ts";
import { bestReport } from "../../reports/best.ts";
import { checkReport } from "../../reports/check.ts";
import { diffReport } from "../../reports/diff.ts";
import { mitosBestReport } from "../../reports/mitos/best.ts";
import { mitosCountReport } from "../../reports/mitos/count.ts";
import { mitosOutcomesReport } from "../../reports/mitos/outcomes.ts";
import { mitosResolveReport } from "../../reports/mitos/resolve.ts";
import { outcomesReport } from "../../reports/outcomes.ts";
import { resolveReport } from "../../reports/resolve.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import type { RiftboundBoard } from "../../rules/riftbound/board.ts";
import { pictureOf } from "../pictures/picture.ts";
import { type Asked, boardOf, problemOf } from "./problems.ts";

type Spoken = Asked & { readonly lang: Language };

/** Examples of what only one of two rule sets allows. */
const EXAMPLES = 4;
/** Outcome classes that the page lists and plots. */
const OUTCOMES = 200;

export const VERBS = {
	count: (asked: Asked) => ({ count: count(problemOf(asked)), size: problemOf(asked).recipients.length }),

	/** The assignments of ranks `from` … `from + rows − 1`, one after the other in one array; fewer at the end. */
	rows(asked: Asked & { readonly from: bigint; readonly rows: number }) {
		const problem = problemOf(asked);
		const size = problem.recipients.length;
		const left = count(problem) - asked.from;
		const rows = left < BigInt(asked.rows) ? Math.max(0, Number(left)) : asked.rows;
		const amounts = new Int32Array(rows * size);
		if (rows > 0) {
			const cursor = cursorAt(problem, asked.from);
			for (let row = 0; row < rows; row++) {
				if (row > 0) cursor.next();
				amounts.set(cursor.amounts, row * size);
			}
		}
		return { from: asked.from, rows, size, amounts };
	},

	/** The verdict on amounts, where a legal assignment stands in the list, and an order of service that obeys every rule. */
	check(asked: Spoken & { readonly amounts: readonly number[] }) {
		const report = checkReport(boardOf(asked), asked.amounts, asked);
		const problem = problemOf(asked);
		const order = report.legal ? witness(problem, asked.amounts).order.map((i) => (problem.recipients[i] as { id: string }).id) : [];
		const waiting = report.legal || report.skipped ? [] : check(problem, asked.amounts).violations.flatMap(({ before }) => before);
		return { report, order, waiting, rank: report.legal ? rank(problem, asked.amounts) : null };
	},

	outcomes: (asked: Spoken) => outcomesReport(boardOf(asked), { ...asked, limit: OUTCOMES }),
	best: (asked: Spoken) => bestReport(boardOf(asked), { ...asked, top: 3 }),
	resolve: ({ side: _, ...asked }: Spoken) => resolveReport(riftboundOf(asked.notation), asked),

	/** What only one of two rule sets allows, and for each example the rules of the other that forbid it. */
	diff({ notation, side, lang, a, b }: Spoken & { readonly a: string; readonly b: string }) {
		const board = riftboundOf(notation);
		const report = diffReport(board, { side, lang, a, b, limit: EXAMPLES });
		const forbidden = (assignments: readonly (readonly number[])[], { rules, readings }: typeof report.a) =>
			assignments.map((assignment) => ({ assignment, why: checkReport(board, assignment, { side, lang, rules, readings }).violations }));
		return { report, onlyA: forbidden(report.examples.onlyA, report.b), onlyB: forbidden(report.examples.onlyB, report.a) };
	},

	/** The stage of Mitos y Leyendas with the reduction split as given, or as it comes first when that is not legal. */
	stage({ notation, lang, reduction }: Spoken & { readonly reduction: readonly number[] | null }) {
		const board = mitosOf(notation);
		const given = mitosResolveReport(board, { lang, ...(reduction === null ? {} : { reduction }) });
		const report = "illegal" in given ? mitosResolveReport(board, { lang }) : given;
		return { report, resolutions: mitosCountReport(board).count, blockings: mitosCountReport(board, { decision: "blocks" }).count };
	},
	blocks: ({ notation, lang }: Spoken) => mitosBestReport(mitosOf(notation), { lang, decision: "blocks" }),
	attack: ({ notation, lang }: Spoken) => mitosBestReport(mitosOf(notation), { lang, decision: "attack" }),
	fates: ({ notation, lang }: Spoken) => mitosOutcomesReport(mitosOf(notation), { lang }),

	picture: (asked: Asked) => pictureOf(problemOf(asked)),

	/** The first `limit` assignments as CSV, with a header of ids. */
	async csv(asked: Asked & { readonly limit: number }) {
		const { csvLine } = await import("../../formats/csv.ts");
		const problem = problemOf(asked);
		const total = count(problem);
		const to = total < BigInt(asked.limit) ? total : BigInt(asked.limit);
		const header = new TextEncoder().encode(csvLine(problem.recipients.map(({ id }) => id)));
		const blob = new Blob([header, ...rowBlocks(problem, 0n, to, CSV_ROW, { rank: 0n })] as BlobPart[], { type: "text/csv" });
		return { blob, count: total };
	},
} as const;

function riftboundOf(notation: string): RiftboundBoard {
	const board = boardOf({ notation, side: "attacker" });
	if (board.game !== "riftbound") throw new Error("asked of another game");
	return board;
}

function mitosOf(notation: string): MitosBoard {
	const board = boardOf({ notation, side: "defender" });
	if (board.game !== "mitos") throw new Error("asked of another game");
	return board;
}

export type Verb = keyof typeof VERBS;
export type Question<V extends Verb> = Parameters<(typeof VERBS)[V]>[0];
export type Reply<V extends Verb> = Awaited<ReturnType<(typeof VERBS)[V]>>;
