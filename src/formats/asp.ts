import type { StatedModel } from "./stated-model.ts";

/** Says what the facts mean; the same for every model. */
const ENCODING = `% Every variable has one value; every row holds.
1 { value(X,V) : V = L..U } 1 :- variable(X,L,U).
:- row(R,"<=",B), #sum { C*V,X : term(R,C,X), value(X,V) } > B.
:- row(R,">=",B), #sum { C*V,X : term(R,C,X), value(X,V) } < B.
:- row(R,"=",B), #sum { C*V,X : term(R,C,X), value(X,V) } != B.
amount(I,V) :- recipient(I,X), value(X,V).
#defined row/3. #defined term/3. #defined variable/3. #defined recipient/2. #defined worth/2.
#show amount/2.`;

/**
 * The model as an answer set program for clingo: facts, and a few rules that give them their meaning. The atoms shown are
 * amount(Recipient, Points); with the goal "legal", `clingo 0` gives every legal assignment once.
 */
export function* aspLines({ program, amounts, value, goal, ids, comments }: StatedModel): Generator<string> {
	const { variables, rows } = program;
	const nameOf = (index: number) => (variables[index] as { name: string }).name;
	for (const comment of comments) yield `% ${comment}`;
	for (const [i, id] of ids.entries()) yield `recipient("${id.replace(/[\\"]/g, "\\$&")}",${nameOf(amounts[i] as number)}).`;
	for (const { name, lower, upper } of variables) yield `variable(${name},${lower},${upper}).`;
	for (const { name, terms, relation, bound } of rows) {
		yield [
			`row(${name},"${relation}",${bound}).`,
			...terms.map(({ coefficient, variable }) => `term(${name},${coefficient},${nameOf(variable)}).`),
		].join(" ");
	}
	if (goal === "best") {
		for (const { coefficient, variable } of value) yield `worth(${nameOf(variable)},${coefficient}).`;
		yield "#maximize { C*V,X : worth(X,C), value(X,V) }.";
	}
	yield ENCODING;
}
