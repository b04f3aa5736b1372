/** The schema of every game's board file. Importing this loads the schema library: only files and data need it, not the notation. */
import { z } from "zod";
import type { Game } from "../rules/registry.ts";
import { RiftboundBoard } from "../rules/riftbound/board.ts";

export const SCHEMAS: Readonly<Record<Game, z.ZodType>> = { riftbound: RiftboundBoard };

/** The JSON Schema (draft 2020-12) of a board file of any game. */
export function boardSchema(): Record<string, unknown> {
	const schemas = Object.values(SCHEMAS);
	const schema = schemas.length === 1 ? (schemas[0] as z.ZodType) : z.union(schemas as [z.ZodType, z.ZodType]);
	return z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>;
}
