import type { Board } from "./registry.ts";
import { type ProblemOptions, type RiftboundProblem, riftboundProblem } from "./riftbound/compile.ts";

/**
 * The assignment problem that one side of a board faces: how many points (`pool`), to whom (`recipients`), under which rules.
 *
 * @param options `side` who assigns (default "attacker"); `rules` a version such as "1.2"; `readings` such as { excess: "last" };
 *   both override what the board says
 * @throws InputError for an unknown version or reading
 * @example
 * problem(board("5 > 3 3 3 3")).pool // → 5
 */
export function problem(board: Board, options: ProblemOptions = {}): RiftboundProblem {
	return riftboundProblem(board, options);
}
