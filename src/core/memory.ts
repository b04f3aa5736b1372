/**
 * Typed arrays by the million. An array of its own lies outside V8's heap and costs half a microsecond to get and to give back, part of it on
 * threads that others could use; a view into a larger piece costs a fiftieth of that.
 */

interface ArrayType<Elements> {
	new (length: number): Elements;
	new (buffer: ArrayBuffer, byteOffset: number, length: number): Elements;
	readonly BYTES_PER_ELEMENT: number;
}

/** Small arrays are cut from pieces of this size, front to back; a piece lives as long as any array in it. */
const PIECE = 1 << 16;
const SMALL = 1 << 13;

let piece = new ArrayBuffer(0);
let used = 0;

/** An array of zeros, as `new` gives it. */
export function zeros<Elements>(type: ArrayType<Elements>, length: number): Elements {
	// Rounded up: the next array begins where any kind may.
	const bytes = Math.ceil((length * type.BYTES_PER_ELEMENT) / 8) * 8;
	if (bytes > SMALL) return new type(length);
	if (used + bytes > piece.byteLength) {
		piece = new ArrayBuffer(PIECE);
		used = 0;
	}
	const array = new type(piece, used, length);
	used += bytes;
	return array;
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
