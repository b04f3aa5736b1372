import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const allot = new URL("../../dist/cli/main.js", import.meta.url).pathname;

function run(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [allot, ...args], { encoding: "utf8" });
	return { status, stdout, stderr };
}

test.each(
	[
		["enumerate", "3 > Caitlyn=3TB 2 2"],
		["enumerate", "5 > 3 3 3 3", "--format", "json", "--explain", "--skip", "2", "--limit", "3"],
		["enumerate", "7 > 3 4T 2I 2P1 3", "--format", "csv", "--shard", "1/2", "--require", "spare:D1"],
		["count", "5 >", "--format", "json"],
		["best", "5 > 4V5 3V4 2V4", "--top", "4", "--format", "json", "--require", "D1>=1"],
		["check", "5 > 3 3 3 3", "--assign", "2,1,1,1"],
	].map((args) => ({ command: args.join(" "), args })),
)("the same bytes by every solver: $command", ({ args }) => {
	const structured = run(...args);
	expect(structured.stdout).not.toBe("");
	for (const solver of ["milp", "brute-force"]) expect(run(...args, "--solver", solver)).toEqual(structured);
});

test("an unknown solver and a senseless time limit are refused", () => {
	expect(run("count", "5 > 3", "--solver", "magic")).toMatchObject({ status: 2, stdout: "" });
	expect(run("count", "5 > 3", "--solver", "milp", "--time-limit", "0")).toMatchObject({ status: 2, stdout: "" });
});

test("a model option on a spelling of the board is refused", () => {
	const { status, stderr } = run("convert", "5 > 3", "--to", "yaml", "--side", "defender");
	expect([status, stderr]).toEqual([2, "allot: --side says what a model is about; it has no meaning with --to yaml.\n"]);
});
