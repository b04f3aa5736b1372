/** The examples in the public docstrings are run: `expression // → value`. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as allot from "../src/index.ts";
import { witness } from "../src/queries/witness.ts";

const scope = { ...allot, witness };

test("every example says what comes out", () => {
	let examples = 0;
	for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"))) {
		for (const [, block] of readFileSync(`src/${file}`, "utf8").matchAll(/@example\n((?:\s*\* .*\n)+?)\s*\*\//g)) {
			const lines = (block as string)
				.split("\n")
				.map((line) => line.replace(/^\s*\* ?/, ""))
				.filter((line) => line.trim() !== "");
			const [last, expected] = (lines.pop() as string).split(" // → ") as [string, string];
			const run = (statements: readonly string[], expression: string) =>
				new Function(...Object.keys(scope), `${statements.join("\n")}\nreturn (${expression.trim().replace(/;$/, "")});`)(...Object.values(scope));
			expect(run(lines, last), `${file}: ${last}`).toEqual(run([], expected));
			examples++;
		}
	}
	expect(examples).toBeGreaterThanOrEqual(16);
});
