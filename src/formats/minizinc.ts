import type { StatedModel } from "./stated-model.ts";
import { sumText } from "./stated-model.ts";

/**
 * The model in MiniZinc 2. Each solution is printed as the amounts in brackets; with the goal "legal" a solver's `-a` prints every
 * legal assignment once.
 */
export function* minizincLines({ program, amounts, value, goal, comments }: StatedModel): Generator<string> {
	const { variables, rows } = program;
	const nameOf = (index: number) => (variables[index] as { name: string }).name;
	const sum = (terms: StatedModel["value"]) => sumText(terms, nameOf, "*") || "0";
	for (const comment of comments) yield `% ${comment}`;
	for (const { name, lower, upper } of variables) yield `var ${lower}..${upper}: ${name};`;
	for (const { name, terms, relation, bound } of rows) yield `constraint ${sum(terms)} ${relation} ${bound}; % ${name}`;
	yield `array[1..${amounts.length}] of var int: amounts = [${amounts.map(nameOf).join(", ")}];`;
	yield goal === "best" ? `solve maximize ${sum(value)};` : "solve satisfy;";
	yield `output ["\\(amounts)\\n"];`;
}
