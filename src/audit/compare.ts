/** `audit diff`: does a board have different legal assignments under two rule sets, and which single change of the rules does that? */
import { buildDiagram, type Diagram } from "../core/diagram.ts";
import { compareDiagrams, type DifferenceCounts } from "../queries/diff.ts";
import { causesOn, changeSteps, effectOf, equal } from "../rules/riftbound/causes.ts";
import type { RuleSet } from "../rules/rule-system.ts";
import { type BoardCompiler, boardCompiler } from "./board-compiler.ts";
import type { Examine } from "./examiner.ts";
import { compiledKind, numbered, remembering } from "./remember.ts";
import type { BoardSpace, SpaceBoard } from "./space.ts";
import type { VerdictMemory } from "./verdict-memory.ts";

export function compareExaminer(space: BoardSpace, a: RuleSet, b: RuleSet, memory?: VerdictMemory): Examine {
	const compilers: BoardCompiler[] = [];
	const steps = changeSteps(a, b, (rules) => compilers.push(boardCompiler(space, rules)) - 1);
	const looks = looksOf(space, compilers);
	const see = (kind: number) => looks.map((look) => look[kind]).join(" ");
	const compare = comparer(compilers, looks);
	const examine: Examine = (board) => {
		const pairs = compare(board);
		const counts = pairs(steps.a, steps.b);
		if (counts === null) return null;
		const causes = causesOn(steps, (one, other) => pairs(one, other) === null).map(({ change }) => change.name);
		return { group: [effectOf(counts), ...causes].join(" "), onlyA: counts.onlyA, onlyB: counts.onlyB };
	};
	return remembering(space, see, examine, false, memory);
}

/** At [compiler][kind]: equal numbers for equal recipients under equal knobs. */
type Looks = readonly (readonly number[])[];

function looksOf({ kinds }: BoardSpace, compilers: readonly BoardCompiler[]): Looks {
	const texts = compilers.flatMap((compile) =>
		kinds.map((_, kind) => {
			const { fill, cap, surplus, exempt } = compile({ pool: 0, kinds: [kind] });
			return `${fill} ${cap} ${surplus} ${exempt} ${compiledKind(compile, kind)}`;
		}),
	);
	const numbers = numbered(texts);
	return compilers.map((_, i) => numbers.slice(i * kinds.length, (i + 1) * kinds.length));
}

/** How the rule sets behind two compilers (given by their numbers) differ on a board; null: they don't. */
type Pairs = (one: number, other: number) => DifferenceCounts | null;

/**
 * Compares rule sets on a board, two by two. Most rule sets do not tell most boards apart: those that compile all of a board's kinds alike
 * share one diagram, and each pair of diagrams is walked once.
 */
function comparer(compilers: readonly BoardCompiler[], looks: Looks): (board: SpaceBoard) => Pairs {
	const alike = (one: number, other: number, { kinds }: SpaceBoard) => {
		for (const kind of kinds) if ((looks[one] as number[])[kind] !== (looks[other] as number[])[kind]) return false;
		return true;
	};
	const size = compilers.length;
	const first = new Array<number>(size);
	const diagrams = new Array<Diagram | undefined>(size);
	const pairs = new Array<DifferenceCounts | null | undefined>(size * size);
	return (board) => {
		diagrams.fill(undefined);
		pairs.fill(undefined);
		for (let i = 0; i < size; i++) {
			let like = 0;
			while (like < i && !alike(like, i, board)) like++;
			first[i] = like;
		}
		const diagram = (i: number): Diagram => {
			diagrams[i] ??= buildDiagram((compilers[i] as BoardCompiler)(board));
			return diagrams[i];
		};
		return (one, other) => {
			const [a, b] = [first[one] as number, first[other] as number];
			if (a === b) return null;
			let counts = pairs[a * size + b];
			if (counts === undefined) {
				counts = compareDiagrams(diagram(a), diagram(b));
				if (equal(counts)) counts = null;
				pairs[a * size + b] = counts;
			}
			return counts;
		};
	};
}
