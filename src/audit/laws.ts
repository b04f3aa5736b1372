/**
 * `audit laws`: every law of an enumeration, on every board of a space. That the space is finite and nothing of it is left out makes
 * it a proof within the bounds.
 *
 * The verdict on a board depends only on its problem (as the compiler sees it) and on its targets (as the referee sees them). Boards
 * that agree in both share one verdict, reached by brute force the first time; the compiler is held against itself on every board.
 */
import { createCursor } from "../core/cursor.ts";
import { buildDiagram, type Diagram } from "../core/diagram.ts";
import { countPaths } from "../core/path-counts.ts";
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import { violations } from "../core/violations.ts";
import { enumerate } from "../queries/enumerate.ts";
import { rank, unrank } from "../queries/rank.ts";
import { problemUnder } from "../rules/riftbound/compile.ts";
import type { RuleSet } from "../rules/rule-system.ts";
import { bruteForce } from "../solvers/brute-force.ts";
import { boardCompiler, type CompileBoard } from "./board-compiler.ts";
import type { Examine } from "./examiner.ts";
import type { UnitKind } from "./kinds.ts";
import { refereeAssignments, targetOf } from "./referee.ts";
import { compiledKind, remembering } from "./remember.ts";
import { type BoardSpace, toBoard } from "./space.ts";
import type { VerdictMemory } from "./verdict-memory.ts";

/**
 * The laws, in the order in which they are tried. The first eight are those of `core/violations.ts`: the solver listed an assignment
 * that breaks one. "completeness": it left out a legal one. "uniqueness": it listed one twice or out of order.
 */
export const LAWS = [
	...(["sum", "bounds", "in-full", "cap", "priority", "exclusionary", "exempt", "surplus"] as const),
	...(["uniqueness", "completeness", "count", "rank", "slices", "renaming", "referee", "compiler"] as const),
] as const;

export type AuditedLaw = (typeof LAWS)[number];

/** What is put to the test; a test of the audit itself passes parts that are broken. */
export interface Suspects {
	readonly compile: CompileBoard;
	readonly build: (problem: AssignmentProblem) => Diagram;
}

export function lawExaminer(
	space: BoardSpace,
	rules: RuleSet,
	{ compile = problemUnder, build = buildDiagram }: Partial<Suspects> = {},
	memory?: VerdictMemory,
): Examine {
	const compiled = boardCompiler(space, rules, compile);
	const see = (kind: number) => `${compiledKind(compiled, kind)} ${Object.values(targetOf((space.kinds[kind] as UnitKind).unit, rules)).join("/")}`;
	const examine: Examine = (board) => {
		const problem = compiled(board);
		const solved = listed(build(problem));
		const broken = brokenLaw(problem, solved, build) ?? (equal(solved, refereeAssignments(toBoard(space, board), rules)) ? null : "referee");
		return broken === null ? null : { group: broken };
	};
	const judged = remembering(space, see, examine, true, memory);
	return (board) => {
		const direct = compile(toBoard(space, board), "attacker", rules);
		return sameProblem(compiled(board), direct) ? judged(board) : { group: "compiler" };
	};
}

/** The first law that the solver's list breaks, or null. */
function brokenLaw(problem: AssignmentProblem, solved: readonly number[][], build: Suspects["build"]): AuditedLaw | null {
	if (!equal(solved, [...bruteForce(problem)])) return differenceOf(problem, solved);
	if (countPaths(build(problem)) !== BigInt(solved.length)) return "count";
	if (solved.some((amounts, i) => rank(problem, amounts) !== BigInt(i) || !equal([amounts], [unrank(problem, BigInt(i))]))) return "rank";
	const parts = [0, 1, 2].flatMap((index) => [...enumerate(problem, { shard: { index, of: 3 } })]);
	if (!equal(solved, parts)) return "slices";
	const mirrored = listed(build({ ...problem, recipients: problem.recipients.toReversed() })).map((amounts) => amounts.toReversed());
	mirrored.sort((a, b) => (descends(a, b) ? -1 : 1));
	return equal(solved, mirrored) ? null : "renaming";
}

/** What is wrong with a list that is not the one of brute force. */
function differenceOf(problem: AssignmentProblem, solved: readonly number[][]): AuditedLaw {
	for (const amounts of solved) {
		const [broken] = violations(problem, amounts);
		if (broken !== undefined) return broken.law;
	}
	if (solved.some((amounts, i) => i > 0 && !descends(solved[i - 1] as number[], amounts))) return "uniqueness";
	// All are legal, all are different: one is missing.
	return "completeness";
}

function listed(diagram: Diagram): number[][] {
	const cursor = createCursor(diagram);
	const all: number[][] = [];
	for (let more = cursor.first(); more; more = cursor.next()) all.push(Array.from(cursor.amounts));
	return all;
}

/** Everything that a solver or a decision looks at is the same. */
function sameProblem(a: AssignmentProblem, b: AssignmentProblem): boolean {
	return (
		a.pool === b.pool &&
		a.fill === b.fill &&
		a.cap === b.cap &&
		a.surplus === b.surplus &&
		a.exempt === b.exempt &&
		!b.skipped &&
		a.recipients.length === b.recipients.length &&
		a.recipients.every((one, i) => {
			const other = b.recipients[i] as Recipient;
			return (
				one.id === other.id &&
				one.need === other.need &&
				one.killAt === other.killAt &&
				one.value === other.value &&
				one.classes.length === other.classes.length &&
				one.classes.every((c, at) => c === other.classes[at])
			);
		})
	);
}

function equal(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean {
	return a.length === b.length && a.every((amounts, i) => amounts.every((amount, j) => amount === b[i]?.[j]));
}

/** Is `b` after `a` in descending lexicographic order? */
function descends(a: readonly number[], b: readonly number[]): boolean {
	const at = a.findIndex((amount, i) => amount !== b[i]);
	return at >= 0 && (a[at] as number) > (b[at] as number);
}
