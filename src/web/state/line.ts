/** The notation line, read: a board, or what is wrong and where. */
import { InputError, type Issue } from "../../core/errors.ts";
import type { Board } from "../../rules/registry.ts";
import { parseNotation, toNotation } from "../../scenario/notation.ts";

export type Line = { readonly board: Board } | { readonly issues: readonly Issue[] };

export function readLine(text: string): Line {
	try {
		return { board: parseNotation(text) };
	} catch (error) {
		if (error instanceof InputError) return { issues: error.issues };
		throw error;
	}
}

/** A board that cards were edited into: its line, and what the line reader has to say about it. */
export function writeLine(board: Board): { text: string; line: Line } {
	const text = toNotation(board);
	return { text, line: readLine(text) };
}
