/**
 * The boards of a space as assignment problems, without a board in between: a recipient depends on its kind alone, so that every kind
 * is compiled once (as the only defender of a board) and a board's problem is put together from them. `audit laws` holds the result
 * against the ordinary compiler on every board.
 */
import type { AssignmentProblem, Recipient } from "../core/problem.ts";
import { problemUnder } from "../rules/riftbound/compile.ts";
import type { RuleSet } from "../rules/rule-system.ts";
import { type BoardSpace, type SpaceBoard, toBoard } from "./space.ts";

/** Compiles the boards of one space under one rule set. */
export type BoardCompiler = (board: SpaceBoard) => AssignmentProblem;

/** The rule book's own compiler; a test may pass one that is broken. */
export type CompileBoard = typeof problemUnder;

export function boardCompiler(space: BoardSpace, rules: RuleSet, compile: CompileBoard = problemUnder): BoardCompiler {
	const alone = space.kinds.map((_, kind) => compile(toBoard(space, { pool: 0, kinds: [kind] }), "attacker", rules));
	const { fill, cap, surplus, exempt } = alone[0] as AssignmentProblem;
	// at[position][kind]: the kind as the unit at that place; ids are what tells two units of one kind apart.
	const at = Array.from({ length: space.bounds.maxUnits }, (_, position) =>
		alone.map(({ recipients }): Recipient => ({ ...(recipients[0] as Recipient), id: `D${position + 1}` })),
	);
	return ({ pool, kinds }) => ({
		pool,
		recipients: kinds.map((kind, position) => (at[position] as Recipient[])[kind] as Recipient),
		fill,
		cap,
		surplus,
		exempt,
	});
}
