/** What is measured: the twelve boards with known counts, boards of n units for optimization, and seeded random boards. */
import { readFileSync } from "node:fs";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { AssignmentProblem } from "../src/core/problem.ts";
import { board, problem } from "../src/index.ts";
import type { RiftboundBoard, Unit } from "../src/rules/riftbound/board.ts";

export interface Instance {
	readonly name: string;
	readonly units: number;
	readonly board: string;
	readonly count: string;
}

/** The twelve instances: E-* share out an excess, P-* kill with a partial, O-* are for optimization. */
export const INSTANCES: readonly Instance[] = JSON.parse(readFileSync("benchmarks/instances.json", "utf8"));

export function instance(name: string): Instance {
	const found = INSTANCES.find((one) => one.name === name);
	if (found === undefined) throw new Error(`no instance ${name}`);
	return found;
}

/** A fresh problem each time: nothing computed for an earlier one can be used again. */
export function problemOf(notation: string): AssignmentProblem {
	return problem(board(notation));
}

/** Random boards of 2 to 6 units a side, the same for the same seed. */
export function smallBoards(size: number, seed = 6): RiftboundBoard[] {
	const random = xoroshiro128plus(seed);
	const upTo = (most: number) => uniformInt(random, 0, most - 1);
	const unit = (): Unit => ({
		might: 1 + upTo(8),
		...(upTo(5) === 0 ? { tank: true } : {}),
		...(upTo(5) === 0 ? { backline: true } : {}),
		...(upTo(4) === 0 ? { value: 1 + upTo(9) } : {}),
	});
	const side = () => ({ units: Array.from({ length: 2 + upTo(5) }, unit) });
	return Array.from({ length: size }, () => ({ game: "riftbound" as const, attacker: side(), defender: side() }));
}
