import { expect, test } from "vitest";
import { answerWithin } from "../../src/cli/deadline.ts";
import { InputError } from "../../src/index.ts";
import { allot } from "./command.ts";

const hangs = new URL("../cases/lp-solver-hangs.json", import.meta.url);
const worker = new URL("./hanging-worker.mjs", import.meta.url);

test("a solver that loops for ever is ended when its time is up", () => {
	let issue: unknown;
	try {
		answerWithin(worker, hangs.pathname, 1);
	} catch (error) {
		issue = (error as InputError).issues[0];
		expect(error).toBeInstanceOf(InputError);
	}
	expect(issue).toEqual({ code: "milp-time-limit", params: { seconds: 1 } });
});

test.each([
	["en", "The mixed-integer solver was stopped after 1 s"],
	["es", "El resolutor entero mixto se detuvo tras 1 s"],
])("the user gets one clear sentence (%s) and exit code 2", async (lang, sentence) => {
	const big = ["count", "150 > 30*3 10*2T 20*5B", "--solver", "milp", "--time-limit", "1", "--lang", lang];
	const { code, out, err } = await allot(big);
	expect([code, out]).toEqual([2, ""]);
	expect(err).toContain(sentence);
	expect(err.trim().split("\n")).toHaveLength(1);
});

test("what the thread throws arrives here: bad input as such, a bug as a bug", () => {
	const missing = () => answerWithin(worker, "no-such-file", 20);
	expect(missing).toThrow(/ENOENT/);
	expect(missing).not.toThrow(InputError);
});
