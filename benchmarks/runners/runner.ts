import { spawnSync } from "node:child_process";
import type { AssignmentProblem } from "../../src/core/problem.ts";

export type Question = "enumerate" | "best";

export interface Answer {
	/** Assignments found. */
	readonly count?: number;
	/** Value of the best. */
	readonly value?: number;
}

/** Milliseconds that a peer gets for one optimum. */
export const TIME_LIMIT = 10_000;

/** A solver behind one interface: what a problem looks like to it, the solving (which alone is timed), and what it found. */
export interface Runner {
	readonly name: string;
	readonly questions: readonly Question[];
	available(): boolean;
	/** `limit`: stop after so many assignments. */
	convert(problem: AssignmentProblem, question: Question, limit: number): unknown;
	solve(model: unknown): unknown;
	answer(solved: unknown): Answer;
}

/** True when a program of this name starts. */
export function installed(command: string, ...args: string[]): boolean {
	return spawnSync(command, args, { stdio: "ignore" }).error === undefined;
}
