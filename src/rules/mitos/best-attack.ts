/**
 * The attack whose best answer costs the defender most: which of the left side's allies to declare.
 *
 * If attacking with all empties the castle whatever blocks, so does some smallest group: allies are left at home one by one as long as
 * it still does. Otherwise every group is a candidate, alike allies counted once. A
 * group can't cost more than any blocking that answers it does; the answers found for other groups, cut down to this one, give that
 * bound, so that few groups have to be solved.
 */
import { refuse } from "../../core/errors.ts";
import type { Edge, LeftNode } from "../../core/matching-problem.ts";
import { cheapestMatching } from "../../solvers/matching/cheapest.ts";
import { answerOf, type BestBlocks } from "./best-blocks.ts";
import { type BlockingOptions, type BlockingProblem, blockingProblem } from "./blockings.ts";
import type { MitosBoard } from "./board.ts";

/** Most groups that are looked at. */
const GROUPS = 1 << 16;
/** Answers kept for bounds. */
const ANSWERS = 24;

export interface BestAttack extends BestBlocks {
	/** Indices of the allies that attack, ascending. */
	readonly attack: readonly number[];
}

/**
 * The most costly attack with the best blocking against it; of several the one found first, no attack before an attack that costs 0.
 *
 * @throws InputError when more than `GROUPS` groups would have to be looked at
 */
export function bestAttack(board: MitosBoard, options: Omit<BlockingOptions, "attacking"> = {}): BestAttack {
	const whole = blockingProblem(board, options);
	const everyone = whole.left.map((_, i) => i);
	const all = cheapestMatching(whole);
	if (all.lost) return lostTo(everyone);

	const answers: Answer[] = [answerFrom(whole, everyone, all.matching), whole.left.map(({ alone }) => ({ load: alone, cost: 0 }))];
	const bounded = whole.right.every(({ required }) => !required);
	const bound = (attack: readonly number[]) => (bounded ? Math.min(...answers.map((answer) => costOf(answer, attack))) : Infinity);
	let attack: readonly number[] = [];
	let best = cheapestMatching(part(attack));
	const groups = groupsOf(whole).map((group) => ({ group, bound: bound(group) }));
	groups.sort((a, b) => b.bound - a.bound);
	for (const { group, bound: first } of groups) {
		if (first <= best.total) break;
		if (bound(group) <= best.total) continue;
		const found = cheapestMatching(part(group));
		// A blocker that must block may save the castle from many attackers and not from few.
		if (found.lost) return lostTo(group);
		if (answers.length < ANSWERS) answers.push(answerFrom(part(group), group, found.matching));
		if (found.total > best.total) {
			attack = group;
			best = found;
		}
	}
	return { attack, ...answerOf(board, part(attack), best) };

	/** The castle falls to this group whatever blocks: the answer is what of it is needed. */
	function lostTo(group: readonly number[]): BestAttack {
		const attack = smallest(group);
		const problem = part(attack);
		return { attack, ...answerOf(board, problem, cheapestMatching(problem)) };
	}

	function part(attacking: readonly number[]): BlockingProblem {
		return { ...whole, attacking, left: attacking.map((i) => whole.left[i] as LeftNode) };
	}

	/**
	 * A group that still empties the castle, and none of whose allies can be spared. One round need not do: where a blocker must block,
	 * an ally can become dispensable once another is gone.
	 */
	function smallest(group: readonly number[]): readonly number[] {
		const spared = group.toReversed().find((i) => cheapestMatching(part(group.filter((other) => other !== i))).lost);
		return spared === undefined ? group : smallest(group.filter((other) => other !== spared));
	}

	/** What a blocking does per attacker; an attacker outside its group is not blocked. */
	function answerFrom(problem: BlockingProblem, group: readonly number[], matching: readonly number[]): Answer {
		const answer: Answer = whole.left.map(({ alone }) => ({ load: alone, cost: 0 }));
		group.forEach((i, at) => {
			const edge = (problem.left[at] as LeftNode).edges.find(({ right }) => right === matching[at]);
			if (edge !== undefined) answer[i] = edge;
		});
		return answer;
	}

	/** What a group costs when it is answered so: an upper bound of what its best answer costs. */
	function costOf(answer: Answer, group: readonly number[]): number {
		let load = 0;
		let cost = 0;
		for (const i of group) {
			load += (answer[i] as Pick<Edge, "load">).load;
			cost += (answer[i] as Pick<Edge, "cost">).cost;
		}
		return load > whole.limit ? Infinity : cost + whole.weight * Math.max(0, load - whole.free);
	}
}

type Answer = Pick<Edge, "load" | "cost">[];

/** Every group of attackers but the empty one, of alike attackers always the first ones. */
function groupsOf({ left }: BlockingProblem): number[][] {
	const kinds = new Map<string, number[]>();
	left.forEach(({ alone, edges }, i) => {
		const key = JSON.stringify([alone, edges]);
		kinds.set(key, [...(kinds.get(key) ?? []), i]);
	});
	const count = [...kinds.values()].reduce((product, { length }) => product * (length + 1), 1);
	if (count > GROUPS) refuse("mitos.too-many-attacks", { count, limit: GROUPS });
	let groups: number[][] = [[]];
	for (const members of kinds.values()) {
		groups = groups.flatMap((group) => Array.from({ length: members.length + 1 }, (_, size) => [...group, ...members.slice(0, size)]));
	}
	return groups.filter(({ length }) => length > 0).map((group) => group.sort((a, b) => a - b));
}
