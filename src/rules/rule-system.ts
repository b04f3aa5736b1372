/** What every rule system says about itself as data: versions are flat lists of named rules, readings are named questions. */
import type { Issue, Place } from "../core/errors.ts";
import type { Report, Token } from "./tokens.ts";

/** One rule of a version: what the product calls it, and its number there (whole), or null where that version has no such rule. */
export interface Atom<Name extends string = string> {
	readonly atom: Name;
	readonly section: string | null;
}

export interface Version<Name extends string = string> {
	/** As a user types it: "1.4". */
	readonly id: string;
	/** Day (or month) of publication, ISO; left out where none is known. */
	readonly published?: string;
	readonly atoms: readonly Atom<Name>[];
}

/** A question that the rules leave open or sources answer differently. The first value is the default. */
export interface Reading {
	readonly id: string;
	readonly values: readonly string[];
}

/** A full choice: one version, and one value for every reading. */
export interface RuleSet {
	readonly version: Version;
	readonly readings: Readonly<Record<string, string>>;
}

/** Who assigns. */
export type SideName = "attacker" | "defender";
export const SIDES: readonly SideName[] = ["attacker", "defender"];

/** The other side. */
export function opponent(side: SideName): SideName {
	return side === "attacker" ? "defender" : "attacker";
}

/** What a board of any game holds. */
export interface AnyBoard {
	game: string;
	rules?: string | undefined;
	readings?: Record<string, string> | undefined;
}

/** A game: its rules as data and its boards as text. Its schema stands in `scenario/schemas.ts`, its compiler in its own folder. */
export interface RuleSystem<Board extends AnyBoard = AnyBoard> {
	readonly id: Board["game"];
	/** Oldest first; the last is the default. */
	readonly versions: readonly Version[];
	readonly readings: readonly Reading[];
	/** Reads a notation up to its semicolon. `place` is told where each path of the board ("attacker/units/0/might") stands. */
	readBody(tokens: readonly Token[], report: Report, place: (path: string, at: Place) => void): Board;
	/** Writes a board up to the semicolon. */
	writeBody(board: Board): string;
	/** Every problem that the schema can't see. */
	inspect(board: Board): Issue[];
	/** The board without what equals a default: two spellings of one board become one value. */
	canonical(board: Board): Board;
}
