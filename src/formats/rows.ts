import { createKernels, type KernelSource, SLACK } from "../core/kernels/kernels.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { createTailStore, type TailWriter } from "../core/tails.ts";
import { createSegments } from "../queries/segments.ts";
import { diagramOf } from "../solvers/structured.ts";

/** Bytes per block handed to the writer: what makes a pipe efficient, and stays in the processor's cache. */
const BLOCK = 1 << 18;
/** Bytes for the text of tails. */
const TAIL_BYTES = 1 << 24;
/** A node with at most this many tails has their text copied. */
const COPIED_TAILS = 1024;
const ZERO = 48;
const COMMA = 44;

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
 * The assignments of ranks from…to−1 as rows of text, in blocks of bytes; `position` is kept up to date. A block lies in memory that is
 * used again: it is valid until the block after the next is asked for, so that one can be written out while the next is made.
 */
export function* rowBlocks(
	problem: AssignmentProblem,
	from: bigint,
	to: bigint,
	shape: RowShape,
	position: Position,
	kernels: KernelSource = createKernels,
): Generator<Uint8Array, void> {
	if (from >= to) return;
	const diagram = diagramOf(problem);
	const { layers } = diagram;
	const encoder = new TextEncoder();
	const end = encoder.encode(shape.close);
	// What parts rows stands before each but the first, so that the text ends well wherever the walk is stopped.
	const start = shape.between + shape.open;
	const longest = start.length + layers * (String(diagram.pool).length + 1) + end.length;
	const most = Math.max(1, Math.min(COPIED_TAILS, Math.floor(BLOCK / longest)));

	// Memory: the prefix, two blocks with room for one more segment each, the tails.
	const output = Number(to - from) * longest;
	const size = align(Math.min(BLOCK, output) + most * longest + SLACK);
	const blocks = align(longest + SLACK);
	const store = blocks + 2 * size;
	// Every node's tails are among the rows, so a few times their size is more than enough for all of them.
	const capacity = Math.min(TAIL_BYTES, 4 * output + most * (longest + SLACK));
	const { bytes, text } = kernels(store + capacity, output);
	encoder.encodeInto(start, bytes);
	const segments = createSegments(problem, from, to, most);
	const tailsAt = createTailStore(diagram, segments.counts, capacity, tailTexts(bytes, store, layers, end));
	const { cursor } = segments;

	let block = blocks;
	let at = block;
	let rows = 0;
	let handed = 0;
	for (let more = true; more; ) {
		let length = start.length;
		for (let j = 0; j < cursor.layer; j++) {
			length = putNumber(bytes, length, cursor.amounts[j] as number);
			if (j < layers - 1) bytes[length++] = COMMA;
		}
		const tails = tailsAt(cursor);
		let source = tails.text;
		for (let tail = 0; tail < segments.start; tail++) source += lengthAt(bytes, tails.lengths + 2 * tail);
		at = text(at, source, tails.lengths + 2 * segments.start, segments.end - segments.start, 0, length);
		rows += segments.end - segments.start;
		more = segments.next();
		if (more && at < block + BLOCK) continue;
		position.rank = from + BigInt(rows);
		yield bytes.subarray(handed === 0 ? block + shape.between.length : block, at);
		handed = rows;
		block = block === blocks ? blocks + size : blocks;
		at = block;
	}
}

/** Where the texts of a node's tails stand, one after another, and how long each is: 16-bit numbers. */
interface TailTexts {
	readonly text: number;
	readonly lengths: number;
}

function tailTexts(bytes: Uint8Array, store: number, layers: number, end: Uint8Array): TailWriter<TailTexts> {
	return {
		size: ({ layer, left }, tails) => align(2 * tails) + align(tails * ((layers - layer) * (String(left).length + 1) + end.length) + SLACK),
		write(walk, layer, tails, room) {
			const lengths = store + room;
			const text = lengths + align(2 * tails);
			let at = text;
			for (let tail = 0; tail < tails; tail++, walk.next()) {
				const start = at;
				for (let j = layer; j < layers; j++) {
					at = putNumber(bytes, at, walk.amounts[j] as number);
					if (j < layers - 1) bytes[at++] = COMMA;
				}
				for (const byte of end) bytes[at++] = byte;
				bytes[lengths + 2 * tail] = (at - start) & 255;
				bytes[lengths + 2 * tail + 1] = (at - start) >> 8;
			}
			return { text, lengths };
		},
	};
}

function lengthAt(bytes: Uint8Array, at: number): number {
	return (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
}

function align(size: number): number {
	return (size + 15) & ~15;
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
