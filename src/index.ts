/** allot: every legal way to assign combat damage. Pure functions on plain values; the same in Node, a worker and a browser. */
export { InputError, type Issue, type Place } from "./core/errors.ts";
export { type AssignmentProblem, LIMITS, type Recipient } from "./core/problem.ts";
export { type CitedViolation, check, type Verdict } from "./queries/check.ts";
export { type Batch, type Batches, type BatchOptions, batches, type Packed } from "./queries/batches.ts";
export { count } from "./queries/count.ts";
export { type Completion, enumerate, type Run, type Slice, visit } from "./queries/enumerate.ts";
export { rank, unrank } from "./queries/rank.ts";
export { problem } from "./rules/problem.ts";
export type { Board, Game } from "./rules/registry.ts";
export type { ProblemOptions, RiftboundProblem } from "./rules/riftbound/compile.ts";
export { board } from "./scenario/board.ts";
export { toNotation } from "./scenario/notation.ts";
