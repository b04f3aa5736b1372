/**
 * Boards that an examiner can't tell apart share one verdict. The examiner says what it sees of a unit kind; a board's key is its pool
 * and what is seen of its units, and the first board with a key is the only one that is really examined.
 */
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import type { BoardCompiler } from "./board-compiler.ts";
import type { Examine, Finding } from "./examiner.ts";
import type { BoardSpace, SpaceBoard } from "./space.ts";

/** Verdicts that are held at a time; then it begins anew. */
const REMEMBERED = 200_000;

/**
 * @param see everything that the verdict takes from a unit kind, as text
 * @param ordered whether the order of the units matters to the verdict
 */
export function remembering(space: BoardSpace, see: (kind: number) => string, examine: Examine, ordered: boolean): Examine {
	const numbers = new Map<string, number>();
	const keys = space.kinds.map((_, kind) => {
		const seen = see(kind);
		if (!numbers.has(seen)) numbers.set(seen, numbers.size);
		return numbers.get(seen) as number;
	});
	let verdicts = new Map<string, Finding | null>();
	return (board: SpaceBoard) => {
		const units = board.kinds.map((kind) => keys[kind] as number);
		if (!ordered) units.sort(ascending);
		const key = `${board.pool} ${units.join(" ")}`;
		let verdict = verdicts.get(key);
		if (verdict === undefined) {
			verdict = examine(board);
			if (verdicts.size >= REMEMBERED) verdicts = new Map();
			verdicts.set(key, verdict);
		}
		return verdict;
	};
}

/** What a compiled problem takes from a kind. What its removal is worth matters to no audit. */
export function compiledKind(compile: BoardCompiler, kind: number): string {
	const { need, classes, killAt } = (compile({ pool: 0, kinds: [kind] }) as AssignmentProblem).recipients[0] as Recipient;
	return `${need}/${classes.join("+")}/${killAt}`;
}

function ascending(a: number, b: number): number {
	return a - b;
}
