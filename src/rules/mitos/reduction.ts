/** Which points are reduced, from which attackers: the defender's choice, as an assignment problem. */
import type { AssignmentProblem, Citations } from "../../core/problem.ts";
import type { RuleWish } from "../rule-set.ts";
import type { RuleSet, SideName } from "../rule-system.ts";
import type { Fighter } from "./allies.ts";
import type { MitosBoard } from "./board.ts";
import type { Clash } from "./compare.ts";
import { type Stage, stageOf } from "./stage.ts";
import { sectionOf } from "./versions.ts";

/** An assignment problem that remembers the stage it stands for: how the reduced points are spread over the attackers. */
export interface ReductionProblem extends AssignmentProblem {
	readonly game: "mitos";
	readonly side: SideName;
	readonly rules: RuleSet;
	readonly notes: readonly never[];
	/** The stage is never skipped: without attackers there is just nothing to deal. */
	readonly skip?: undefined;
	readonly stage: Stage;
}

/**
 * Pool: min(R, D). Recipients: the attackers, each needing the damage it deals. Any split will do ("free"), nobody is reduced below
 * nothing ("need"), and a reduction that names its source acts on that source first (`atLeast`).
 */
export function reductionOf(stage: Stage): ReductionProblem {
	return {
		game: "mitos",
		side: "defender",
		rules: stage.rules,
		notes: [],
		stage,
		pool: stage.reduced,
		recipients: stage.fighters.attacker.map(({ id, value }: Fighter, i) => {
			const { damage } = stage.clashes[i] as Clash;
			const named = stage.named[i] as number;
			return { id, need: damage, classes: [0], killAt: Infinity, value, ...(named > 0 ? { atLeast: named } : {}) };
		}),
		fill: "free",
		cap: "need",
		surplus: "any",
		exempt: "nothing",
		citations: CITATIONS,
	};
}

/**
 * The reduction problem of a board with its blocks.
 *
 * @throws InputError for an unknown version or reading
 */
export function mitosProblem(board: MitosBoard, wish: RuleWish = {}): ReductionProblem {
	return reductionOf(stageOf(board, wish));
}

const rule = sectionOf("reduce");

const CITATIONS: Citations = {
	sum: { id: "reduction-sum", rule },
	bounds: { id: "reduction-source", rule },
	cap: { id: "reduction-cap", rule },
	// Laws that a free split in one class can't break.
	"in-full": { id: "in-full", rule },
	priority: { id: "priority", rule },
	exclusionary: { id: "exclusionary", rule },
	exempt: { id: "exempt", rule },
	surplus: { id: "surplus", rule },
};
