import type { Board } from "../rules/registry.ts";
import { boardFromData } from "./data.ts";
import { parseNotation } from "./notation.ts";

/**
 * A board from its notation, or from data with the shape of a board file.
 *
 * @throws InputError with every problem at once: `issues[].code`, and where it is (`at` in the text, or `path` in the data)
 * @example
 * board("5 > 3 3 3 3").defender.units.length // → 4
 */
export function board(input: string | object): Board {
	return typeof input === "string" ? parseNotation(input) : boardFromData(input);
}
