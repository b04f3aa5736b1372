/**
 * Boards that an examiner can't tell apart share one verdict. The examiner says what it sees of a unit kind; a board's key is its pool
 * and what is seen of its units, and the first board with a key is the only one that is really examined (`verdict-memory.ts`).
 */
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import type { BoardCompiler } from "./board-compiler.ts";
import type { Examine } from "./examiner.ts";
import type { BoardSpace, SpaceBoard } from "./space.ts";
import { ownVerdicts, type VerdictMemory, verdictsIn } from "./verdict-memory.ts";

/**
 * @param see everything that the verdict takes from a unit kind, as text
 * @param ordered whether the order of the units matters to the verdict
 * @param memory shared by the threads of one audit
 */
export function remembering(
	space: BoardSpace,
	see: (kind: number) => string,
	examine: Examine,
	ordered: boolean,
	memory: VerdictMemory = ownVerdicts(),
): Examine {
	// From 1 on, so that a key tells how many units there are.
	const seen = numbered(space.kinds.map((_, kind) => see(kind))).map((number) => number + 1);
	const base = seen.reduce((most, number) => Math.max(most, number), 0) + 1;
	const pools = space.bounds.maxPool + 1;
	const verdicts = verdictsIn(memory);
	const units: number[] = [];

	/** A number for the pool and what is seen of the units: digits in base `base`. */
	const keyOf = ({ pool, kinds }: SpaceBoard): number => {
		units.length = kinds.length;
		for (let i = 0; i < kinds.length; i++) {
			const unit = seen[kinds[i] as number] as number;
			let at = i;
			if (!ordered) for (; at > 0 && (units[at - 1] as number) > unit; at--) units[at] = units[at - 1] as number;
			units[at] = unit;
		}
		let key = 0;
		for (const unit of units) key = key * base + unit;
		return key * pools + pool;
	};

	return (board: SpaceBoard) => {
		const key = keyOf(board);
		if (key > Number.MAX_SAFE_INTEGER) return examine(board);
		let verdict = verdicts.get(key);
		if (verdict === undefined) {
			verdict = examine(board);
			verdicts.set(key, verdict);
		}
		return verdict;
	};
}

/** Numbers for texts, from 0 on in the order in which they are met, equal ones for equal texts. */
export function numbered(texts: readonly string[]): number[] {
	const numbers = new Map<string, number>();
	return texts.map((text) => {
		if (!numbers.has(text)) numbers.set(text, numbers.size);
		return numbers.get(text) as number;
	});
}

/** What a compiled problem takes from a kind. What its removal is worth matters to no audit. */
export function compiledKind(compile: BoardCompiler, kind: number): string {
	const { need, classes, killAt } = (compile({ pool: 0, kinds: [kind] }) as AssignmentProblem).recipients[0] as Recipient;
	return `${need}/${classes.join("+")}/${killAt}`;
}
