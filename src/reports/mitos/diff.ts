import { diff } from "../../queries/diff.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import { reductionOf } from "../../rules/mitos/reduction.ts";
import { outcomeOf, playWith, type StageOutcome } from "../../rules/mitos/resolve.ts";
import { type Stage, stageOf } from "../../rules/mitos/stage.ts";
import { type NamedRules, namedRules, parseRuleChoice, type RuleWish } from "../../rules/rule-set.ts";
import type { DiffOptions, DiffReport } from "../diff.ts";

/** What the stage comes to under one of the two rule sets. */
export type Compared = Pick<StageOutcome, "damageBy" | "damage" | "milled" | "exiled" | "castle" | "destroyed" | "triggers" | "gameOver">;

export interface MitosDiffReport extends Pick<DiffReport, "a" | "b" | "onlyA" | "onlyB" | "both" | "examples" | "units"> {
	readonly game: "mitos";
	/** What the stage comes to under each, and what of it differs. The first reduction in rank order, offers of prevention used. */
	readonly outcomes: { readonly a: Compared; readonly b: Compared };
	readonly differing: readonly (keyof Compared)[];
	/** Readings that make a difference on this board when they alone are changed. */
	readonly causes: readonly string[];
}

const COMPARED = [
	"damageBy",
	"damage",
	"milled",
	"exiled",
	"castle",
	"destroyed",
	"triggers",
	"gameOver",
] as const satisfies readonly (keyof Compared)[];

/** Two rule sets on one board: the ways to reduce that are legal under one only, and what the stage comes to. */
export function mitosDiffReport(board: MitosBoard, { limit = 5, rules, readings, ...options }: Omit<DiffOptions, "side" | "lang">): MitosDiffReport {
	const base: RuleWish = { rules, readings };
	const under = (wish: RuleWish): Stage =>
		stageOf({ ...board, readings: { ...board.readings, ...base.readings, ...wish.readings } }, { rules: wish.rules ?? rules });
	const [a, b] = [options.a, options.b].map((text) => under(parseRuleChoice(text))) as [Stage, Stage];
	const { both, onlyA, onlyB, examples } = diff(reductionOf(a), reductionOf(b), { limit });
	const outcomes = { a: comparedOf(a), b: comparedOf(b) };
	const changed = Object.entries(b.rules.readings).filter(([id, value]) => a.rules.readings[id] !== value);
	return {
		game: "mitos",
		units: a.fighters.attacker.map(({ id }) => id),
		a: named(a),
		b: named(b),
		onlyA: String(onlyA),
		onlyB: String(onlyB),
		both: String(both),
		examples,
		outcomes,
		differing: differing(outcomes.a, outcomes.b),
		causes: changed
			.filter(([id, value]) => differing(outcomes.a, comparedOf(under({ readings: { ...a.rules.readings, [id]: value } }))).length > 0)
			.map(([id, value]) => `${id}=${value}`),
	};
}

function named({ rules }: Stage): NamedRules {
	return namedRules(rules);
}

function comparedOf(stage: Stage): Compared {
	const outcome = outcomeOf(stage, playWith(stage));
	return Object.fromEntries(COMPARED.map((key) => [key, outcome[key]])) as unknown as Compared;
}

function differing(a: Compared, b: Compared): (keyof Compared)[] {
	return COMPARED.filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
}
