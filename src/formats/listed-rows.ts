import type { Position, RowShape } from "./rows.ts";

/** Characters per block handed to the writer. */
const BLOCK = 1 << 15;

/** Rows as `rowBlocks` writes them, for assignments that come one by one; `position` is kept up to date. */
export function* listedRows(assignments: Iterable<readonly number[]>, shape: RowShape, position: Position): Generator<string, void> {
	let text = "";
	let separator = "";
	for (const amounts of assignments) {
		position.rank++;
		text += `${separator}${shape.open}${amounts.join(",")}${shape.close}`;
		separator = shape.between;
		if (text.length >= BLOCK) {
			yield text;
			text = "";
		}
	}
	if (text !== "") yield text;
}
