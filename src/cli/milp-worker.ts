import { workerData } from "node:worker_threads";
import { milpSolver } from "../solvers/milp/solver.ts";
import { answerTask, type Task } from "./deadline.ts";
import type { MilpQuestion } from "./milp.ts";

answerTask(workerData as Task<MilpQuestion>, (question) => {
	const solver = milpSolver();
	switch (question.method) {
		case "assignments":
			return solver.assignments(...question.arguments);
		case "count":
			return solver.count(...question.arguments);
		case "best":
			return solver.best(...question.arguments);
		case "isLegal":
			return solver.isLegal(...question.arguments);
	}
});
