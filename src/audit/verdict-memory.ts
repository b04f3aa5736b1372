/**
 * What the threads of one audit remember together, so that a verdict is reached once and not once per thread. Two tables in shared memory:
 *
 * - `nothing`: one byte per key, from key 0 on, for the most frequent verdict, "nothing to report". Whoever writes a byte writes the same
 *   one, so nobody waits for anybody.
 * - `findings`: slots of eight words for verdicts of every kind on keys of every size. A slot's first word is its version, odd while
 *   somebody writes; a reader who meets another version afterwards has read nothing. Four slots take turns for a key; the latest verdict stays.
 *
 * All words of a slot are read and written by `Atomics`, in the order that stands here. The system only provides what of the memory is written to.
 */
import type { Finding } from "./examiner.ts";

export interface VerdictMemory {
	readonly nothing: SharedArrayBuffer;
	readonly findings: SharedArrayBuffer;
	/** The groups' names, which `findings` numbers. */
	readonly groups: SharedArrayBuffer;
}

/** Verdicts by key, a whole number from 0 to 2^53 − 1. */
export interface Verdicts {
	/** undefined: not remembered. */
	get(key: number): Finding | null | undefined;
	set(key: number, verdict: Finding | null): void;
}

const WORDS = 8;
const WAYS = 4;
const NOTHING = 1;
const GROUP_BYTES = 1 << 16;

/** Memory for an audit on several threads: 64 million bytes, a million slots. */
export function sharedVerdicts(): VerdictMemory {
	return verdictMemory(1 << 26, 1 << 20);
}

/** Memory for an audit on one. */
export function ownVerdicts(): VerdictMemory {
	return verdictMemory(1 << 22, 1 << 18);
}

function verdictMemory(bytes: number, slots: number): VerdictMemory {
	return {
		nothing: new SharedArrayBuffer(bytes),
		findings: new SharedArrayBuffer(4 * WORDS * slots),
		groups: new SharedArrayBuffer(GROUP_BYTES),
	};
}

export function verdictsIn(memory: VerdictMemory): Verdicts {
	const nothing = new Uint8Array(memory.nothing);
	const words = new Int32Array(memory.findings);
	const groups = groupNames(memory.groups);
	const sets = words.length / WORDS / WAYS;
	/** The first slot that may hold the key. */
	const firstSlot = (key: number): number => {
		const low = key | 0;
		const high = (key / 2 ** 32) | 0;
		return (((Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> 0) / 2 ** 32) * sets) | 0;
	};
	const read = (at: number): number => (Atomics.load(words, at) >>> 0) + 2 ** 32 * Atomics.load(words, at + 1);
	const write = (at: number, value: number): void => {
		Atomics.store(words, at, value | 0);
		Atomics.store(words, at + 1, Math.floor(value / 2 ** 32));
	};
	return {
		get(key) {
			if (nothing[key] === NOTHING) return null;
			const first = firstSlot(key) * WAYS * WORDS;
			for (let at = first; at < first + WAYS * WORDS; at += WORDS) {
				const version = Atomics.load(words, at);
				if (version === 0 || version % 2 === 1 || read(at + 2) !== key) continue;
				const group = Atomics.load(words, at + 1);
				const onlyA = read(at + 4);
				const onlyB = read(at + 6);
				if (Atomics.load(words, at) !== version) continue;
				return group === 0 ? null : { group: groups.name(group), onlyA, onlyB };
			}
			return undefined;
		},
		set(key, verdict) {
			if (verdict === null && key < nothing.length) {
				nothing[key] = NOTHING;
				return;
			}
			const { onlyA = 0, onlyB = 0 } = verdict ?? {};
			if (onlyA > Number.MAX_SAFE_INTEGER || onlyB > Number.MAX_SAFE_INTEGER) return;
			const group = verdict === null ? 0 : groups.number(verdict.group);
			if (group < 0) return;
			const first = firstSlot(key) * WAYS * WORDS;
			// An empty slot, else the one that has been written to the fewest times.
			let at = first;
			for (let other = first; other < first + WAYS * WORDS; other += WORDS) {
				if (Atomics.load(words, other) < Atomics.load(words, at)) at = other;
			}
			const version = Atomics.load(words, at);
			if (version % 2 === 1 || Atomics.compareExchange(words, at, version, version + 1) !== version) return;
			Atomics.store(words, at + 1, group);
			write(at + 2, key);
			write(at + 4, Number(onlyA));
			write(at + 6, Number(onlyB));
			Atomics.store(words, at, version + 2);
		},
	};
}

const LOCK = 0;
const COUNT = 1;
const USED = 2;
const HEAD = 3;

/** Names numbered from 1 on, the same for every thread: one after the other in shared memory, each after its length. */
function groupNames(memory: SharedArrayBuffer): { name(number: number): string; number(name: string): number } {
	const head = new Int32Array(memory, 0, HEAD);
	const text = new Uint16Array(memory, 4 * HEAD);
	const names = [""];
	const numbers = new Map<string, number>();
	let at = 0;
	/** Learns the names that other threads have added. */
	const refresh = () => {
		for (const count = Atomics.load(head, COUNT); names.length <= count; ) {
			const end = at + 1 + (text[at] as number);
			const name = String.fromCharCode(...text.subarray(at + 1, end));
			numbers.set(name, names.length);
			names.push(name);
			at = end;
		}
	};
	return {
		name(number) {
			if (number >= names.length) refresh();
			return names[number] as string;
		},
		/** −1: there is no room for more names. */
		number(name) {
			const known = numbers.get(name);
			if (known !== undefined) return known;
			while (Atomics.compareExchange(head, LOCK, 0, 1) !== 0);
			refresh();
			const used = Atomics.load(head, USED);
			if (!numbers.has(name) && used + 1 + name.length <= text.length) {
				text[used] = name.length;
				for (let i = 0; i < name.length; i++) text[used + 1 + i] = name.charCodeAt(i);
				Atomics.store(head, USED, used + 1 + name.length);
				Atomics.store(head, COUNT, Atomics.load(head, COUNT) + 1);
				refresh();
			}
			Atomics.store(head, LOCK, 0);
			return numbers.get(name) ?? -1;
		},
	};
}
