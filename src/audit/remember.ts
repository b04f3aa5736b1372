/**
 * Boards that an examiner can't tell apart share one verdict. The examiner says what it sees of a unit kind; a board's key is its pool
 * and what is seen of its units, and the first board with a key is the only one that is really examined.
 *
 * Most verdicts are "nothing to report", one byte each. Those bytes lie in memory that all threads of an audit share, so that a verdict
 * is reached once and not once per thread. Threads need not wait for each other there: whoever writes a byte writes the same one.
 */
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import type { BoardCompiler } from "./board-compiler.ts";
import type { Examine, Finding } from "./examiner.ts";
import type { BoardSpace, SpaceBoard } from "./space.ts";

/** Findings, and verdicts on keys beyond the shared memory, that a thread holds at a time; then it begins anew. */
const REMEMBERED = 200_000;

/** Bytes for an audit of one thread, and of several: one per key, from key 0 on. */
const OWN_MEMORY = 1 << 22;
const SHARED_MEMORY = 1 << 26;

const NOTHING = 1;

/** Memory for the verdicts that the threads of one audit share. The system only provides what of it is written to. */
export function verdictMemory(): SharedArrayBuffer {
	return new SharedArrayBuffer(SHARED_MEMORY);
}

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
	memory: SharedArrayBuffer = new SharedArrayBuffer(OWN_MEMORY),
): Examine {
	const numbers = new Map<string, number>();
	// From 1 on, so that a key tells how many units there are.
	const seen = space.kinds.map((_, kind) => {
		const text = see(kind);
		if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
		return numbers.get(text) as number;
	});
	const base = numbers.size + 1;
	const pools = space.bounds.maxPool + 1;
	const shared = new Uint8Array(memory);
	let own = new Map<number, Finding | null>();
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
		if (shared[key] === NOTHING) return null;
		const known = own.get(key);
		if (known !== undefined) return known;
		const verdict = examine(board);
		if (verdict === null && key < shared.length) shared[key] = NOTHING;
		else {
			if (own.size >= REMEMBERED) own = new Map();
			own.set(key, verdict);
		}
		return verdict;
	};
}

/** What a compiled problem takes from a kind. What its removal is worth matters to no audit. */
export function compiledKind(compile: BoardCompiler, kind: number): string {
	const { need, classes, killAt } = (compile({ pool: 0, kinds: [kind] }) as AssignmentProblem).recipients[0] as Recipient;
	return `${need}/${classes.join("+")}/${killAt}`;
}
