import { expect, test } from "vitest";
import { allot } from "./command.ts";

test.each(
	[
		["enumerate", "3 > Caitlyn=3TB 2 2"],
		["enumerate", "5 > 3 3 3 3", "--format", "json", "--explain", "--skip", "2", "--limit", "3"],
		["enumerate", "7 > 3 4T 2I 2P1 3", "--format", "csv", "--shard", "1/2", "--require", "spare:D1"],
		["count", "5 >", "--format", "json"],
		["best", "5 > 4V5 3V4 2V4", "--top", "4", "--format", "json", "--require", "D1>=1"],
		["check", "5 > 3 3 3 3", "--assign", "2,1,1,1"],
	].map((args) => ({ command: args.join(" "), args })),
)("the same bytes by every solver: $command", async ({ args }) => {
	const structured = await allot(args);
	expect(structured.out).not.toBe("");
	for (const solver of ["milp", "brute-force"]) expect(await allot([...args, "--solver", solver])).toEqual(structured);
});

test("an unknown solver and a senseless time limit are refused", async () => {
	expect(await allot(["count", "5 > 3", "--solver", "magic"])).toEqual({
		code: 2,
		out: "",
		err: "allot: --solver can't be “magic”; it can be structured, milp and brute-force.\n",
	});
	expect(await allot(["count", "5 > 3", "--solver", "milp", "--time-limit", "0"])).toMatchObject({ code: 2, out: "" });
});

test("a model option on a spelling of the board is refused", async () => {
	const { code, err } = await allot(["convert", "5 > 3", "--to", "yaml", "--side", "defender"]);
	expect([code, err]).toEqual([2, "allot: --side says what a model is about; it has no meaning with --to yaml.\n"]);
});
