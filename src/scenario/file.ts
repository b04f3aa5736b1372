/** A JSON or YAML text becomes a board; every problem gets the line and column where it stands. */
import { isMap, isNode, isPair, LineCounter, type Node, parseDocument } from "yaml";
import { InputError, type Issue, inOrder, type Place } from "../core/errors.ts";
import type { Board } from "../rules/registry.ts";
import { boardFromData } from "./data.ts";

/**
 * Reads a board file. `name` is what errors call it.
 *
 * @throws InputError with every problem at once, each with its place
 */
export function parseFile(text: string, name: string): Board {
	const source = { name, text };
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, strict: true, uniqueKeys: true, version: "1.2", prettyErrors: false });
	const at = (offset: number, end = offset + 1): Place => {
		const { line, col } = lines.linePos(offset);
		return { line: Math.max(1, line), column: Math.max(1, col), length: Math.max(1, end - offset) };
	};
	if (document.errors.length > 0) {
		throw new InputError(
			document.errors.map((error) => ({
				code: "syntax",
				params: { reason: (error.message.split("\n")[0] as string).replace(/\.?$/, ".") },
				at: at(error.pos[0]),
			})),
			source,
		);
	}
	let data: unknown;
	try {
		data = document.toJS({ maxAliasCount: 100 });
	} catch {
		throw new InputError([{ code: "too-many-aliases", params: {}, at: at(0) }], source);
	}
	try {
		return boardFromData(data);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		throw new InputError(
			inOrder(
				error.issues.map((issue): Issue => {
					const range = rangeOf(document.contents, issue.path ?? [], issue.code === "unknown-key");
					return { ...issue, at: at(range[0], range[1]) };
				}),
			),
			source,
		);
	}
}

/** The text range of a path, or of the longest beginning of it that exists; of the key itself when that is what is wrong. */
function rangeOf(root: Node | null, path: readonly (string | number)[], atKey: boolean): [number, number] {
	let node: unknown = root;
	let range: [number, number] = root?.range ? [root.range[0], root.range[0] + 1] : [0, 1];
	for (const [depth, step] of path.entries()) {
		const items = (node as { items?: unknown[] } | null)?.items;
		if (!items) break;
		const item = isMap(node) ? items.find((pair) => isPair(pair) && keyOf(pair.key) === String(step)) : items[Number(step)];
		if (item === undefined) break;
		const value = isPair(item) ? item.value : item;
		const key = isPair(item) ? item.key : undefined;
		const shown = (atKey && depth === path.length - 1) || !isNode(value) || !value.range ? key : value;
		if (isNode(shown) && shown.range) range = [shown.range[0], shown.range[1]];
		node = value;
	}
	return range;
}

function keyOf(key: unknown): string {
	return isNode(key) && "value" in key ? String(key.value) : String(key);
}
