/**
 * Typed arrays by the block. An array of its own lies outside V8's heap and costs half a microsecond to get and to give back, part of it on
 * threads that others could use; a view into a block costs a fiftieth of that. Whoever makes arrays by the million should use these.
 */

interface ArrayType<Elements> {
	new (length: number): Elements;
	new (buffer: ArrayBuffer, byteOffset: number, length: number): Elements;
	readonly BYTES_PER_ELEMENT: number;
}

/** One piece of zeroed memory, cut into arrays from front to back. */
export interface Block {
	take<Elements>(type: ArrayType<Elements>, length: number): Elements;
}

/** Bytes that an array takes up in a block: the next one begins where any kind may. */
export function bytesFor(type: ArrayType<unknown>, length: number): number {
	return Math.ceil((length * type.BYTES_PER_ELEMENT) / 8) * 8;
}

/** Small blocks are cut from pieces of this size, each of which lives as long as any block in it. */
const PIECE = 1 << 16;
const SMALL = 1 << 13;

let piece = new ArrayBuffer(0);
let used = 0;

/** A block of so many bytes. Taking more than there is throws. */
export function createBlock(bytes: number): Block {
	let buffer = piece;
	let at = used;
	if (bytes > SMALL) {
		buffer = new ArrayBuffer(bytes);
		at = 0;
	} else if (used + bytes > piece.byteLength) {
		buffer = piece = new ArrayBuffer(PIECE);
		at = used = 0;
	}
	if (buffer === piece) used += bytes;
	const end = at + bytes;
	return {
		take(type, length) {
			const array = new type(buffer, at, length);
			at += bytesFor(type, length);
			if (at > end) throw new RangeError(`a block of ${bytes} bytes is too small`);
			return array;
		},
	};
}

/** An array of zeros, as `new` gives it. */
export function zeros<Elements>(type: ArrayType<Elements>, length: number): Elements {
	return createBlock(bytesFor(type, length)).take(type, length);
}

/**
 * Memory that its owner uses again on every call: gives an array of at least so many elements, as the last call left them. For work that is
 * done before it could be asked for again.
 */
export function scratch<Elements extends { readonly length: number }>(type: ArrayType<Elements>): (length: number) => Elements {
	let memory = new type(64);
	return (length) => {
		if (memory.length < length) memory = new type(2 * length);
		return memory;
	};
}
