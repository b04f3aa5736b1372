/** `audit diff`: does a board have different legal assignments under two rule sets, and which single change of the rules does that? */
import { compareCounts } from "../queries/diff.ts";
import { causesOn, changeSteps, effectOf, equal } from "../rules/riftbound/causes.ts";
import type { RuleSet } from "../rules/rule-system.ts";
import { boardCompiler } from "./board-compiler.ts";
import type { Examine } from "./examiner.ts";
import { compiledKind, remembering } from "./remember.ts";
import type { BoardSpace, SpaceBoard } from "./space.ts";

export function compareExaminer(space: BoardSpace, a: RuleSet, b: RuleSet, memory?: SharedArrayBuffer): Examine {
	const steps = changeSteps<SpaceBoard>(a, b, (rules) => boardCompiler(space, rules));
	const compilers = [steps.a, steps.b, ...steps.steps.flatMap((step) => [step.with, step.without])];
	const see = (kind: number) => compilers.map((compile) => compiledKind(compile, kind)).join(" ");
	const examine: Examine = (board) => {
		const counts = compareCounts(steps.a(board), steps.b(board));
		if (equal(counts)) return null;
		const causes = causesOn(steps, board).map(({ change }) => change.name);
		return { group: [effectOf(counts), ...causes].join(" "), onlyA: counts.onlyA, onlyB: counts.onlyB };
	};
	return remembering(space, see, examine, false, memory);
}
