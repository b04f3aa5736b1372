/** Whole questions of the two games: boards audited per second, and the best blocking in Mitos y Leyendas. */
import { spawnSync } from "node:child_process";
import { bestBlocks, board } from "../../src/index.ts";
import type { MitosBoard } from "../../src/rules/mitos/board.ts";
import { type Case, sink } from "../measure.ts";

export function auditCases(): Case[] {
	const args = [
		"audit",
		"diff",
		"--a",
		"rules=1.3",
		"--b",
		"rules=1.4",
		"--max-units",
		"3",
		"--max-might",
		"4",
		"--flags",
		"TBP",
		"--format",
		"json",
	];
	return [
		{
			suite: "audit",
			name: "1.3 against 1.4, 3 units, Might 4, TBP",
			runner: "allot audit diff",
			unit: "boards/s",
			kind: "rate",
			rounds: 3,
			run() {
				const { stdout } = spawnSync(process.execPath, ["dist/cli/main.js", ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
				const { boards } = JSON.parse(stdout) as { boards: string };
				return Number(boards);
			},
		},
	];
}

const BLOCKINGS = [
	"mitos: 5 4 3 3 2 > 4 3 2 2 @20",
	"mitos: 6 5 5 4 4 3 3 2 2 1 > 5 4 4 3 3 2 2 1 @30",
	"mitos: 9 8 7 6 5 5 4 4 3 3 2 2 1 1 > 7 6 5 5 4 4 3 3 2 2 1 1 @40",
];

export function mitosCases(): Case[] {
	return BLOCKINGS.flatMap((notation) => {
		const one = board(notation) as MitosBoard;
		return (["structured", "milp"] as const).map((solver): Case => {
			const times = solver === "structured" ? 50 : 2;
			return {
				suite: "mitos blocking",
				name: `${one.attacker.allies.length} attackers, ${one.defender.allies.length} defenders`,
				runner: solver === "structured" ? "allot" : "javascript-lp-solver",
				unit: "ms",
				kind: "time",
				validate() {
					const [ours, theirs] = [bestBlocks(one).cost, bestBlocks(one, {}, solver).cost];
					if (ours !== theirs) throw new Error(`cost ${theirs}, not ${ours}`);
				},
				run() {
					for (let i = 0; i < times; i++) sink.value += bestBlocks(one, {}, solver).cost ?? 0;
					return times;
				},
			};
		});
	});
}
