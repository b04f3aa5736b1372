import { refuse } from "../../core/errors.ts";
import { bestAttack } from "../../rules/mitos/best-attack.ts";
import { type BestBlocks, bestBlocks } from "../../rules/mitos/best-blocks.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import { outcomeOf, pairsOf, playWith, type StageOutcome } from "../../rules/mitos/resolve.ts";
import { type Stage, stageOf } from "../../rules/mitos/stage.ts";
import { SOLVER_NAMES } from "../../solvers/solver.ts";
import { type MitosHeader, type MitosOptions, mitosHeader } from "./header.ts";

const BEST_DECISIONS = ["blocks", "attack"] as const;

export interface MitosBestOptions extends MitosOptions {
	/** What a point of damage to the castle costs, two decimals at most; default 1. */
	readonly castleWeight?: number | undefined;
	readonly solver?: string | undefined;
}

export type MitosBestReport = MitosHeader &
	Pick<StageOutcome, "damageBy" | "damage" | "castle" | "destroyed" | "prevented" | "gameOver"> & {
		readonly decision: (typeof BEST_DECISIONS)[number];
		readonly castleWeight: number;
		/** Damage × weight + own value destroyed − attackers' value destroyed; "castle-lost" when every blocking loses the castle. */
		readonly cost: number | "castle-lost";
		/** The allies that attack, for the decision "attack". */
		readonly attack?: readonly string[];
		/** Attacker: its blocker. */
		readonly blocks: Readonly<Record<string, string>>;
		/** The answer is proved best, not merely found; `proof` says how. */
		readonly optimal: true;
		readonly proof: BestBlocks["proof"];
	};

/** `decision` "blocks" (the default): the defender's best blocking. "attack": the attack whose best answer costs the defender most. */
export function mitosBestReport(board: MitosBoard, options: MitosBestOptions = {}): MitosBestReport {
	const { decision = "blocks", castleWeight = 1, solver = "structured" } = options;
	if (decision !== "blocks" && decision !== "attack") {
		refuse("bad-choice", { option: "--decision", value: decision, values: BEST_DECISIONS.join(", ") });
	}
	const wish = { rules: options.rules, readings: options.readings, castleWeight };
	if (decision === "blocks") {
		const known = SOLVER_NAMES.find((name) => name === solver);
		if (known === undefined) refuse("bad-choice", { option: "--solver", value: solver, values: SOLVER_NAMES.join(", ") });
		const best = bestBlocks(board, wish, known);
		return reportOf(stageOf(board, options, { blocks: best.blocks }), best, decision, castleWeight);
	}
	const best = bestAttack(board, wish);
	const stage = stageOf(board, options, { blocks: best.blocks, attacking: best.attack });
	return { ...reportOf(stage, best, decision, castleWeight), attack: best.attack.map((i) => (stage.fighters.attacker[i] as { id: string }).id) };
}

function reportOf(stage: Stage, best: BestBlocks, decision: MitosBestReport["decision"], castleWeight: number): MitosBestReport {
	const { damageBy, damage, castle, destroyed, prevented, gameOver } = outcomeOf(stage, playWith(stage));
	return {
		...mitosHeader(stage.rules),
		decision,
		castleWeight,
		cost: best.cost ?? "castle-lost",
		blocks: pairsOf(stage),
		damageBy,
		damage,
		castle,
		destroyed,
		prevented,
		gameOver,
		optimal: true,
		proof: best.proof,
	};
}
