import { refuse } from "../../core/errors.ts";
import { lineUp } from "../../rules/mitos/allies.ts";
import { blockingProblem, blocksFrom } from "../../rules/mitos/blockings.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import { type BlockingFate, blockingFates } from "../../rules/mitos/fates.ts";
import { stageOf } from "../../rules/mitos/stage.ts";
import { countMatchings } from "../../solvers/matching/diagram.ts";
import { matchings } from "../../solvers/matching/walk.ts";
import { type MitosHeader, type MitosOptions, mitosHeader } from "./header.ts";

/** Most blockings that are sorted by who is destroyed; with more of them only "must, may, never" is told. */
const BLOCKINGS_SORTED = 20_000;

export interface MitosOutcomesReport extends MitosHeader {
	/** All legal blockings. */
	readonly count: string;
	/** By id: is the ally destroyed under every legal blocking, some, or none? */
	readonly units: Readonly<Record<string, BlockingFate>>;
	/** By who is destroyed, offers of prevention used as told; most blockings first. */
	readonly outcomes: readonly { readonly kills: readonly string[]; readonly gameOver: boolean; readonly blockings: string }[];
	/** "limited": there are too many blockings to sort, and `outcomes` is empty. */
	readonly completion: "complete" | "limited";
}

export function mitosOutcomesReport(board: MitosBoard, options: MitosOptions = {}): MitosOutcomesReport {
	const { prevent = "all" } = options;
	if (prevent !== "all" && prevent !== "none") refuse("bad-choice", { option: "--prevent", value: prevent, values: "all, none" });
	const problem = blockingProblem(board, options);
	const count = countMatchings(problem);
	const complete = count <= BigInt(BLOCKINGS_SORTED);
	const found = new Map<string, { kills: string[]; gameOver: boolean; blockings: number }>();
	if (complete) {
		const fighters = lineUp(board);
		for (const matching of matchings(problem).walk()) {
			const stage = stageOf(board, options, { blocks: blocksFrom(problem, matching, fighters) });
			const kills = stage.falling.filter(({ ally }) => prevent === "none" || !ally.abilities.preventable).map(({ ally }) => ally.id);
			const key = JSON.stringify([kills, stage.gameOver]);
			const outcome = found.get(key);
			if (outcome === undefined) found.set(key, { kills, gameOver: stage.gameOver, blockings: 1 });
			else outcome.blockings++;
		}
	}
	return {
		...mitosHeader(problem.rules),
		count: String(count),
		units: blockingFates(board, options),
		outcomes: [...found.values()].sort((a, b) => b.blockings - a.blockings).map((outcome) => ({ ...outcome, blockings: String(outcome.blockings) })),
		completion: complete ? "complete" : "limited",
	};
}
