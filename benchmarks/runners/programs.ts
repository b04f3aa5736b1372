/** Solvers that are programs of their own, where they are installed; each is given the model that `convert` writes for it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aspLines } from "../../src/formats/asp.ts";
import { minizincLines } from "../../src/formats/minizinc.ts";
import { statedModel } from "../../src/formats/stated-model.ts";
import type { Program, Relation, Term } from "../../src/solvers/milp/program.ts";
import { installed, type Runner } from "./runner.ts";

const folder = mkdtempSync(join(tmpdir(), "allot-bench-"));
let files = 0;

function file(lines: Iterable<string>, extension: string): string {
	const name = join(folder, `${++files}.${extension}`);
	writeFileSync(name, `${[...lines].join("\n")}\n`);
	return name;
}

interface Call {
	readonly command: string;
	readonly args: readonly string[];
	/** What stands once in the output for every assignment. */
	readonly mark: number;
}

function call(model: unknown): Buffer {
	const { command, args } = model as Call;
	const { stdout, error } = spawnSync(command, args, { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] });
	if (error) throw error;
	return stdout;
}

/** How often a byte occurs. */
function occurrences(text: Buffer, byte: number): number {
	let count = 0;
	for (let at = text.indexOf(byte); at >= 0; at = text.indexOf(byte, at + 1)) count++;
	return count;
}

const BRACKET = "[".charCodeAt(0);

/** `minizinc -a`, what its users type: Gecode finds the solutions, MiniZinc formats them. */
export const minizinc: Runner = {
	name: "minizinc -a (gecode)",
	questions: ["enumerate"],
	available: () => installed("minizinc", "--version") && installed("fzn-gecode", "--help"),
	convert: (problem, _, limit): Call => ({
		command: "minizinc",
		args: ["--solver", "gecode", "-n", String(limit), file(minizincLines(statedModel(problem, "legal")), "mzn")],
		mark: BRACKET,
	}),
	solve: call,
	answer: (solved) => ({ count: occurrences(solved as Buffer, BRACKET) }),
};

/** Gecode on the compiled model, without MiniZinc in between. */
export const gecode: Runner = {
	name: "fzn-gecode",
	questions: ["enumerate"],
	available: minizinc.available,
	convert(problem, _, limit): Call {
		const model = file(minizincLines(statedModel(problem, "legal")), "mzn");
		const compiled = model.replace(".mzn", ".fzn");
		spawnSync("minizinc", ["-c", "--solver", "gecode", "--fzn", compiled, "--no-output-ozn", model]);
		return { command: "fzn-gecode", args: ["-n", String(limit), compiled], mark: 0 };
	},
	solve: call,
	answer: (solved) => ({ count: (solved as Buffer).toString("latin1").split("----------").length - 1 }),
};

export const clingo: Runner = {
	name: "clingo",
	questions: ["enumerate"],
	available: () => installed("clingo", "--version"),
	convert: (problem, _, limit): Call => ({
		command: "clingo",
		args: ["--config=trendy", "-q", "-n", String(limit), file(aspLines(statedModel(problem, "legal")), "lp")],
		mark: 0,
	}),
	solve: call,
	answer: (solved) => ({ count: Number(/Models\s*:\s*(\d+)/.exec((solved as Buffer).toString())?.[1] ?? Number.NaN) }),
};

/** Clasp on the model as pseudo-Boolean rows (OPB): amounts are written in bits. */
export const clasp: Runner = {
	name: "clasp",
	questions: ["enumerate"],
	available: () => installed("clasp", "--version"),
	convert: (problem, _, limit): Call => ({
		command: "clasp",
		args: ["-q", "-n", String(limit), file(opbLines(statedModel(problem, "legal").program), "opb")],
		mark: 0,
	}),
	solve: call,
	answer: (solved) => ({ count: Number(/Models\s*:\s*(\d+)/.exec((solved as Buffer).toString())?.[1] ?? Number.NaN) }),
};

/** Every row as Σ weight · bit ≥ or = bound, and for every amount that doesn't fill its bits a row that bounds it. */
function* opbLines({ variables, rows }: Program): Generator<string> {
	let bits = 0;
	const places = variables.map(({ lower, upper }) => Array.from({ length: (upper - lower).toString(2).length }, () => ++bits));
	const weighted = (terms: readonly Term[], sign: number) =>
		terms.flatMap(({ coefficient, variable }) =>
			(places[variable] as number[]).map((bit, i) => `${sign * coefficient * 2 ** i >= 0 ? "+" : ""}${sign * coefficient * 2 ** i} x${bit}`),
		);
	const base = (terms: readonly Term[]) => terms.reduce((sum, { coefficient, variable }) => sum + coefficient * (variables[variable]?.lower ?? 0), 0);
	const line = (terms: readonly Term[], relation: Relation, bound: number) => {
		const sign = relation === "<=" ? -1 : 1;
		return `${weighted(terms, sign).join(" ")} ${relation === "=" ? "=" : ">="} ${sign * (bound - base(terms))} ;`;
	};
	yield `* #variable= ${bits} #constraint= ${rows.length + variables.length}`;
	for (const { terms, relation, bound } of rows) yield line(terms, relation, bound);
	for (const [variable, { upper }] of variables.entries()) yield line([{ coefficient: 1, variable }], "<=", upper);
}

/** GNU Prolog's finite domains, compiled to a program. */
export const gprolog: Runner = {
	name: "GNU Prolog",
	questions: ["enumerate"],
	available: () => installed("gplc", "--version"),
	convert(problem, _, limit): Call {
		const source = file(prologLines(statedModel(problem, "legal").program, limit), "pl");
		const command = source.replace(".pl", "");
		spawnSync("gplc", ["--no-top-level", "-o", command, source], { stdio: "ignore" });
		return { command, args: [], mark: 0 };
	},
	solve: call,
	answer: (solved) => ({ count: Number((solved as Buffer).toString()) }),
};

/** Posts the rows, then walks all solutions in the order of the variables, counting them up to the limit. */
function* prologLines({ variables, rows }: Program, limit: number): Generator<string> {
	const relations: Readonly<Record<Relation, string>> = { "<=": "#=<", ">=": "#>=", "=": "#=" };
	yield ":- initialization(main).";
	yield `post([${variables.map((_, i) => `X${i}`).join(", ")}]) :-`;
	for (const [i, { lower, upper }] of variables.entries()) yield `\tfd_domain(X${i}, ${lower}, ${upper}),`;
	for (const { terms, relation, bound } of rows) {
		yield `\t${terms.map(({ coefficient, variable }) => `${coefficient} * X${variable}`).join(" + ")} ${relations[relation]} ${bound},`;
	}
	yield "\ttrue.";
	yield `main :- post(Xs), g_assign(found, 0), ( fd_labeling(Xs), g_inc(found, N), N >= ${limit} -> true ; true ), g_read(found, M), write(M), nl, halt.`;
}
