import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { allot, type Outcome } from "../cli/command.ts";

const folder = mkdtempSync(join(tmpdir(), "allot-audit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const diffArgs = ["audit", "diff", "--a", "rules=1.3", "--b", "rules=1.4", "--flags", "TPX", "--max-might", "2"];

describe("allot diff", () => {
	test("says the numbers, examples and the cause; exit 1 when they differ", async () => {
		const { code, out } = await allot(["diff", "6 > 2 2", "--a", "excess=any", "--b", "excess=last", "--format", "json"]);
		expect(JSON.parse(out)).toMatchObject({ onlyA: "1", onlyB: "0", both: "2", examples: { onlyA: [[3, 3]], onlyB: [] } });
		expect(code).toBe(1);
	});

	test("exit 0 when they are the same", async () => {
		expect(await allot(["diff", "3 > 2 2", "--a", "rules=1.1", "--b", "rules=1.4"])).toMatchObject({
			code: 0,
			out: expect.stringContaining("Both allow the same: 2"),
		});
	});

	test("a board far beyond enumeration, at once", async () => {
		const { out } = await allot(["diff", "152 > 60*5", "--a", "rules=1.0", "--b", "rules=1.4", "--format", "json", "--limit", "1"]);
		const { both, onlyA, onlyB, examples } = JSON.parse(out);
		expect(BigInt(both)).toBeGreaterThan(2n ** 53n);
		expect(BigInt(onlyA)).toBeGreaterThan(2n ** 53n);
		expect(onlyB).toBe("0");
		expect(examples.onlyA).toHaveLength(1);
	});

	test("an empty side skips the step, under both", async () => {
		const { code, out } = await allot(["diff", "5 >", "--a", "rules=1.3", "--b", "rules=1.4", "--format", "json"]);
		expect(JSON.parse(out)).toMatchObject({ skipped: true, onlyA: "0", onlyB: "0", both: "0" });
		expect(code).toBe(0);
	});
});

describe("allot audit", () => {
	test("the answer does not depend on the number of workers; exit 1 when boards differ", async () => {
		const [one, two] = await Promise.all(["1", "2"].map((workers) => allot([...diffArgs, "--format", "json", "--workers", workers])));
		expect(one).toEqual(two);
		expect(one).toMatchObject({ code: 1, err: "" });
		const report = JSON.parse((one as Outcome).out);
		expect(report).toMatchObject({ completion: "complete", boards: report.size });
		expect(report.examples[0]).toBe("2 > 0 2X");
		const { boards, found } = report.cells.reduce(
			(sum: { boards: bigint; found: bigint }, cell: { boards: string; found: string }) => ({
				boards: sum.boards + BigInt(cell.boards),
				found: sum.found + BigInt(cell.found),
			}),
			{ boards: 0n, found: 0n },
		);
		expect([String(boards), String(found)]).toEqual([report.boards, report.differing]);
	});

	test("Ctrl-C leaves a resume file from which the same answer comes", async () => {
		const args = ["audit", "diff", "--a", "rules=1.3", "--b", "rules=1.4", "--flags", "TBX", "--max-units", "4", "--max-might", "3"];
		const whole = await allot([...args, "--format", "json"]);
		const stopped = await interruptedAudit([...args, "--format", "json"], 1500);
		expect(stopped.code).toBe(130);
		const part = JSON.parse(stopped.out);
		expect(part.completion).toBe("interrupted");
		expect(await allot(["audit", "laws", "--resume", join(folder, "allot-audit.resume.json")])).toMatchObject({ code: 2 });
		expect(await allot([...args, "--max-units", "2", "--resume", join(folder, "allot-audit.resume.json")])).toMatchObject({
			code: 2,
			err: expect.stringContaining("belongs to another audit"),
		});
		expect(BigInt(part.boards)).toBeLessThan(BigInt(part.size));
		expect(stopped.err).toContain("--resume allot-audit.resume.json");
		const file = join(folder, "allot-audit.resume.json");
		const resumed = await allot(["audit", "diff", "--resume", file, "--format", "json"]);
		expect(resumed).toEqual(whole);
		expect(existsSync(file)).toBe(false);
	});

	test("a resume file of another audit, or none at all, is refused", async () => {
		const file = join(folder, "other.json");
		writeFileSync(file, "{}");
		expect(await allot(["audit", "diff", "--resume", file])).toMatchObject({ code: 2, err: expect.stringContaining("is not a resume file") });
		expect(await allot(["audit", "diff", "--resume", join(folder, "nowhere")])).toMatchObject({
			code: 2,
			err: `allot: There is no resume file “${join(folder, "nowhere")}”.\n`,
		});
	});

	test("text, CSV and the page say the same", async () => {
		const [text, csv, page] = await Promise.all(["text", "csv", "html"].map((format) => allot([...diffArgs, "--format", format])));
		expect(text?.out).toContain("2 > 0 2X");
		const total = csv?.out
			.split("\n")
			.find((line) => line.startsWith("total,"))
			?.split(",") as string[];
		expect(text?.out).toContain(`differ on ${total[5]} of ${total[4]} boards`);
		expect(page?.out).toContain(`differ on ${total[5]} of ${total[4]} boards`);
		expect(page?.out.match(/<svg/g)).toHaveLength(3);
		// Readable offline: nothing is loaded from anywhere, nothing runs.
		expect(page?.out).not.toMatch(/https?:|<script|<link|@import|url\(/);
	});

	test("in Spanish", async () => {
		expect((await allot([...diffArgs, "--lang", "es"])).out).toContain("Los tableros más pequeños");
	});

	test("find says where a condition holds and is content either way", async () => {
		const args = ["audit", "find", "--max-units", "2", "--format", "json"];
		const some = await allot([...args, "--where", "wipeout"]);
		expect(some.code).toBe(0);
		expect(JSON.parse(some.out).examples[0]).toBe("1 > 1");
		expect(JSON.parse((await allot([...args, "--where", "assignments>1000"])).out)).toMatchObject({ found: "0", completion: "complete" });
	});

	test("ready-made audits are listed and run", async () => {
		expect((await allot(["audit", "ready"])).out).toContain("excess-any-last");
		expect(await allot(["audit", "ready", "immune", "--format", "json"])).toMatchObject({ code: 1, out: expect.stringContaining('"1 > 1I"') });
	});

	test.each([
		[["audit", "diff", "--a", "rules=1.3"], "--b"],
		[["audit", "diff", "--a", "rules=9", "--b", "rules=1.4"], "no version “9”"],
		[["audit", "diff", "--a", "x", "--b", "rules=1.4"], "“x” does not choose rules"],
		[[...diffArgs, "--max-units", "0"], "maxUnits is 0"],
		[[...diffArgs, "--max-units", "99"], "maxUnits is 99"],
		[[...diffArgs, "--workers", "0"], "--workers"],
		[["audit", "laws", "--flags", "Q"], "no flag “Q”"],
		[["audit", "laws", "--flags", "M99A99S99V99"], "kinds of unit"],
		[["audit", "find", "--where", "luck"], "“luck” is not a condition"],
		[["audit", "find"], "--where"],
		[["audit", "ready", "nothing"], "no ready-made audit “nothing”"],
		[["audit", "guess"], "no command “guess”"],
		[["worker"], "--queue"],
		[["worker", "--queue", "nonsense"], "“nonsense” is not the address of a Redis server"],
		[["worker", "--queue", "redis://127.0.0.1:1"], "No Redis server answers at redis://127.0.0.1:1 (ECONNREFUSED)"],
		[[...diffArgs, "--queue", "redis://127.0.0.1:1"], "No Redis server answers"],
	])("%j is refused in one sentence", async (args, words) => {
		const { code, out, err } = await allot(args);
		expect({ code, out }).toEqual({ code: 2, out: "" });
		expect(err).toContain(words);
		expect(err.trim().split("\n")).toHaveLength(1);
	});

	test("without the client libraries --queue says what to install", async () => {
		// A copy of the build with nothing around it but what the command always needs.
		const bare = join(folder, "bare");
		const script = ["bullmq", "ioredis"].map((name) => `! -e node_modules/${name}`).join(" -a ");
		const made = await shell(`mkdir -p ${bare}/node_modules && cp -r dist package.json ${bare} && cd node_modules && for each in *; do
			case $each in bullmq|ioredis) ;; *) ln -s "$PWD/$each" "${bare}/node_modules/$each" ;; esac; done && cd ${bare} && test ${script}`);
		expect(made).toBe(0);
		const { code, err } = await run(join(bare, "dist/cli/main.js"), ["worker", "--queue", "redis://127.0.0.1:1"], bare);
		expect(err).toContain("npm install bullmq ioredis");
		expect(code).toBe(2);
	});
});

function shell(script: string): Promise<number | null> {
	return new Promise((done) => spawn("bash", ["-c", script], { stdio: "inherit" }).on("close", done));
}

/** Runs a build of the command in a folder; Ctrl-C after so many milliseconds, if given. */
function run(main: string, args: readonly string[], cwd: string, interruptAfter?: number): Promise<Outcome> {
	return new Promise((done, reject) => {
		const child = spawn(process.execPath, [main, ...args], { cwd, env: { ...process.env, LC_ALL: "C", NO_COLOR: "1" } });
		let [out, err] = ["", ""];
		child.stdout.setEncoding("utf8").on("data", (text) => {
			out += text;
		});
		child.stderr.setEncoding("utf8").on("data", (text) => {
			err += text;
		});
		if (interruptAfter !== undefined) setTimeout(() => child.kill("SIGINT"), interruptAfter);
		child.on("error", reject).on("close", (code) => done({ code, out, err }));
	});
}

/** An audit that is broken off while it runs: waits a little longer each time until it neither had not begun nor was done. */
async function interruptedAudit(args: readonly string[], milliseconds: number): Promise<Outcome> {
	for (let wait = milliseconds; ; wait = wait * 0.8) {
		const outcome = await run(resolve("dist/cli/main.js"), args, folder, wait);
		if (outcome.code === 130 || wait < 300) return outcome;
	}
}
