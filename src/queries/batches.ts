import { refuse } from "../core/errors.ts";
import { createKernels, type KernelSource, SLACK } from "../core/kernels/kernels.ts";
import type { AssignmentProblem } from "../core/problem.ts";
import { createTailStore, type TailWriter } from "../core/tails.ts";
import { diagramOf } from "../solvers/structured.ts";
import { count } from "./count.ts";
import { createSegments } from "./segments.ts";
import { type Slice, sliceRange } from "./slice.ts";

/** Amounts in the smallest type that holds the problem's pool. */
export type Packed = Uint8Array | Uint16Array | Uint32Array;

/** Consecutive assignments, packed. */
export interface Batch {
	/** Rank of the first. */
	readonly rank: bigint;
	readonly rows: number;
	/** rows × units amounts, row by row; a view of shared memory, overwritten by the next batch. */
	readonly amounts: Packed;
}

/** The assignments of a slice in blocks; iterate it once or often. */
export interface Batches extends Iterable<Batch> {
	/** All legal assignments of the problem, whatever the slice. */
	readonly count: bigint;
	/** Ranks of the slice: from … to − 1. */
	readonly from: bigint;
	readonly to: bigint;
	/** Amounts in a row: one per recipient, in order. */
	readonly units: number;
}

export interface BatchOptions extends Slice {
	/** Rows in every batch but the last; default as many as make about 64 KB. */
	readonly rows?: number;
}

/** Bytes of a batch when no size is asked for: it stays in the processor's cache while it is written and read. */
const DEFAULT_BYTES = 1 << 16;
/** Most bytes of a batch. */
const MOST_BYTES = 1 << 26;
/** Bytes for tails that are written once and copied ever after. */
const TAIL_BYTES = 1 << 24;
/** A node with at most this many tails is copied as a block. */
const COPIED_TAILS = 1024;

/**
 * Every legal assignment exactly once, in rank order, as packed rows of one typed array: Uint8Array while the pool is below 256, else
 * Uint16Array or Uint32Array. For programs that read millions: nothing is allocated per assignment, and most of a row is copied.
 * Every batch has exactly `rows` rows, the last one the rest. The amounts are only valid until the next batch: copy what you keep.
 *
 * @throws InputError when the problem is beyond the solver's limits, or the slice makes no sense.
 * @example
 * Array.from(batches(problem(board("4 > 5 3")), { rows: 2 }), ({ rows, amounts }) => [rows, [...amounts]]) // → [[2, [4, 0, 1, 3]]]
 */
export function batches(problem: AssignmentProblem, options: BatchOptions = {}): Batches {
	return packBatches(problem, options);
}

/** The same with kernels of the caller's choice. */
export function packBatches(problem: AssignmentProblem, options: BatchOptions, kernels: KernelSource = createKernels): Batches {
	const total = count(problem);
	const { from, to } = sliceRange(total, options);
	const units = problem.recipients.length;
	const Type = packedType(problem.pool);
	const stride = units * Type.BYTES_PER_ELEMENT;
	const rows = options.rows ?? Math.max(1, Math.floor(DEFAULT_BYTES / Math.max(1, stride)));
	if (!Number.isSafeInteger(rows) || rows < 1) refuse("not-a-positive-number", { name: "rows", value: String(rows) });
	if (rows * stride > MOST_BYTES) refuse("batch-too-large", { rows, limit: Math.floor(MOST_BYTES / stride) });
	return {
		count: total,
		from,
		to,
		units,
		*[Symbol.iterator]() {
			if (from === to) return;
			const diagram = diagramOf(problem);
			// Memory: one row for the prefix, the batch, the tails.
			const block = align(stride + SLACK);
			const store = block + align(rows * stride + SLACK);
			const output = Number(to - from) * stride;
			const most = Math.min(COPIED_TAILS, Math.floor(TAIL_BYTES / (stride + SLACK)));
			// Every node's tails are among the rows, so a few times their size is more than enough for all of them.
			const capacity = Math.min(TAIL_BYTES, 4 * output + most * (stride + SLACK));
			const { bytes, rows: weave } = kernels(store + capacity, output);
			const prefix = new Type(bytes.buffer, 0, units);
			const segments = createSegments(problem, from, to, most);
			const tailsAt = createTailStore(diagram, segments.counts, capacity, packedTails(new Type(bytes.buffer, store), units, store));
			const { cursor } = segments;
			let filled = 0;
			let rank = from;
			do {
				prefix.set(cursor.amounts);
				prefix.fill(0, cursor.layer);
				const tails = tailsAt(cursor);
				for (let tail = segments.start; tail < segments.end; ) {
					const taken = Math.min(segments.end - tail, rows - filled);
					weave(block + filled * stride, tails + tail * stride, taken, stride, 0);
					tail += taken;
					filled += taken;
					if (filled < rows) continue;
					yield { rank, rows, amounts: new Type(bytes.buffer, block, rows * units) };
					rank += BigInt(rows);
					filled = 0;
				}
			} while (segments.next());
			if (filled > 0) yield { rank, rows: filled, amounts: new Type(bytes.buffer, block, filled * units) };
		},
	};
}

function packedType(pool: number): Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor {
	return pool < 1 << 8 ? Uint8Array : pool < 1 << 16 ? Uint16Array : Uint32Array;
}

/** Tails as whole rows, zero in the prefix; a block is the address of its first row. */
function packedTails(memory: Packed, units: number, address: number): TailWriter<number> {
	const size = memory.BYTES_PER_ELEMENT;
	return {
		size: (_, tails) => align(tails * units * size + SLACK),
		write(walk, layer, tails, at) {
			memory.fill(0, at / size, at / size + tails * units);
			for (let tail = 0; tail < tails; tail++, walk.next()) {
				const row = at / size + tail * units;
				for (let j = layer; j < units; j++) memory[row + j] = walk.amounts[j] as number;
			}
			return address + at;
		},
	};
}

function align(size: number): number {
	return (size + 15) & ~15;
}
