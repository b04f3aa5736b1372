/** HiGHS, compiled to WebAssembly: a second opinion on linear and mixed-integer programs, from their text. */
import loader from "highs";

// The package is CommonJS: what Node imports as the default is the function that its types call `default`.
const load = loader as unknown as (typeof loader)["default"];

const loaded = load();

/** The greatest value of the program, or null when it has no solution. */
export async function greatestValue(lpText: string): Promise<number | null> {
	const solution = (await loaded).solve(lpText);
	return solution.Status === "Infeasible" ? null : Math.round(solution.ObjectiveValue);
}
