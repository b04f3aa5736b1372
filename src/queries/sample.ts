import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { refuse } from "../core/errors.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { diagramOf, totalsOf } from "../solvers/structured.ts";
import { totalPaths, unrankInto } from "./rank.ts";

/**
 * Independent draws, each exactly uniform over the legal assignments, whatever their number: a uniform rank, unranked. The same seed
 * gives the same draws. Endless unless `size` is given; empty when there is no legal assignment.
 *
 * @param seed a whole number; its lowest 32 bits are used
 * @throws InputError when size or seed is not a whole number
 * @example
 * [...sample(problem(board("5 > 3 3 3 3")), { size: 2, seed: 7 })].length // → 2
 */
export function* sample(problem: AssignmentProblem, { size = Infinity, seed = 0 }: { size?: number; seed?: number } = {}): Generator<number[]> {
	const diagram = diagramOf(problem);
	const totals = totalsOf(diagram);
	for (const rank of sampleRanks(totalPaths(diagram, totals), { size, seed })) {
		const amounts = new Array<number>(diagram.layers).fill(0);
		unrankInto(diagram, totals, rank, amounts);
		yield amounts;
	}
}

/** Independent draws, each exactly uniform over 0 … count − 1; what `sample` draws, for whatever can be ranked. Empty when count is 0. */
export function* sampleRanks(count: bigint, { size = Infinity, seed = 0 }: { size?: number; seed?: number } = {}): Generator<bigint> {
	if (!(size === Infinity || (Number.isSafeInteger(size) && size >= 0))) refuse("not-a-whole-number", { name: "size", value: String(size) });
	if (!Number.isSafeInteger(seed)) refuse("not-a-whole-number", { name: "seed", value: String(seed) });
	if (count === 0n) return;
	const random = xoroshiro128plus(seed);
	for (let drawn = 0; drawn < size; drawn++) yield uniformBigInt(random, 0n, count - 1n);
}
