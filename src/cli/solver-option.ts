import { type Command, Option } from "commander";
import { refuse } from "../core/errors.ts";
import { type Language, say } from "../messages/messages.ts";
import { structuredSolver } from "../queries/structured-solver.ts";
import { bruteForceSolver } from "../solvers/brute-force.ts";
import { SOLVER_NAMES, type Solver, type SolverName } from "../solvers/solver.ts";
import { smallNumber } from "./context.ts";

export interface SolverOptions {
	solver?: string;
	timeLimit?: string;
}

/** Seconds that the mixed-integer solver gets unless another limit is set, and the most that can be set. */
const DEFAULT_SECONDS = 30;
const MOST_SECONDS = 86_400;

/** Adds --solver and --time-limit. */
export function withSolver(command: Command, lang: Language): Command {
	return command
		.addOption(new Option("--solver <name>", say(lang, "help.solver", { solvers: SOLVER_NAMES.join(", ") })))
		.addOption(new Option("--time-limit <seconds>", say(lang, "help.time-limit", { seconds: DEFAULT_SECONDS })));
}

/** The solver that the options choose; the structured one by default. */
export async function chosenSolver({ solver = "structured", timeLimit }: SolverOptions): Promise<Solver> {
	const seconds = smallNumber("time-limit", timeLimit, MOST_SECONDS, 1) ?? DEFAULT_SECONDS;
	const solvers: Readonly<Record<SolverName, () => Solver | Promise<Solver>>> = {
		structured: () => structuredSolver,
		milp: async () => (await import("./milp.ts")).boundedMilp(seconds),
		"brute-force": () => bruteForceSolver,
	};
	const name = SOLVER_NAMES.find((known) => known === solver);
	if (name === undefined) refuse("bad-choice", { option: "--solver", value: solver, values: SOLVER_NAMES.join(", ") });
	return solvers[name]();
}
