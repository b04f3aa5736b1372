/** The whole combat: the attacker assigns first and openly, the defender answers, all damage is dealt at once. */

import { best, type Choice, killsOf } from "../../queries/best.ts";
import type { CitedViolation } from "../../queries/check.ts";
import { check } from "../../queries/check.ts";
import { killed, type Requirement, spared } from "../../queries/require.ts";
import type { RuleWish } from "../rule-set.ts";
import { SIDES, type SideName } from "../rule-system.ts";
import type { RiftboundBoard } from "./board.ts";
import { problemOfSide, type RiftboundProblem } from "./compile.ts";
import { type Aftermath, type CombatResult, deal } from "./deal.ts";

export interface ResolveOptions extends RuleWish {
	/** The attacker's assignment; default its best. */
	readonly attack?: readonly number[] | undefined;
	/** The defender's assignment; default its best answer. */
	readonly defend?: readonly number[] | undefined;
	/** What conquering is worth to the attacker, beside the units; default 0. */
	readonly conquerValue?: number | undefined;
}

export type Resolution =
	| { readonly skipped: { readonly rule: string; readonly result: CombatResult }; readonly value: number }
	| { readonly illegal: SideName; readonly violations: readonly CitedViolation[] }
	| ({ readonly value: number } & Readonly<Record<SideName, Choice>> & Aftermath);

/**
 * Resolves the combat. `value` = value killed by the attacker − value killed by the defender + the conquer value if it conquers.
 *
 * Optimal play: all damage is dealt at once, so neither assignment changes what the other may do, and without a conquer value each side
 * simply kills the most. With one, only two things about the attack matter to the answer: its value, and whether every defender dies;
 * likewise for the answer. So each side compares its best assignment that wipes the other side out with its best that does not.
 *
 * @throws InputError for an unknown version or reading, or amounts that are not one whole number per unit
 */
export function resolveCombat(board: RiftboundBoard, asked: ResolveOptions = {}): Resolution {
	const { attack, defend, conquerValue = 0 } = asked;
	const problems: Record<SideName, RiftboundProblem> = {
		attacker: problemOfSide(board, "attacker", asked),
		defender: problemOfSide(board, "defender", asked),
	};
	const { skip } = problems.attacker;
	if (skip) return { skipped: skip, value: skip.result === "conquer" ? conquerValue : 0 };
	for (const side of SIDES) {
		const given = side === "attacker" ? attack : defend;
		const verdict = given === undefined ? null : check(problems[side], given);
		if (verdict?.legal === false) return { illegal: side, violations: verdict.violations };
	}
	const options = (side: SideName, given: readonly number[] | undefined) =>
		given === undefined ? candidates(problems[side], conquerValue !== 0) : [choiceOf(problems[side], given)];
	const attackers = problems.defender.recipients.length;
	const defenders = problems.attacker.recipients.length;
	const score = (attacker: Choice, defender: Choice) =>
		attacker.value - defender.value + (attacker.kills.length === defenders && defender.kills.length < attackers ? conquerValue : 0);

	const answers = options("defender", defend);
	let chosen: { attacker: Choice; defender: Choice; value: number } | null = null;
	for (const attacker of options("attacker", attack)) {
		const defender = answers.reduce((least, answer) => (score(attacker, answer) < score(attacker, least) ? answer : least));
		const value = score(attacker, defender);
		if (chosen === null || value > chosen.value) chosen = { attacker, defender, value };
	}
	const { attacker, defender, value } = chosen as NonNullable<typeof chosen>;
	return {
		value,
		attacker,
		defender,
		...deal(board, problems, { attacker: attacker.assignment, defender: defender.assignment }),
	};
}

/** The best assignment; and, when wiping out matters, the best of those that do and of those that don't. */
function candidates(problem: RiftboundProblem, wipingOutMatters: boolean): Choice[] {
	const [first] = best(problem);
	if (first === undefined) throw new Error("a combat that is not skipped has an assignment");
	if (!wipingOutMatters) return [first];
	const everyone = problem.recipients.map((_, i) => i);
	const under = (require: readonly Requirement[]) => best(problem, { require });
	const wipes = under(everyone.map((i) => killed(problem, i)));
	const leaves = everyone.flatMap((i) => under([spared(problem, i)]));
	const most = leaves.reduce<Choice | undefined>((top, choice) => (top === undefined || choice.value > top.value ? choice : top), undefined);
	return [...new Set([first, ...wipes, ...(most ? [most] : [])])];
}

function choiceOf(problem: RiftboundProblem, assignment: readonly number[]): Choice {
	const kills = killsOf(problem, assignment);
	const value = problem.recipients.reduce((sum, recipient) => sum + (kills.includes(recipient.id) ? recipient.value : 0), 0);
	return { value, assignment, kills };
}
