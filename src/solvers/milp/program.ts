/**
 * A mixed-integer program as plain data: whole-number variables between bounds, and linear rows. Built by a draft that folds what is
 * already known into the bounds, so that a writer or a solver never meets an empty row or a variable that is not there.
 */

/** A whole number from `lower` to `upper`; a binary is one from 0 to 1. */
export interface Variable {
	/** Letters, digits and underscores, beginning with a letter: every format of `formats/` takes it as it is. */
	readonly name: string;
	readonly lower: number;
	readonly upper: number;
}

export interface Term {
	readonly coefficient: number;
	/** Index into the program's variables. */
	readonly variable: number;
}

export type Relation = "<=" | ">=" | "=";

/** Σ coefficient · variable, related to `bound`. */
export interface Row {
	readonly name: string;
	readonly terms: readonly Term[];
	readonly relation: Relation;
	readonly bound: number;
}

export interface Program {
	readonly variables: readonly Variable[];
	readonly rows: readonly Row[];
}

/** A solution's values, by variable; whole numbers, unless a relaxation gave them. */
export type Values = readonly number[];

/** What stands in a sum: a variable, or a number where it is known beforehand what the variable would be. */
export type Operand = { readonly variable: number } | { readonly constant: number };

export const ZERO: Operand = { constant: 0 };
export const ONE: Operand = { constant: 1 };

/** A coefficient and what it multiplies. */
export type Summand = readonly [coefficient: number, operand: Operand];

export function plus(operand: Operand, coefficient = 1): Summand {
	return [coefficient, operand];
}

export function minus(operand: Operand, coefficient = 1): Summand {
	return [-coefficient, operand];
}

export interface Draft {
	readonly program: Program;
	variable(name: string, upper: number): Operand;
	/** Adds the row Σ coefficient · operand `relation` bound. */
	row(name: string, sum: readonly Summand[], relation: Relation, bound: number): void;
}

/** A program in the making; `base` is what it starts from. */
export function draft(base: Program = { variables: [], rows: [] }): Draft {
	const variables = [...base.variables];
	const rows = [...base.rows];
	const variable = (name: string, upper: number): Operand => ({ variable: variables.push({ name, lower: 0, upper }) - 1 });
	return {
		program: { variables, rows },
		variable,
		row(name, sum, relation, bound) {
			const coefficients = new Map<number, number>();
			let rest = bound;
			for (const [coefficient, operand] of sum) {
				if ("constant" in operand) rest -= coefficient * operand.constant;
				else coefficients.set(operand.variable, (coefficients.get(operand.variable) ?? 0) + coefficient);
			}
			const terms = [...coefficients].filter(([, c]) => c !== 0).map(([index, coefficient]) => ({ coefficient, variable: index }));
			if (terms.length > 0) rows.push({ name, terms, relation, bound: rest });
			else if (!related(0, relation, rest)) {
				// The row asks the impossible of no variable at all; no format can say that without one.
				const never = variables.push({ name: `never_${name}`, lower: 0, upper: 0 }) - 1;
				rows.push({ name, terms: [{ coefficient: 1, variable: never }], relation: ">=", bound: 1 });
			}
		},
	};
}

/** The program with some variables held between narrower bounds; everything else is shared. */
export function narrow(program: Program, bounds: readonly (readonly [variable: number, lower: number, upper: number])[]): Program {
	const variables = program.variables.slice();
	for (const [index, lower, upper] of bounds) {
		const known = variables[index] as Variable;
		variables[index] = { ...known, lower: Math.max(known.lower, lower), upper: Math.min(known.upper, upper) };
	}
	return { variables, rows: program.rows };
}

/** Σ coefficient · value. */
export function total(terms: readonly Term[], values: Values): number {
	let sum = 0;
	for (const { coefficient, variable } of terms) sum += coefficient * (values[variable] as number);
	return sum;
}

/** The name of the first bound or row that the values break, or null when they are a solution. */
export function broken({ variables, rows }: Program, values: Values): string | null {
	const outside = variables.find(({ lower, upper }, i) => {
		const value = values[i] as number;
		return !Number.isInteger(value) || value < lower || value > upper;
	});
	return outside?.name ?? rows.find(({ terms, relation, bound }) => !related(total(terms, values), relation, bound))?.name ?? null;
}

export function related(left: number, relation: Relation, right: number): boolean {
	return relation === "=" ? left === right : relation === "<=" ? left <= right : left >= right;
}
