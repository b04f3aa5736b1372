/** What the diagrams lie in: attached to their problems without a trace, cut from shared pieces without touching each other. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attachment } from "../../src/core/attachment.ts";
import { scratch, zeros } from "../../src/core/memory.ts";
import { type AssignmentProblem, board, count, problem, rank } from "../../src/index.ts";

describe("attachments", () => {
	test("nothing shows them: not a copy, a comparison, a printout", () => {
		const names = attachment<object, string>();
		const one = Object.freeze({ a: 1 });
		names.set(one, "one");
		expect(names.get(one)).toBe("one");
		expect(names.get({ ...one })).toBeUndefined();
		expect(one).toEqual({ a: 1 });
		expect(JSON.stringify(one)).toBe('{"a":1}');
		expect(Reflect.ownKeys(one)).toEqual(["a"]);
		expect(structuredClone(one)).toEqual({ a: 1 });
	});

	test("what is frozen later keeps them, what is frozen before bears them too", () => {
		const names = attachment<object, string>();
		const later = {};
		names.set(later, "later");
		expect(names.get(Object.freeze(later))).toBe("later");
		const before = Object.preventExtensions({});
		expect(names.get(before)).toBeUndefined();
		names.set(before, "before");
		expect(names.get(before)).toBe("before");
	});

	test("two kinds of them do not meet", () => {
		const [names, sizes] = [attachment<object, string>(), attachment<object, number>()];
		const one = {};
		names.set(one, "one");
		expect(sizes.get(one)).toBeUndefined();
		sizes.set(one, 1);
		expect([names.get(one), sizes.get(one)]).toEqual(["one", 1]);
	});

	test("a changed copy of a problem is a problem of its own", () => {
		const stated: AssignmentProblem = problem(board("5 > 3 3 3 3"));
		expect(count(stated)).toBe(12n);
		expect(rank(stated, [3, 2, 0, 0])).not.toBeNull();
		expect(rank({ ...stated, pool: 6 }, [3, 2, 0, 0])).toBeNull();
		expect(rank(Object.freeze({ ...stated, pool: 6 }), [3, 3, 0, 0])).not.toBeNull();
	});
});

describe("memory", () => {
	const kinds = [Int8Array, Uint16Array, Int32Array, Float64Array] as const;
	const wanted = fc.array(fc.record({ kind: fc.nat(3), length: fc.nat(3000) }), { maxLength: 40 });

	test("arrays are zero, hold what is written to them and do not overlap", () => {
		fc.assert(
			fc.property(wanted, (list) => {
				const arrays = list.map(({ kind, length }) => zeros<Int8Array | Uint16Array | Int32Array | Float64Array>(kinds[kind as 0], length));
				for (const array of arrays) expect(array.every((value) => value === 0)).toBe(true);
				arrays.forEach((array, i) => {
					array.fill(i + 1);
				});
				arrays.forEach((array, i) => {
					expect(array.length).toBe(list[i]?.length);
					expect(array.every((value) => value === i + 1)).toBe(true);
				});
			}),
		);
	});

	test("small arrays share a piece, large ones have memory of their own", () => {
		const [small, next, large] = [zeros(Int32Array, 3), zeros(Float64Array, 3), zeros(Int32Array, 100_000)];
		expect(next.byteOffset % 8).toBe(0);
		expect(small.buffer.byteLength).toBe(1 << 16);
		expect(large.buffer.byteLength).toBe(400_000);
	});

	test("scratch memory is the same until more is wanted", () => {
		const memory = scratch(Int32Array);
		const small = memory(10);
		expect(memory(20)).toBe(small);
		expect(memory(10_000).length).toBeGreaterThanOrEqual(10_000);
	});
});
