import { countPaths } from "../core/path-counts.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { countSmall, isSmall } from "../solvers/small.ts";
import { diagramOf } from "../solvers/structured.ts";

/**
 * The exact number of legal assignments; 0n when the step is skipped. Adds up paths, never enumerates: time and memory
 * O(recipients × modes × pool).
 *
 * @throws InputError when the problem is beyond the solver's limits.
 * @example
 * count(problem(board("5 > 3 3 3 3"))) // → 12n
 */
export function count(problem: AssignmentProblem): bigint {
	return isSmall(problem) ? BigInt(countSmall(problem)) : countPaths(diagramOf(problem));
}
