/** What an audit does with one board of its space. What is found is tallied (`tally.ts`). */
import type { SpaceBoard } from "./space.ts";

/** What stands out about a board. Boards of one group are counted together; the group's words are in `messages`. */
export interface Finding {
	/** Kind and details, parted by blanks: "narrowed doubling-counts". */
	readonly group: string;
	/** `diff` only: assignments that only one rule set allows. */
	readonly onlyA?: number | bigint;
	readonly onlyB?: number | bigint;
}

/** Looks at one board; null: nothing to report. */
export type Examine = (board: SpaceBoard) => Finding | null;
