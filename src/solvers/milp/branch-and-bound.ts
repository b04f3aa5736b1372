/**
 * Whole-number solutions by branch and bound, depth first:
 *
 * 1. Tighten the node's bounds by its rows. A row that can't hold closes it.
 * 2. Solve its relaxation. None, or no better than the best solution so far: close it.
 * 3. All values whole: check every row of the program anew; this is the best solution so far.
 * 4. Else part the first broken value's range below and above it, and go into the nearer part first. A relaxation that came to no
 *    end says nothing: part the first range that is not a single value, at its middle.
 *
 * It ends since every branching shortens a range of whole numbers. Objectives have whole coefficients, so that a relaxation of value
 * 6.9 promises 6.
 */
import { refuse } from "../../core/errors.ts";
import { broken, narrow, type Program, type Term, total, type Values } from "./program.ts";
import { propagate } from "./propagate.ts";

/** The values, whole or not, with the greatest Σ objective; null when there are none; or no answer. */
export type Relaxed = Values | null | "unknown";

/** Solves a program without asking for whole numbers. */
export type Relaxation = (program: Program, objective: readonly Term[]) => Relaxed;

/** How far from a whole number a value may be that stands for one. */
const TOLERANCE = 1e-6;

/**
 * The solution with the greatest Σ objective, or null when there is none; any solution when the objective is empty.
 *
 * @param enter called at every node
 * @throws InputError "milp-wrong-answer" when the relaxation's values break a row
 */
export function branchAndBound(program: Program, objective: readonly Term[], relax: Relaxation, enter: () => void): Values | null {
	let best: Values | null = null;
	let greatest = -Infinity;
	const open: Program[] = [program];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		enter();
		const tight = propagate(node);
		const relaxed = tight && relax(tight, objective);
		if (tight === null || relaxed === null) continue;
		if (relaxed === "unknown") {
			open.push(...halves(tight));
			continue;
		}
		if (Math.floor(total(objective, relaxed) + TOLERANCE) <= greatest) continue;
		const split = relaxed.findIndex((value) => Math.abs(value - Math.round(value)) > TOLERANCE);
		if (split < 0) {
			best = relaxed.map(Math.round);
			greatest = total(objective, best);
			const fault = broken(program, best);
			if (fault !== null) refuse("milp-wrong-answer", { row: fault });
			if (objective.length === 0) return best;
		} else {
			const value = relaxed[split] as number;
			const below = narrow(tight, [[split, 0, Math.floor(value)]]);
			const above = narrow(tight, [[split, Math.ceil(value), Infinity]]);
			open.push(...(value % 1 > 0.5 ? [below, above] : [above, below]));
		}
	}
	return best;
}

/** The program in two parts that have all its solutions between them; the upper one last. */
function halves(program: Program): Program[] {
	const split = program.variables.findIndex(({ lower, upper }) => lower < upper);
	const { lower, upper } = program.variables[split] as Program["variables"][0];
	const middle = Math.floor((lower + upper) / 2);
	return [narrow(program, [[split, lower, middle]]), narrow(program, [[split, middle + 1, upper]])];
}
