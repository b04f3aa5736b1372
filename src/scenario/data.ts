/** A plain value (parsed JSON or YAML, or an object from a program) becomes a board, or every reason why it isn't one. */
import type { z } from "zod";
import { InputError, type Issue } from "../core/errors.ts";
import { type Board, GAMES, type Game, SYSTEMS } from "../rules/registry.ts";
import { SCHEMAS } from "./schemas.ts";

/** @throws InputError with every problem at once, each with its path in the data */
export function boardFromData(data: unknown): Board {
	if (typeof data !== "object" || data === null || Array.isArray(data)) {
		throw new InputError([{ code: "not-a-board", params: { found: kindOf(data) }, path: [] }]);
	}
	const game = (data as { game?: unknown }).game;
	if (typeof game !== "string" || !Object.hasOwn(SYSTEMS, game)) {
		const params = { game: game === undefined ? "" : String(game), games: GAMES.join(", ") };
		throw new InputError([game === undefined ? { code: "no-game", params, path: [] } : { code: "unknown-game", params, path: ["game"] }]);
	}
	const parsed = SCHEMAS[game as Game].safeParse(data);
	if (!parsed.success) throw new InputError(parsed.error.issues.flatMap(issuesFrom));
	const board = parsed.data as Board;
	const system = SYSTEMS[board.game];
	const issues = system.inspect(board);
	if (issues.length > 0) throw new InputError(issues);
	return system.canonical(board) as Board;
}

/** The schema library's issues in our codes; an unknown key becomes one issue per key, at the key. */
function issuesFrom(issue: z.core.$ZodIssue): Issue[] {
	const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
	const key = String(path.at(-1) ?? "");
	switch (issue.code) {
		case "unrecognized_keys":
			return issue.keys.map((unknown) => ({ code: "unknown-key", params: { key: unknown }, path: [...path, unknown] }));
		case "invalid_type":
			return [
				issue.message.endsWith("undefined")
					? { code: "missing-key", params: { key }, path }
					: { code: "wrong-type", params: { key, expected: issue.expected }, path },
			];
		case "too_small":
		case "too_big":
			return [
				{
					code: issue.code === "too_small" ? "too-small" : "too-big",
					params: { key, limit: Number(issue.code === "too_small" ? issue.minimum : issue.maximum) },
					path,
				},
			];
		case "invalid_value":
			return [{ code: "not-one-of", params: { key, values: issue.values.map(String).join(", ") }, path }];
		default:
			return [{ code: "wrong-shape", params: { key }, path }];
	}
}

function kindOf(data: unknown): string {
	return data === null ? "null" : Array.isArray(data) ? "array" : typeof data;
}
