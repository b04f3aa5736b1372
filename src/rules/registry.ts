/** The games that are known. The first is the one a notation without a prefix is in. */
import type { MitosBoard } from "./mitos/board.ts";
import { mitos } from "./mitos/system.ts";
import type { RiftboundBoard } from "./riftbound/board.ts";
import { riftbound } from "./riftbound/system.ts";
import type { RuleSystem } from "./rule-system.ts";

export type Board = RiftboundBoard | MitosBoard;
export type Game = Board["game"];

export const SYSTEMS: Readonly<Record<Game, RuleSystem>> = {
	riftbound: riftbound as unknown as RuleSystem,
	mitos: mitos as unknown as RuleSystem,
};

export const GAMES = Object.keys(SYSTEMS) as Game[];
