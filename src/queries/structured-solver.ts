import type { AssignmentProblem } from "../core/problem.ts";
import type { Solver } from "../solvers/solver.ts";
import { diagramOf } from "../solvers/structured.ts";
import { best } from "./best.ts";
import { count } from "./count.ts";
import { enumerate } from "./enumerate.ts";
import { arcFrom } from "./rank.ts";

/** The diagram behind the interface that the solvers have in common. */
export const structuredSolver: Solver = {
	name: "structured",
	assignments: (problem) => enumerate(problem),
	count,
	best: (problem, top) => best(problem, { top }),
	isLegal: isPath,
};

/** The amounts are legal iff they lead from the root of the diagram to its end. */
function isPath(problem: AssignmentProblem, amounts: readonly number[]): boolean {
	const diagram = diagramOf(problem);
	let mode = 0;
	let left = diagram.pool;
	for (let j = 0; j < diagram.layers; j++) {
		const after = left - (amounts[j] as number);
		const arcs = [0, 1, 2, 3].map((k) => arcFrom(diagram, j, mode, k, left));
		const taken = arcs.find((arc) => arc !== null && arc.least <= after && after <= arc.most);
		if (!taken) return false;
		mode = taken.mode;
		left = after;
	}
	return left === 0 && problem.skipped !== true;
}
