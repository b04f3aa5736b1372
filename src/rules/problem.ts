import type { MitosBoard } from "./mitos/board.ts";
import { mitosProblem, type ReductionProblem } from "./mitos/reduction.ts";
import type { Board } from "./registry.ts";
import type { RiftboundBoard } from "./riftbound/board.ts";
import { type ProblemOptions, type RiftboundProblem, riftboundProblem } from "./riftbound/compile.ts";

/** An assignment problem of any game. */
export type GameProblem = RiftboundProblem | ReductionProblem;

/**
 * The assignment problem that a board poses: how many points (`pool`), to whom (`recipients`), under which rules. In Riftbound a side
 * assigns its damage; in Mitos y Leyendas the defender spreads the reduction over the attackers.
 *
 * @param options `side` who assigns (Riftbound only; default "attacker"); `rules` a version such as "1.2"; `readings` such as
 *   { excess: "last" }; both override what the board says
 * @throws InputError for an unknown version or reading
 * @example
 * problem(board("5 > 3 3 3 3")).pool // → 5
 */
export function problem(board: RiftboundBoard, options?: ProblemOptions): RiftboundProblem;
export function problem(board: MitosBoard, options?: ProblemOptions): ReductionProblem;
export function problem(board: Board, options?: ProblemOptions): GameProblem;
export function problem(board: Board, options: ProblemOptions = {}): GameProblem {
	return board.game === "riftbound" ? riftboundProblem(board, options) : mitosProblem(board, options);
}
