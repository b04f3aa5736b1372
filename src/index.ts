/** allot: every legal way to assign combat damage. Pure functions on plain values; the same in Node, a worker and a browser. */
export { InputError, type Issue, type Place } from "./core/errors.ts";
export { type AssignmentProblem, LIMITS, type Recipient } from "./core/problem.ts";
export { type BestOptions, best, type Choice, killsOf } from "./queries/best.ts";
export { type CitedViolation, check, type Verdict } from "./queries/check.ts";
export { count } from "./queries/count.ts";
export { type Completion, enumerate, type Run, type Slice, visit } from "./queries/enumerate.ts";
export { type Fate, fates } from "./queries/fates.ts";
export { bestOutcome, type Outcome, outcomes } from "./queries/outcomes.ts";
export { rank, unrank } from "./queries/rank.ts";
export { clash, killed, type Requirement, restrict, spared } from "./queries/require.ts";
export { sample } from "./queries/sample.ts";
export { problem } from "./rules/problem.ts";
export type { Board, Game } from "./rules/registry.ts";
export type { ProblemOptions, RiftboundProblem } from "./rules/riftbound/compile.ts";
export type { Aftermath, CombatResult } from "./rules/riftbound/deal.ts";
export { type Resolution, type ResolveOptions, resolveCombat as resolve } from "./rules/riftbound/resolve.ts";
export { board } from "./scenario/board.ts";
export { toNotation } from "./scenario/notation.ts";
