import { glpk, highs, javascriptLpSolver, yalps } from "./linear.ts";
import { allot, bruteForce } from "./ours.ts";
import { clasp, clingo, gecode, gprolog, minizinc } from "./programs.ts";
import type { Question, Runner } from "./runner.ts";

const RUNNERS: readonly Runner[] = [allot, bruteForce, javascriptLpSolver, yalps, glpk, highs, minizinc, gecode, clingo, clasp, gprolog];

/** The runners that are there and answer this question. */
export function runnersFor(question: Question): Runner[] {
	return RUNNERS.filter((runner) => runner.questions.includes(question) && runner.available());
}
