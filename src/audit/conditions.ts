/** `audit find`: boards on which a stated thing holds. */
import { hasPath } from "../core/diagram.ts";
import { refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { count } from "../queries/count.ts";
import { fates } from "../queries/fates.ts";
import { killed, restrict } from "../queries/require.ts";
import { summedMight } from "../rules/riftbound/units.ts";
import type { RuleSet } from "../rules/rule-system.ts";
import { diagramOf } from "../solvers/structured.ts";
import { boardCompiler } from "./board-compiler.ts";
import type { Examine } from "./examiner.ts";
import { compiledKind, remembering } from "./remember.ts";
import { type BoardSpace, toBoard } from "./space.ts";
import type { VerdictMemory } from "./verdict-memory.ts";

/** The conditions, as users name them. */
export const CONDITIONS = ["assignments=n", "assignments>n", "assignments<n", "danger", "wipeout"] as const;

/**
 * The examiner of a condition:
 *
 * - `assignments=1`, `assignments>50`, `assignments<3`: so many legal assignments under the first rule set;
 * - `danger`: some unit can be killed under one rule set and never under the other;
 * - `wipeout`: under the first rule set both sides can lose everything: one legal assignment kills every defender, and the defenders
 *   together deal enough to kill the attacker (one unit with the pool as its Might, which must be assigned all of it).
 *
 * @throws InputError for anything else
 */
export function conditionExaminer(space: BoardSpace, where: string, a: RuleSet, b: RuleSet, memory?: VerdictMemory): Examine {
	const compileA = boardCompiler(space, a);
	const seenByA = (kind: number) => compiledKind(compileA, kind);
	const [, comparison, digits] = /^assignments\s*([=<>])\s*(\d{1,30})$/.exec(where.trim()) ?? [];
	if (comparison !== undefined) {
		const wanted = BigInt(digits as string);
		const holds = (found: bigint) => (comparison === "=" ? found === wanted : comparison === "<" ? found < wanted : found > wanted);
		return remembering(space, seenByA, (board) => (holds(count(compileA(board))) ? { group: "assignments" } : null), false, memory);
	}
	if (where.trim() === "danger") {
		const compileB = boardCompiler(space, b);
		const inDanger = (problem: AssignmentProblem) => fates(problem).map((fate) => fate !== "never");
		const examine: Examine = (board) => {
			const underB = inDanger(compileB(board));
			return inDanger(compileA(board)).some((danger, i) => danger !== underB[i]) ? { group: "danger" } : null;
		};
		return remembering(space, (kind) => `${seenByA(kind)} ${compiledKind(compileB, kind)}`, examine, false, memory);
	}
	if (where.trim() === "wipeout") {
		const dealt = space.kinds.map((_, kind) => summedMight(toBoard(space, { pool: 0, kinds: [kind] }), "defender"));
		const examine: Examine = ({ pool, kinds }) => {
			const might = kinds.reduce((sum, kind) => sum + (dealt[kind] as number), 0);
			if (might < Math.max(1, pool)) return null;
			const problem = compileA({ pool, kinds });
			const everybody = restrict(
				problem,
				problem.recipients.map((_, i) => killed(problem, i)),
			);
			return hasPath(diagramOf(everybody)) ? { group: "wipeout" } : null;
		};
		return remembering(space, (kind) => `${seenByA(kind)} ${dealt[kind]}`, examine, false, memory);
	}
	refuse("audit.unknown-condition", { where, conditions: CONDITIONS.join(", ") });
}
