/**
 * Assignments up to exchange of identical recipients. Recipients that agree in everything but their name are of one *kind*; assignments
 * that differ only in who of a kind gets what are one *pattern*. A pattern is shown by the assignment that lists the amounts within every
 * kind in descending order, and stands for as many assignments as that list has different permutations.
 *
 * The walk is that of `diagram.ts`, kind after kind, with one more thing to remember: within a kind an amount is at most the one before,
 * the *cap*. So each pattern has one path and none is met twice. A node is (layer, mode, left, cap); nodes are counted when they are met.
 */
import { ARCS_PER_LAYER, createArcs, modeAfter, writeArcs } from "./arcs.ts";
import { refuse } from "./errors.ts";
import { type AssignmentProblem, assignable, classBits, type Recipient } from "./problem.ts";

/** Most nodes that are counted, some hundred megabytes; beyond it the problem is refused. */
const MOST_NODES = 1 << 21;

/** The recipients of each kind, as indices, in order; kinds in the order of their first recipients. */
export function kindsOf({ recipients }: AssignmentProblem): number[][] {
	const kinds = new Map<string, number[]>();
	recipients.forEach(({ need, classes, killAt, value, atLeast = 0, atMost = Infinity }: Recipient, i) => {
		const key = [need, classes.join("+"), killAt, value, atLeast, atMost].join(" ");
		const kind = kinds.get(key);
		if (kind === undefined) kinds.set(key, [i]);
		else kind.push(i);
	});
	return [...kinds.values()];
}

export interface Patterns {
	readonly kinds: readonly (readonly number[])[];
	/** How many patterns there are. */
	readonly count: bigint;
	/**
	 * The patterns from number `from` to `to` − 1, in descending lexicographic order of the amounts taken kind after kind. `amounts` is in
	 * the recipients' own order and is written anew by every step.
	 */
	walk(from: bigint, to: bigint): Generator<{ readonly amounts: readonly number[]; readonly multiplicity: bigint }>;
}

/** @throws InputError ("too-many-patterns-nodes") when the nodes are too many to be counted */
export function createPatterns(problem: AssignmentProblem): Patterns {
	const kinds = kindsOf(problem);
	// Layer after layer: which recipient it decides, and as which of its kind.
	const order = kinds.flat();
	const place = kinds.flatMap((kind) => kind.map((_, i) => i));
	const recipients = order.map((i) => problem.recipients[i] as Recipient);
	const layers = order.length;
	const pool = assignable(problem);
	const arcs = createArcs(layers);
	const root = writeArcs({ ...problem, recipients }, classBits(problem), arcs);
	const counts: Map<number, bigint>[] = Array.from({ length: layers }, () => new Map());
	let nodes = 0;

	/** Patterns below a node. */
	function below(j: number, mode: number, left: number, cap: number): bigint {
		if (j === layers) return left === 0 ? 1n : 0n;
		const known = counts[j] as Map<number, bigint>;
		const key = (mode * (pool + 1) + left) * (pool + 1) + cap;
		let paths = known.get(key);
		if (paths === undefined) {
			paths = 0n;
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = modeAfter(mode, arcs, j * ARCS_PER_LAYER + k);
				if (after < 0) continue;
				const least = arcs.lo[j * ARCS_PER_LAYER + k] as number;
				for (let amount = Math.min(cap, arcs.hi[j * ARCS_PER_LAYER + k] as number); amount >= least; amount--) {
					paths += below(j + 1, after, left - amount, capAfter(j, left - amount, amount));
				}
			}
			known.set(key, paths);
			if (++nodes > MOST_NODES) refuse("too-many-pattern-nodes", { limit: MOST_NODES });
		}
		return paths;
	}

	/** The most that layer j + 1 may get: no more than is left, within a kind no more than the one before. */
	function capAfter(j: number, left: number, amount: number): number {
		return place[j + 1] === 0 ? left : Math.min(left, amount);
	}

	const count = problem.skipped ? 0n : below(0, root, pool, pool);
	return {
		kinds,
		count,
		*walk(from, to) {
			const amounts = new Array<number>(layers).fill(0);
			let skip = from;
			let rest = to - from;
			yield* walkFrom(0, root, pool, pool, 1n, 0);

			/** `multiplicity` is that of the amounts so far; the last `run` of them, within the kind, are equal. */
			function* walkFrom(j: number, mode: number, left: number, cap: number, multiplicity: bigint, run: number): ReturnType<Patterns["walk"]> {
				if (j === layers) {
					rest--;
					yield { amounts, multiplicity };
					return;
				}
				const index = order[j] as number;
				const members = place[j] as number;
				const before = members > 0 ? (amounts[order[j - 1] as number] as number) : -1;
				for (let k = 0; k < ARCS_PER_LAYER; k++) {
					const after = modeAfter(mode, arcs, j * ARCS_PER_LAYER + k);
					if (after < 0) continue;
					const least = arcs.lo[j * ARCS_PER_LAYER + k] as number;
					for (let amount = Math.min(cap, arcs.hi[j * ARCS_PER_LAYER + k] as number); amount >= least && rest > 0n; amount--) {
						const nextCap = capAfter(j, left - amount, amount);
						const paths = below(j + 1, after, left - amount, nextCap);
						if (paths <= skip) {
							skip -= paths;
							continue;
						}
						amounts[index] = amount;
						// One more of a kind: the permutations grow by the number of members, less those that only swap equals.
						const equals = amount === before ? run + 1 : 1;
						yield* walkFrom(j + 1, after, left - amount, nextCap, (multiplicity * BigInt(members + 1)) / BigInt(equals), equals);
					}
				}
			}
		},
	};
}
