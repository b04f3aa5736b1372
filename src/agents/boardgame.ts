import type { AssignmentProblem } from "../core/problem.ts";
import { enumerate } from "../queries/enumerate.ts";

/** A move as boardgame.io's `ai.enumerate` lists them. */
export interface BoardgameMove {
	readonly move: string;
	readonly args: readonly [readonly number[]];
}

/**
 * An `ai.enumerate` for a boardgame.io game: given the game's state, all legal assignments as moves. boardgame.io itself is not needed.
 *
 * @param problemOf the problem the player to move faces, or null when no damage is to be assigned
 * @param options `move`: the name of the game's move (default "assignDamage"), called with the amounts as its one argument;
 *   `limit`: the most moves to list, best used on boards with very many (default all)
 * @example
 * boardgameMoves(() => problem(board("4 > 5 3")))({}, {}) // → [{ move: "assignDamage", args: [[4, 0]] }, { move: "assignDamage", args: [[1, 3]] }]
 */
export function boardgameMoves<State, Context>(
	problemOf: (state: State, context: Context) => AssignmentProblem | null,
	{ move = "assignDamage", limit }: { move?: string; limit?: number } = {},
): (state: State, context: Context) => BoardgameMove[] {
	return (state, context) => {
		const problem = problemOf(state, context);
		if (problem === null) return [];
		return Array.from(enumerate(problem, limit === undefined ? {} : { limit }), (amounts) => ({ move, args: [amounts] }));
	};
}
