import type { Diagram } from "../core/diagram.ts";
import { refuse } from "../core/errors.ts";
import { countPaths } from "../core/path-counts.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { buildProduct, commonPaths, onlyPaths, type Product } from "../core/product.ts";
import { diagramOf } from "../solvers/structured.ts";

/** How many assignments are legal in both of two problems, in the first only, in the second only: exact numbers. */
export interface DifferenceCounts {
	readonly both: bigint;
	readonly onlyA: bigint;
	readonly onlyB: bigint;
}

/** How the legal assignments of two problems over the same recipients compare. */
export interface Difference extends DifferenceCounts {
	/** The first few of each difference, in rank order. */
	readonly examples: { readonly onlyA: readonly number[][]; readonly onlyB: readonly number[][] };
}

/**
 * What changes between two problems over the same recipients, such as one board under two rule sets. Neither set is enumerated:
 * O(recipients × pairs of modes × pool).
 *
 * @param options.limit examples of each difference; default 5
 * @throws InputError when the recipients are not the same, or the problems are beyond the solver's limits
 * @example
 * const at = (rules) => problem(board("3 > 2 2X"), { rules });
 * diff(at("1.3"), at("1.4")).examples // → { onlyA: [[1, 2]], onlyB: [] }
 */
export function diff(a: AssignmentProblem, b: AssignmentProblem, { limit = 5 }: { readonly limit?: number } = {}): Difference {
	const product = productOf(a, b);
	const counts = countsOf(product);
	return {
		...counts,
		examples: {
			onlyA: counts.onlyA > 0n ? onlyPaths(product, "a", limit) : [],
			onlyB: counts.onlyB > 0n ? onlyPaths(product, "b", limit) : [],
		},
	};
}

/** The numbers alone. */
export function compareCounts(a: AssignmentProblem, b: AssignmentProblem): DifferenceCounts {
	return countsOf(productOf(a, b));
}

/** The numbers for two diagrams over the same recipients. */
export function compareDiagrams(a: Diagram, b: Diagram): DifferenceCounts {
	return countsOf(buildProduct(a, b));
}

function productOf(a: AssignmentProblem, b: AssignmentProblem): Product {
	if (a.recipients.length !== b.recipients.length || a.recipients.some(({ id }, i) => id !== b.recipients[i]?.id)) refuse("different-recipients");
	return buildProduct(diagramOf(a), diagramOf(b));
}

function countsOf(product: Product): DifferenceCounts {
	const both = commonPaths(product);
	return { both, onlyA: countPaths(product.a) - both, onlyB: countPaths(product.b) - both };
}
