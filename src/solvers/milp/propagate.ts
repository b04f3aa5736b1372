import { narrow, type Program, type Relation, type Term, type Variable } from "./program.ts";

/**
 * The program with its bounds drawn as tight as single rows can draw them, and without the rows that then hold whatever happens; null
 * when some row can't hold. No solution is lost: in Σ c·x ≤ b each term is at most b less the least the others can be.
 *
 * Repeated until nothing moves. It ends since every step shortens a range of whole numbers.
 */
export function propagate(program: Program): Program | null {
	const lower = program.variables.map((variable) => variable.lower);
	const upper = program.variables.map((variable) => variable.upper);
	if (lower.some((least, i) => least > (upper[i] as number))) return null;
	let moved = true;
	while (moved) {
		moved = false;
		for (const { terms, relation, bound } of program.rows) {
			if (relation !== ">=") moved = tighten(terms, 1, bound) || moved;
			if (relation !== "<=") moved = tighten(terms, -1, -bound) || moved;
			if (terms.some(({ variable }) => (lower[variable] as number) > (upper[variable] as number))) return null;
		}
	}
	const tight = narrow(
		program,
		lower.map((least, i) => [i, least, upper[i] as number]),
	);
	return { ...tight, rows: tight.rows.filter(({ terms, relation, bound }) => !always(tight.variables, terms, relation, bound)) };

	/** Draws the bounds that Σ sign·coefficient·x ≤ bound allows; true if one moved. */
	function tighten(terms: readonly Term[], sign: number, bound: number): boolean {
		let room = bound;
		for (const { coefficient, variable } of terms) {
			const c = sign * coefficient;
			room -= c * (c > 0 ? (lower[variable] as number) : (upper[variable] as number));
		}
		let any = false;
		for (const { coefficient, variable } of terms) {
			const c = sign * coefficient;
			const most = lower[variable] as number;
			const least = upper[variable] as number;
			if (c > 0 && most + Math.floor(room / c) < least) {
				upper[variable] = most + Math.floor(room / c);
				any = true;
			} else if (c < 0 && least - Math.floor(room / -c) > most) {
				lower[variable] = least - Math.floor(room / -c);
				any = true;
			}
		}
		return any;
	}
}

/** True when the row holds for all values within the bounds. */
function always(variables: readonly Variable[], terms: readonly Term[], relation: Relation, bound: number): boolean {
	let least = 0;
	let most = 0;
	for (const { coefficient, variable } of terms) {
		const { lower, upper } = variables[variable] as Variable;
		least += coefficient * (coefficient > 0 ? lower : upper);
		most += coefficient * (coefficient > 0 ? upper : lower);
	}
	return (relation === ">=" || most <= bound) && (relation === "<=" || least >= bound);
}
