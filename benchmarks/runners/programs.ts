/** Solvers that are programs of their own, where they are installed; each is given the model that `convert` writes for it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aspLines } from "../../src/formats/asp.ts";
import { minizincLines } from "../../src/formats/minizinc.ts";
import { statedModel } from "../../src/formats/stated-model.ts";
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
