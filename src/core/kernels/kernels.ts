/**
 * Weaving: a block of tails copied with a prefix in every row. Enumeration at full speed is little else. Where WebAssembly with 128-bit
 * vectors is to be had, 353 bytes of it (`weave.wat`) do the copying; elsewhere plain loops write the same bytes.
 */
import { WEAVE } from "./weave.ts";

/** Copies within `bytes`. Blocks must lie apart, and 16 bytes after every block are slack that may be overwritten. */
export interface Kernels {
	/** The memory that all addresses refer to. */
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Writes `rows` rows of `stride` bytes to `to`: row i is row i of `from` with the bits of `prefix`; `from` is zero where the prefix isn't. */
	rows(to: number, from: number, rows: number, stride: number, prefix: number): void;
	/**
	 * Writes `rows` rows of text to `to`: the `length` bytes of `prefix`, then the next bytes of `from`, as many as the next of the 16-bit
	 * numbers at `lengths` says. Gives the address after the last row.
	 */
	text(to: number, from: number, lengths: number, rows: number, prefix: number, length: number): number;
}

/** Slack that a block needs after it. */
export const SLACK = 16;

const PAGE = 1 << 16;

/** Less to write than this is written before WebAssembly is started. */
const WORTH_VECTORS = 1 << 20;

/** Kernels over a fresh memory of at least `size` bytes, to write about `output` bytes. Memory that is never touched costs nothing. */
export function createKernels(size: number, output: number): Kernels {
	return (output < WORTH_VECTORS ? null : vectorKernels(size)) ?? plainKernels(size);
}

/** How a writer is given its kernels. */
export type KernelSource = typeof createKernels;

/** The part of WebAssembly's interface that is used here; the types of browsers and Node disagree on where it is declared. */
interface Host {
	Memory: new (limits: { initial: number }) => { readonly buffer: ArrayBuffer };
	Module: new (bytes: Uint8Array) => object;
	Instance: new (module: object, imports: object) => { readonly exports: Pick<Kernels, "rows" | "text"> };
	validate(bytes: Uint8Array): boolean;
}

/** Null where there is no WebAssembly, or none with vectors. */
export function vectorKernels(size: number): Kernels | null {
	const host = (globalThis as unknown as { WebAssembly?: Host }).WebAssembly;
	const code = Uint8Array.from(atob(WEAVE), (letter) => letter.charCodeAt(0));
	if (host === undefined || !host.validate(code)) return null;
	const memory = new host.Memory({ initial: Math.ceil((size + SLACK) / PAGE) });
	const { rows, text } = new host.Instance(new host.Module(code), { host: { memory } }).exports;
	return { bytes: new Uint8Array(memory.buffer), rows, text };
}

/** The same in plain loops. */
export function plainKernels(size: number): Kernels {
	const bytes = new Uint8Array(size + SLACK);
	return {
		bytes,
		rows(to, from, rows, stride, prefix) {
			bytes.copyWithin(to, from, from + rows * stride);
			for (let column = 0; column < stride; column++) {
				const part = bytes[prefix + column] as number;
				if (part === 0) continue;
				for (let at = to + column, end = to + rows * stride; at < end; at += stride) bytes[at] = part;
			}
		},
		text(to, from, lengths, rows, prefix, length) {
			let target = to;
			let source = from;
			for (let row = 0; row < rows; row++) {
				const size = (bytes[lengths + 2 * row] as number) | ((bytes[lengths + 2 * row + 1] as number) << 8);
				for (let i = 0; i < length; i++) bytes[target++] = bytes[prefix + i] as number;
				for (let i = 0; i < size; i++) bytes[target++] = bytes[source++] as number;
			}
			return target;
		},
	};
}
