/** Over all legal blockings: which allies are always destroyed, sometimes, never? Answered without listing the blockings. */
import { refuse } from "../../core/errors.ts";
import { greatestLoad, leastLoad, restrictedTo, withPair } from "../../solvers/matching/extremes.ts";
import type { RuleWish } from "../rule-set.ts";
import { SIDES } from "../rule-system.ts";
import type { Fighter } from "./allies.ts";
import { type BlockingProblem, blockingProblem } from "./blockings.ts";
import type { MitosBoard } from "./board.ts";
import { compare } from "./compare.ts";
import { afterResponses } from "./responses.ts";

/** Most possible blocks that are looked at one by one. */
const PAIRS = 2_500;

export type BlockingFate = "must" | "may" | "never";

/**
 * By id, over every legal blocking: "must" be destroyed, "may", or "never". An ally whose destruction may be prevented never must.
 * A blocking under which the castle is emptied destroys nobody.
 *
 * @throws InputError for an unknown version or reading, or beyond `PAIRS`
 */
export function blockingFates(board: MitosBoard, wish: RuleWish = {}): Record<string, BlockingFate> {
	const problem = blockingProblem(board, wish);
	const pairs = problem.left.reduce((sum, { edges }) => sum + edges.length, 0);
	if (pairs > PAIRS) refuse("mitos.too-many-pairs", { pairs, limit: PAIRS });
	const { readings } = problem.rules;
	const now = afterResponses(board, readings);
	const ends = readings["lethal-damage"] === "ends-at-once";
	const lethal = ends && greatestLoad(problem) > problem.limit;
	const falls = fallsIn(problem, now.attacker, now.defender, readings);
	return Object.fromEntries(
		SIDES.flatMap((side) =>
			now[side].map((ally, i) => [
				ally.id,
				fateOf(
					ally,
					falls[side].filter((pair) => pair[side] === i),
				),
			]),
		),
	);

	function fateOf(ally: Fighter, fatal: readonly Pair[]): BlockingFate {
		const happens = fatal.some(({ attacker, defender }) => {
			const rest = withPair(problem, attacker, defender);
			return rest !== null && (!ends || leastLoad(rest) <= rest.limit);
		});
		if (!happens) return "never";
		const survives = lethal || restrictedTo(problem, (i, j) => !fatal.some(({ attacker, defender }) => attacker === i && defender === j)) !== null;
		return survives || ally.abilities.preventable ? "may" : "must";
	}
}

interface Pair {
	readonly attacker: number;
	readonly defender: number;
}

/** The blocks that destroy the attacker, and those that destroy the blocker. */
function fallsIn(
	{ left }: BlockingProblem,
	attackers: readonly Fighter[],
	defenders: readonly Fighter[],
	readings: Readonly<Record<string, string>>,
): { attacker: Pair[]; defender: Pair[] } {
	const falls = { attacker: [] as Pair[], defender: [] as Pair[] };
	left.forEach(({ edges }, attacker) => {
		for (const { right: defender } of edges) {
			const clash = compare(attackers[attacker] as Fighter, defenders[defender] as Fighter, readings);
			if (clash.attackerMarked && clash.attackerSaved === null) falls.attacker.push({ attacker, defender });
			if (clash.blockerMarked && clash.blockerSaved === null) falls.defender.push({ attacker, defender });
		}
	});
	return falls;
}
