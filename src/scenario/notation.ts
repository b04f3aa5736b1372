/** A notation becomes a board: the game's prefix, what the game reads, the options after the semicolon. */
import { InputError, type Issue, inOrder, type Place } from "../core/errors.ts";
import { type Board, GAMES, type Game, SYSTEMS } from "../rules/registry.ts";
import { NOTATION_LIMIT, type Report, readOptions, tokenize } from "../rules/tokens.ts";

/**
 * Reads a board in the one-line notation.
 *
 * @throws InputError with every problem at once, each with its place in the text
 */
export function parseNotation(text: string): Board {
	const source = { name: null, text };
	if (text.length > NOTATION_LIMIT) throw new InputError([{ code: "text-too-long", params: { length: text.length, limit: NOTATION_LIMIT } }]);
	const issues: Issue[] = [];
	const report: Report = (at, code, params = {}) => issues.push({ code, params, at });
	const places = new Map<string, Place>();

	const tokens = tokenize(text);
	const prefix = /^(\p{L}+):(.*)$/su.exec(tokens[0]?.text ?? "");
	const game = (prefix?.[1]?.toLowerCase() ?? GAMES[0]) as Game;
	if (!GAMES.includes(game)) report((tokens[0] as { at: Place }).at, "unknown-game", { game, games: GAMES.join(", ") });
	if (prefix) {
		const [, name, rest] = prefix as unknown as [string, string, string];
		const at = (tokens[0] as { at: Place }).at;
		tokens.splice(0, 1, ...(rest ? [{ text: rest, at: { ...at, column: at.column + name.length + 1, length: rest.length } }] : []));
	}
	if (issues.length > 0) throw new InputError(issues, source);

	const system = SYSTEMS[game];
	const end = tokens.findIndex((token) => token.text === ";");
	const body = end < 0 ? tokens : tokens.slice(0, end);
	const board = system.readBody(body, report, (path, at) => places.set(path, at));
	const { rules, readings, places: optionPlaces } = readOptions(end < 0 ? [] : tokens.slice(end + 1), report);
	for (const [path, at] of optionPlaces) places.set(path, at);
	if (rules !== undefined) board.rules = rules;
	if (readings !== undefined) board.readings = readings;

	const whole = places.get("") ?? { line: 1, column: 1, length: Math.max(1, text.trimEnd().length) };
	if (issues.length === 0) issues.push(...system.inspect(board).map((issue) => ({ ...issue, at: placeOf(places, issue, whole) })));
	if (issues.length > 0) throw new InputError(inOrder(issues), source);
	return system.canonical(board) as Board;
}

/** The board in the one-line notation; `parseNotation` reads it back to the same board. */
export function toNotation(board: Board): string {
	const { game, rules, readings = {} } = board;
	const options = [...(rules === undefined ? [] : [`rules=${rules}`]), ...Object.entries(readings).map(([id, value]) => `${id}=${value}`)];
	const prefix = game === GAMES[0] ? "" : `${game}: `;
	return `${prefix}${SYSTEMS[game].writeBody(board)}${options.length > 0 ? ` ; ${options.join(" ")}` : ""}`;
}

/** The place of the issue's path, or of the longest beginning of it that has one. */
function placeOf(places: ReadonlyMap<string, Place>, { path = [] }: Issue, whole: Place): Place {
	for (let length = path.length; length > 0; length--) {
		const at = places.get(path.slice(0, length).join("/"));
		if (at !== undefined) return at;
	}
	return whole;
}
