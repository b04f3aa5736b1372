// A thread in which javascript-lp-solver loops for ever: its own branching, on the model kept for that.
import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import solver from "javascript-lp-solver";
import { answerTask } from "../../dist/cli/deadline.js";

answerTask(workerData, (file) => solver.Solve({ ...JSON.parse(readFileSync(file, "utf8")), options: { presolve: false } }).feasible);
