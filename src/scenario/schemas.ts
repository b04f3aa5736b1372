/** The schema of every game's board file. Importing this loads the schema library: only files and data need it, not the notation. */
import { z } from "zod";
import { MitosBoard } from "../rules/mitos/board.ts";
import type { Game } from "../rules/registry.ts";
import { RiftboundBoard } from "../rules/riftbound/board.ts";

export const SCHEMAS = { riftbound: RiftboundBoard, mitos: MitosBoard } as const satisfies Readonly<Record<Game, z.ZodType>>;

/** The JSON Schema (draft 2020-12) of a board file of any game. */
export function boardSchema(): Record<string, unknown> {
	return z.toJSONSchema(z.discriminatedUnion("game", [RiftboundBoard, MitosBoard]), { io: "input" }) as Record<string, unknown>;
}
