/** The page's own logic, without a browser: history, addresses, edits of cards, the picture of a diagram, units in words. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GALLERY } from "../../src/gallery/gallery.ts";
import { en } from "../../src/messages/en.ts";
import { enumerate } from "../../src/queries/enumerate.ts";
import type { MitosBoard } from "../../src/rules/mitos/board.ts";
import { problem } from "../../src/rules/problem.ts";
import type { SideName } from "../../src/rules/rule-system.ts";
import { parseNotation, toNotation } from "../../src/scenario/notation.ts";
import { addCard, chooseBlock, copyCard, moveCard, removeCard } from "../../src/web/board/edits.ts";
import { pathOf, pictureOf } from "../../src/web/pictures/picture.ts";
import { begin, record, redo, settle, undo } from "../../src/web/state/history.ts";
import { fromFragment, toFragment } from "../../src/web/state/share.ts";
import { VERBS } from "../../src/web/worker/verbs.ts";

describe("history", () => {
	test("undo and redo are each other's reverse, whatever was done before", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(40), (values, back) => {
				let history = begin(-1);
				for (const value of values) history = record(history, value);
				const end = history;
				const steps = Math.min(back, values.length);
				for (let i = 0; i < steps; i++) history = undo(history);
				expect(history.present).toBe([-1, ...values][values.length - steps]);
				for (let i = 0; i < steps; i++) history = redo(history);
				expect(history.present).toBe(end.present);
			}),
		);
	});

	test("steps under one name are one step, until they are settled", () => {
		const typed = ["a", "ab", "abc"].reduce((history, text) => record(history, text, "line"), begin(""));
		expect(undo(typed).present).toBe("");
		expect(undo(record(settle(typed), "abcd", "line")).present).toBe("abc");
	});
});

describe("addresses", () => {
	test("hold any line, side and amounts", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== ""),
				fc.constantFrom<SideName>("attacker", "defender"),
				fc.array(fc.nat(100_000), { maxLength: 8 }),
				(text, side, amounts) => {
					const shared = fromFragment(toFragment({ text, side, amounts }));
					expect(shared).toEqual({ text, side, amounts: amounts.some((amount) => amount > 0) ? amounts : [] });
				},
			),
		);
	});

	test("cut or mistyped ones are not trusted", () => {
		expect(fromFragment("")).toBeNull();
		expect(fromFragment("#answers")).toBeNull();
		expect(fromFragment("#b=5+%3E+3&a=1.x.-2&s=nobody")).toEqual({ text: "5 > 3", side: "attacker", amounts: [] });
	});
});

describe("cards", () => {
	test("a block, a response and a named reduction follow their allies wherever the cards go", () => {
		const before = parseNotation("mitos: 5 4 2*3 > 3 Hidra=4 @30 {reduce 1 A2} | 2:1 3:2 {D1 +1}") as MitosBoard;
		const moved = moveCard(before, { side: "defender", index: 0 }, { side: "defender", index: 1 });
		expect(toNotation(moved)).toBe("mitos: 5 4 2*3 > Hidra=4 3 @30 {reduce 1 A2} | 2:2 3:1 {D2 +1}");
		expect(toNotation(moveCard(moved, { side: "attacker", index: 1 }, { side: "attacker", index: 0 }))).toBe(
			"mitos: 4 5 2*3 > Hidra=4 3 @30 {reduce 1 A1} | 1:2 3:1 {D2 +1}",
		);
		expect(toNotation(removeCard(before, { side: "defender", index: 0 }))).toBe("mitos: 5 4 2*3 > Hidra=4 @30 {reduce 1 A2} | 3:1");
		expect(toNotation(copyCard(before, { side: "attacker", index: 0 }))).toBe("mitos: 5 5 4 2*3 > 3 Hidra=4 @30 {reduce 1 A3} | 3:1 4:2 {D1 +1}");
	});

	test("an ally blocks one attacker only", () => {
		const board = chooseBlock(parseNotation("mitos: 5 4 > 3 3 @9 | 1:1 2:2") as MitosBoard, "A2", "D1");
		expect(board.blocks).toEqual({ A2: "D1" });
		expect(chooseBlock(board, "A2", null).blocks).toEqual({});
	});

	test("a card moved there and back, or added and removed, leaves the board as it was", () => {
		const board = parseNotation("5 4T > 3 2*2B 1");
		const there = moveCard(board, { side: "defender", index: 1 }, { side: "attacker", index: 0 });
		expect(toNotation(moveCard(there, { side: "attacker", index: 0 }, { side: "defender", index: 1 }))).toBe(toNotation(board));
		expect(toNotation(removeCard(addCard(board, "attacker"), { side: "attacker", index: 2 }))).toBe(toNotation(board));
	});
});

describe("the diagram's picture", () => {
	test.each(GALLERY.riftbound.filter(({ id }) => id !== "swarm"))(
		"$notation: its ways are the legal assignments, each once",
		({ notation, side }) => {
			const stated = problem(parseNotation(notation), { side });
			const picture = pictureOf(stated);
			if (picture === null) throw new Error("too large");
			const legal = [...enumerate(stated)];
			expect(new Set(legal.map((amounts) => pathOf(picture, amounts)?.join())).size).toBe(legal.length);
			expect(waysFrom(picture, 0)).toBe(legal.length);
			expect(pathOf(picture, legal[0]?.map((amount) => amount + 1) ?? [])).toBeNull();
		},
	);

	function waysFrom(picture: NonNullable<ReturnType<typeof pictureOf>>, node: number): number {
		const out = picture.edges.filter(({ from }) => from === node);
		if (out.length === 0) return picture.nodes[node]?.layer === picture.ids.length ? 1 : 0;
		return out.reduce((sum, { to }) => sum + waysFrom(picture, to), 0);
	}
});

describe("the gallery", () => {
	test("every board can be read, and has a name and a reason in both languages", () => {
		for (const { id, notation } of Object.values(GALLERY).flat()) {
			expect(toNotation(parseNotation(notation))).toBe(notation);
			expect(en).toHaveProperty([`gallery.${id}`]);
			expect(en).toHaveProperty([`gallery.${id}.shows`]);
		}
	});
});

describe("the worker", () => {
	test("gives the rows that enumerate gives, from any rank, filtered or not", () => {
		const asked = { notation: "5 > 3 3 3 3", side: "attacker" as const };
		const all = [...enumerate(problem(parseNotation(asked.notation)))];
		fc.assert(
			fc.property(fc.nat(14), fc.integer({ min: 1, max: 20 }), fc.boolean(), (from, rows, filtered) => {
				const wanted = filtered ? all.filter(([first]) => (first as number) >= 3) : all;
				const reply = VERBS.rows({ ...asked, from: BigInt(from), rows, ...(filtered ? { require: ["kill:D1"] } : {}) });
				const got = Array.from({ length: reply.rows }, (_, row) => [...reply.amounts.subarray(row * reply.size, (row + 1) * reply.size)]);
				expect(got).toEqual(wanted.slice(from, from + rows));
			}),
		);
	});

	test("lights those who should have come first as well", () => {
		const { report, waiting } = VERBS.check({ notation: "4 > 5T 3", side: "attacker", lang: "en", amounts: [0, 4] });
		expect(report.violations.map(({ id }) => id)).toContain("priority");
		expect(waiting).toContain("D1");
	});

	test("says why the other rule set forbids what only one allows", () => {
		const { report, onlyA } = VERBS.diff({ notation: "6 > 2 2B", side: "attacker", lang: "en", a: "", b: "excess=last" });
		expect(report.onlyA).toBe("2");
		expect(onlyA.every(({ why }) => why.some(({ id }) => id === "excess"))).toBe(true);
	});
});
