import type { StatedModel } from "./stated-model.ts";
import { sumText } from "./stated-model.ts";

/** Readers of the format may cut lines after 255 characters. */
const WIDEST = 200;

/**
 * The model in CPLEX LP format, as glpsol, HiGHS, CBC, SCIP, Gurobi and CPLEX read it. The goal "best" maximizes the value of those
 * that die; "legal" maximizes nothing, so that any solution will do.
 */
export function* lpLines({ program, value, goal, comments }: Pick<StatedModel, "program" | "value" | "goal" | "comments">): Generator<string> {
	const { variables, rows } = program;
	const names = variables.length > 0 ? variables.map(({ name }) => name) : [NOTHING];
	const sum = (terms: StatedModel["value"]) => sumText(terms, (index) => names[index] as string, " ");
	for (const comment of comments) yield `\\ ${comment}`;
	yield "Maximize";
	yield* folded(` value: ${goal === "best" && value.length > 0 ? sum(value) : `0 ${names[0]}`}`);
	yield "Subject To";
	// The format asks for a row and a variable even where there is nothing to decide.
	if (rows.length === 0) yield ` anything: ${names[0]} >= 0`;
	for (const { name, terms, relation, bound } of rows) yield* folded(` ${name}: ${sum(terms)} ${relation} ${bound}`);
	yield "Bounds";
	if (variables.length === 0) yield ` ${NOTHING} = 0`;
	for (const { name, lower, upper } of variables) if (!isBinary({ lower, upper })) yield ` ${lower} <= ${name} <= ${upper}`;
	const binaries = variables.filter(isBinary).map(({ name }) => name);
	const generals = variables.filter((variable) => !isBinary(variable)).map(({ name }) => name);
	if (generals.length > 0) yield* ["Generals", ...folded(` ${generals.join(" ")}`)];
	if (binaries.length > 0) yield* ["Binaries", ...folded(` ${binaries.join(" ")}`)];
	yield "End";
}

const NOTHING = "nothing";

function isBinary({ lower, upper }: { lower: number; upper: number }): boolean {
	return lower === 0 && upper === 1;
}

/** Breaks a line at its blanks; what follows is indented. */
function* folded(line: string): Generator<string> {
	let rest = line;
	while (rest.length > WIDEST) {
		const blank = rest.lastIndexOf(" ", WIDEST);
		yield rest.slice(0, blank);
		rest = `  ${rest.slice(blank + 1)}`;
	}
	yield rest;
}
