/** What was worked out about a value, kept with the value itself: it is gone when the value is. */

/** A named place on values of one kind. */
export interface Attachment<Key extends object, Value> {
	/** What was attached to this value, undefined if nothing was. */
	get(key: Key): Value | undefined;
	/** Attaches to a value to which nothing was attached yet. */
	set(key: Key, value: Value): void;
}

/** As a base class, it makes `new` put the derived class's fields on the very value it is given. */
function itself(value: object): object {
	return value;
}
const Itself = itself as unknown as new (value: object) => object;

/**
 * A new kind of attachment. It is a private field: no copy, printout or comparison of the value shows it. (A frozen value bears its
 * attachments in a WeakMap: whether it can bear a private field is for the engine to say.) A WeakMap for all would do the same at twenty
 * times the price, and would keep what is attached to short-lived values alive until the next full collection.
 */
export function attachment<Key extends object, Value>(): Attachment<Key, Value> {
	class Bearer extends Itself {
		#attached: Value;
		constructor(key: Key, value: Value) {
			super(key);
			this.#attached = value;
		}
		static of(key: Key): Value | undefined {
			return #attached in key ? (key as unknown as Bearer).#attached : undefined;
		}
	}
	const frozen = new WeakMap<Key, Value>();
	return {
		get: (key) => Bearer.of(key) ?? (Object.isExtensible(key) ? undefined : frozen.get(key)),
		set: (key, value) => {
			if (Object.isExtensible(key)) new Bearer(key, value);
			else frozen.set(key, value);
		},
	};
}
