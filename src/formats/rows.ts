import type { AssignmentProblem } from "../core/problem.ts";
import { cursorAt } from "../queries/enumerate.ts";

/** Bytes per block handed to the writer. */
const BLOCK = 1 << 16;
const ZERO = 48;

/** How rows are written: what stands before, between and after the amounts. */
export interface RowShape {
	readonly open: string;
	readonly close: string;
	readonly between: string;
}

export const NDJSON_ROW: RowShape = { open: "[", close: "]\n", between: "" };
export const CSV_ROW: RowShape = { open: "", close: "\n", between: "" };
export const JSON_ROW: RowShape = { open: "[", close: "]", between: "," };

/** How far a walk has come: the rank of the first assignment that has not been handed out. */
export interface Position {
	rank: bigint;
}

/**
 * The assignments of ranks from…to−1 as rows of text, in blocks of bytes; `position` is kept up to date.
 */
export function* rowBlocks(problem: AssignmentProblem, from: bigint, to: bigint, shape: RowShape, position: Position): Generator<Uint8Array, void> {
	if (from >= to) return;
	const cursor = cursorAt(problem, from);
	const { amounts } = cursor;
	const encoder = new TextEncoder();
	const open = encoder.encode(shape.open);
	const close = encoder.encode(shape.close);
	const between = encoder.encode(shape.between);
	const longest = amounts.length * 7 + open.length + close.length + between.length;
	const buffer = new Uint8Array(Math.max(BLOCK, longest) + longest);
	let length = 0;
	for (let rank = from; ; ) {
		// Before the row, so that the text ends well wherever the walk is stopped.
		if (rank > from) length = put(buffer, length, between);
		length = put(buffer, length, open);
		for (let j = 0; j < amounts.length; j++) {
			if (j > 0) buffer[length++] = 44;
			length = putNumber(buffer, length, amounts[j] as number);
		}
		length = put(buffer, length, close);
		const last = ++rank === to;
		if (length >= BLOCK || last) {
			position.rank = rank;
			yield buffer.slice(0, length);
			length = 0;
		}
		if (last) return;
		cursor.next();
	}
}

function put(buffer: Uint8Array, at: number, bytes: Uint8Array): number {
	for (let i = 0; i < bytes.length; i++) buffer[at + i] = bytes[i] as number;
	return at + bytes.length;
}

function putNumber(buffer: Uint8Array, at: number, value: number): number {
	if (value < 10) {
		buffer[at] = ZERO + value;
		return at + 1;
	}
	let digits = 1;
	for (let rest = value; rest >= 10; rest = (rest / 10) | 0) digits++;
	let rest = value;
	for (let i = at + digits - 1; i >= at; i--) {
		buffer[i] = ZERO + (rest % 10);
		rest = (rest / 10) | 0;
	}
	return at + digits;
}
