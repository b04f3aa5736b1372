import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerLine } from "../../src/agents/rpc.ts";
import { actionToString, board, boardgameMoves, enumerate, legalActions, legalNext, problem, stringToAction } from "../../src/index.ts";
import { anyBoard, anyProblem } from "../arbitraries.ts";

describe("actions", () => {
	test("ascending, never empty, and every one survives the way through its string", () => {
		fc.assert(
			fc.property(anyBoard, (on) => {
				const stated = problem(on);
				const actions = legalActions(stated);
				expect(actions).toEqual([...enumerate(stated)].map((_, i) => i));
				expect(actions.length).toBeGreaterThan(0);
				for (const action of actions) expect(stringToAction(stated, actionToString(stated, action))).toBe(BigInt(action));
			}),
			{ numRuns: 200 },
		);
	});

	test("what is not an action is refused", () => {
		const stated = problem(board("4 > 5 3"));
		for (const text of ["", "D1=4", "D1=4 D2=1", "D2=0 D1=4", "D1=4 D2=0 ", "D1=04 D2=0x"])
			expect(() => stringToAction(stated, text)).toThrow("not-an-action");
		expect(() => actionToString(stated, 2)).toThrow("rank-out-of-range");
	});

	test("step by step: exactly the amounts with which some legal assignment goes on", () => {
		fc.assert(
			fc.property(anyProblem, (stated) => {
				const all = [...enumerate(stated)];
				for (const amounts of all.slice(0, 30)) {
					for (let step = 0; step <= amounts.length; step++) {
						const prefix = amounts.slice(0, step);
						const { actions, mask, recipient } = legalNext(stated, prefix);
						const expected = new Set(all.filter((other) => prefix.every((amount, i) => other[i] === amount)).map((other) => other[step]));
						expect(actions).toEqual(step < amounts.length ? [...expected].sort((a, b) => (a as number) - (b as number)) : []);
						expect(recipient).toBe(step < amounts.length ? step : -1);
						expect([...mask.keys()].filter((amount) => mask[amount])).toEqual(actions);
					}
				}
			}),
			{ numRuns: 200 },
		);
		expect(() => legalNext(problem(board("5 > 3 3 3 3")), [4])).toThrow("not-a-prefix");
	});

	test("boardgame.io moves", () => {
		const moves = boardgameMoves((state: { notation: string | null }) => (state.notation ? problem(board(state.notation)) : null), { limit: 1 });
		expect(moves({ notation: "4 > 5 3" }, {})).toEqual([{ move: "assignDamage", args: [[4, 0]] }]);
		expect(moves({ notation: null }, {})).toEqual([]);
	});
});

describe("JSON-RPC 2.0", () => {
	const ask = (message: unknown) => JSON.parse(answerLine(JSON.stringify(message)) ?? "null");
	const request = (method: string, params?: unknown, id: unknown = 1) => ({
		jsonrpc: "2.0",
		method,
		...(params === undefined ? {} : { params }),
		id,
	});

	test("every method answers what the command prints", () => {
		const on = "5 > 3 3 3 3";
		expect(ask(request("count", { board: on })).result.count).toBe("12");
		expect(ask(request("enumerate", { board: on, skip: 10, limit: "5" })).result).toMatchObject({
			assignments: [
				[0, 0, 3, 2],
				[0, 0, 2, 3],
			],
			completion: "limited",
		});
		expect(ask(request("sample", { board: on, n: 3, seed: 1 })).result.assignments.length).toBe(3);
		expect(ask(request("check", { board: on, assign: [2, 1, 1, 1] })).result.violations[0].rule).toBe("465.2.c.3");
		expect(ask(request("best", { board: on, top: 2 })).result.top.length).toBe(2);
		expect(ask(request("outcomes", { board: on })).result.units.D1).toBe("may");
		expect(ask(request("resolve", { board: on })).result.result).toBe("hold");
		expect(ask(request("convert", { board: on, to: "json" })).result.game).toBe("riftbound");
		expect(
			ask(request("convert", { board: { game: "riftbound", attacker: { units: [{ might: 1 }] }, defender: { units: [] } }, to: "notation" })).result,
		).toBe("1 >");
		expect(ask(request("schema")).result.$schema).toBeDefined();
		expect(ask(request("rules")).result.games[0].game).toBe("riftbound");
	});

	test("errors by the standard's codes", () => {
		expect(JSON.parse(answerLine("{") ?? "").error.code).toBe(-32700);
		for (const invalid of [
			1,
			"x",
			null,
			[],
			{},
			{ jsonrpc: "1.0", method: "count", id: 1 },
			{ jsonrpc: "2.0", method: 1, id: 1 },
			{ jsonrpc: "2.0", method: "count", params: 1, id: 1 },
		]) {
			expect(ask(invalid)).toMatchObject({ id: null, error: { code: -32600 } });
		}
		expect(ask(request("constructor"))).toMatchObject({ id: 1, error: { code: -32601 } });
		expect(ask(request("count", {}, "a"))).toMatchObject({ id: "a", error: { code: -32602 } });
		expect(ask(request("count", { board: "5 > 3", nonsense: 1 })).error.code).toBe(-32602);
		expect(ask(request("count", ["5 > 3"])).error.code).toBe(-32602);
		expect(ask(request("count", { board: "5 > 3Q", lang: "es" })).error).toMatchObject({
			code: -32602,
			data: { issues: [{ code: "unknown-flag", message: expect.stringContaining("marca") }] },
		});
	});

	test("an answer that would not fit in memory is refused", () => {
		const asked = request("enumerate", { board: "100 > 30*2", limit: "100000000000" });
		expect(ask(asked).error).toMatchObject({ code: -32602, data: { issues: [{ path: ["limit"], message: expect.stringContaining("1000000") }] } });
	});

	test("batches keep their order; notifications are not answered", () => {
		const note = { jsonrpc: "2.0", method: "count", params: { board: "5 > 3" } };
		expect(ask([request("count", { board: "1 > 1 1" }, 7), note, request("nope", {}, 8)]).map(({ id }: { id: number }) => id)).toEqual([7, 8]);
		expect(answerLine(JSON.stringify(note))).toBeNull();
		expect(answerLine(JSON.stringify([note]))).toBeNull();
	});
});
