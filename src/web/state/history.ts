/** Undo and redo over any kind of value: values are never changed, so remembering one is keeping a reference. */
export interface History<T> {
	readonly past: readonly T[];
	readonly present: T;
	readonly future: readonly T[];
	/** Steps recorded under the same name one after the other are one step for undo (typing a word, dragging a slider). */
	readonly name: string | null;
}

/** Steps that are remembered. */
const DEPTH = 300;

export function begin<T>(present: T): History<T> {
	return { past: [], present, future: [], name: null };
}

/** Goes to `present`; what was undone is forgotten. */
export function record<T>(history: History<T>, present: T, name: string | null = null): History<T> {
	const joins = name !== null && name === history.name;
	return { past: joins ? history.past : [...history.past, history.present].slice(-DEPTH), present, future: [], name };
}

/** The next step under the same name starts anew. */
export function settle<T>(history: History<T>): History<T> {
	return history.name === null ? history : { ...history, name: null };
}

export function undo<T>({ past, present, future, name }: History<T>): History<T> {
	const before = past.at(-1);
	return before === undefined
		? { past, present, future, name }
		: { past: past.slice(0, -1), present: before, future: [present, ...future], name: null };
}

export function redo<T>({ past, present, future, name }: History<T>): History<T> {
	const [after, ...rest] = future;
	return after === undefined ? { past, present, future, name } : { past: [...past, present], present: after, future: rest, name: null };
}
