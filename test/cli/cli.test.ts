import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allot } from "./command.ts";

const BOARD = "5 > 3 3 3 3";
const folder = mkdtempSync(join(tmpdir(), "allot-"));
const file = (name: string, text: string | Uint8Array) => {
	writeFileSync(join(folder, name), text);
	return join(folder, name);
};

describe("enumerate", () => {
	test("text, with names, deaths and a last line that says whether it is all", async () => {
		const { code, out } = await allot(["enumerate", "3 > Caitlyn=3TB 2 2"]);
		expect(code).toBe(0);
		expect(out).toBe(
			[
				"Riftbound 1.4 · the attacker assigns 3 points · 3 legal assignments",
				"",
				"   #  Caitlyn  D2  D3   dies",
				"need        3   2   2",
				"   0        3   0   0   Caitlyn",
				"   1        0   2   1   D2",
				"   2        0   1   2   D3",
				"",
				"All 3.",
				"",
			].join("\n"),
		);
	});

	test("json, ndjson and csv hold the same assignments", async () => {
		const json = JSON.parse((await allot(["enumerate", BOARD, "--format", "json"])).out);
		expect(json).toMatchObject({
			game: "riftbound",
			rules: "1.4",
			side: "attacker",
			pool: 5,
			unassigned: 0,
			units: ["D1", "D2", "D3", "D4"],
			count: "12",
			completion: "complete",
		});
		const ndjson = await allot(["enumerate", BOARD, "--format", "ndjson"]);
		expect(
			ndjson.out
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line)),
		).toEqual(json.assignments);
		expect(ndjson.err).toBe("All 12.\n");
		const [head, ...rows] = (await allot(["enumerate", BOARD, "--format", "csv"])).out.trimEnd().split("\n");
		expect(head).toBe("D1,D2,D3,D4");
		expect(rows.map((row) => row.split(",").map(Number))).toEqual(json.assignments);
	});

	test("a slice says that it is one", async () => {
		const { out, err } = await allot(["enumerate", BOARD, "--format", "ndjson", "--skip", "3", "--limit", "2"]);
		expect(out).toBe("[2,3,0,0]\n[2,0,3,0]\n");
		expect(err).toBe("2 of 12, from #3.\n");
		const shards = await Promise.all([0, 1, 2].map((i) => allot(["enumerate", BOARD, "--format", "ndjson", "--shard", `${i}/3`])));
		expect(shards.map(({ out: part }) => part).join("")).toBe((await allot(["enumerate", BOARD, "--format", "ndjson"])).out);
	});

	test("--explain shows which requirement is honored and an order of service", async () => {
		const { out } = await allot(["enumerate", "3 > 3TB 2 2", "--explain", "--format", "json"]);
		expect(JSON.parse(out).witnesses).toEqual([
			{ order: ["D1"], picks: { D1: "first" } },
			{ order: ["D2", "D3"], picks: { D1: "last" } },
			{ order: ["D3", "D2"], picks: { D1: "last" } },
		]);
	});

	test("a reader that goes away ends it quietly", async () => {
		const child = spawn("sh", ["-c", `${process.execPath} dist/cli/main.js enumerate "40 > 10*2" --format ndjson | head -2`]);
		let out = "";
		let err = "";
		child.stdout.on("data", (data) => {
			out += data;
		});
		child.stderr.on("data", (data) => {
			err += data;
		});
		await new Promise((resolve) => child.on("close", resolve));
		expect(out).toBe("[22,2,2,2,2,2,2,2,2,2]\n[21,3,2,2,2,2,2,2,2,2]\n");
		expect(err).toBe("");
	});

	test.runIf(existsSync("/dev/full"))("a disk without room is told of in one sentence", async () => {
		const child = spawn("sh", ["-c", `${process.execPath} dist/cli/main.js enumerate "5 > 3 3" > /dev/full`], {
			env: { ...process.env, LC_ALL: "C" },
		});
		let err = "";
		child.stderr.on("data", (data) => {
			err += data;
		});
		const code = await new Promise((resolve) => child.on("close", resolve));
		expect({ code, err }).toEqual({ code: 2, err: "allot: The answer can't be written: ENOSPC.\n" });
	});

	test("Ctrl-C ends it cleanly, says how far it came, and exits with 130", async () => {
		const child = spawn(process.execPath, ["dist/cli/main.js", "enumerate", "60 > 15*2", "--format", "json"], {
			env: { ...process.env, LC_ALL: "C" },
		});
		let out = "";
		child.stdout.setEncoding("utf8").on("data", (text) => {
			if (out === "") child.kill("SIGINT");
			out += text;
		});
		const code = await new Promise((resolve) => child.on("close", resolve));
		expect(code).toBe(130);
		const report = JSON.parse(out);
		expect(report.completion).toBe("interrupted");
		expect(report.assignments.length).toBeGreaterThan(0);
		expect(BigInt(report.assignments.length)).toBeLessThan(BigInt(report.count));
	});
});

describe("the other commands", () => {
	test("count", async () => {
		expect(await allot(["count", "150 > 30*3 10*2T 20*5B"])).toEqual({ code: 0, out: "125970\n", err: "" });
		expect(JSON.parse((await allot(["count", BOARD, "--format", "json"])).out).count).toBe("12");
	});

	test("check: exit 1 and every broken rule", async () => {
		const { code, out } = await allot(["check", BOARD, "--assign", "2,1,1,1", "--format", "json"]);
		expect(code).toBe(1);
		expect(JSON.parse(out)).toMatchObject({
			legal: false,
			violations: [{ id: "lethal-in-full", rule: "465.2.c.3", units: ["D1", "D2", "D3", "D4"] }],
			nearest: [3, 2, 0, 0],
		});
		expect((await allot(["check", BOARD, "--assign", "D1=3,D2=2"])).code).toBe(0);
		expect((await allot(["check", BOARD, "--assign", "2,1,1,1", "--rules", "1.2"])).out).toContain("443.1.d.3");
	});

	test("best, outcomes, sample, resolve", async () => {
		expect(JSON.parse((await allot(["best", "7 > 5T 3 4V9 2", "--top", "2", "--require", "spare:D4", "--format", "json"])).out)).toMatchObject({
			value: 5,
			optimal: true,
			top: [{ assignment: [5, 2, 0, 0] }, { assignment: [5, 0, 2, 0] }],
		});
		expect(JSON.parse((await allot(["outcomes", "4 > 5 3", "--format", "json"])).out)).toMatchObject({
			outcomes: [
				{ kills: ["D2"], assignments: "1" },
				{ kills: [], assignments: "1" },
			],
			units: { D1: "never", D2: "may" },
		});
		const draw = async (seed: string) => (await allot(["sample", BOARD, "-n", "10", "--seed", seed, "--format", "ndjson"])).out;
		expect(await draw("7")).toBe(await draw("7"));
		expect(await draw("7")).not.toBe(await draw("8"));
		expect(JSON.parse((await allot(["resolve", "3 Kayn=2A1 > 2T 4", "--ask", "survives:A1", "--format", "json"])).out)).toMatchObject({
			value: 1,
			dealt: { A1: 3, Kayn: 3, D1: 2, D2: 4 },
			survivors: [],
			result: "uncontrolled",
			answers: [{ answer: "never" }],
		});
	});

	test("an empty side skips the step", async () => {
		for (const command of ["enumerate", "count", "best", "outcomes", "sample"]) {
			const { code, out } = await allot([command, "5 >", "--format", "json"]);
			expect(code).toBe(0);
			expect(JSON.parse(out)).toMatchObject({ skipped: true, rule: "465.1", result: "conquer" });
		}
		expect(JSON.parse((await allot(["resolve", "> 3", "--format", "json"])).out)).toMatchObject({ skipped: true, result: "hold", rule: "465.1" });
		expect(JSON.parse((await allot(["resolve", ">", "--rules", "1.2", "--format", "json"])).out)).toMatchObject({
			result: "uncontrolled",
			rule: "443.1.a.1",
		});
	});

	test("convert and back", async () => {
		const yaml = (await allot(["convert", "6 {elder} > 5T 2*3P2X Kayn=6I ; excess=last rules=1.3", "--to", "yaml"])).out;
		expect((await allot(["convert", "-", "--to", "notation"], { input: yaml })).out).toBe("{elder} 6 > 5T 2*3P2X Kayn=6I ; rules=1.3 excess=last\n");
		expect((await allot(["count", file("board.yaml", yaml)])).out).toBe(
			(await allot(["count", "6 {elder} > 5T 2*3P2X Kayn=6I ; excess=last rules=1.3"])).out,
		);
	});

	test("serve answers line by line, a last line without its end too", async () => {
		const request = (id: number) => JSON.stringify({ jsonrpc: "2.0", id, method: "count", params: { board: BOARD } });
		const { code, out } = await allot(["serve"], { input: `${request(1)}\n\n${request(2)}\nnonsense\n${request(3)}` });
		expect(code).toBe(0);
		expect(
			out
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line).id),
		).toEqual([1, 2, null, 3]);
	});

	test("serve from Python in ten lines", async () => {
		const script = `
import json, subprocess
allot = subprocess.Popen(["${process.execPath}", "dist/cli/main.js", "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(method, **params):
    allot.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\\n")
    allot.stdin.flush()
    return json.loads(allot.stdout.readline())["result"]
print(ask("count", board="5 > 3 3 3 3")["count"], ask("best", board="7 > 5T 3 4V9 2")["assignment"])
`;
		const child = spawn("python3", ["-c", script]);
		let out = "";
		child.stdout.on("data", (data) => {
			out += data;
		});
		await new Promise((resolve) => child.on("close", resolve));
		expect(out).toBe("12 [5, 0, 0, 2]\n");
	});
});

describe("bad input: one clear sentence, exit 2, never a stack trace", () => {
	const bad: [string, string[], (string | Uint8Array)?][] = [
		["unknown flag", ["count", "5 > 3Q"]],
		["negative marked", ["count", "5 > 3M-1"]],
		["might 1e9", ["count", "1e9 > 3"]],
		["might 1000000000", ["count", "1000000000 > 3"]],
		["10,000 units", ["count", "5 > 10000*3"]],
		["10,000 tokens", ["count", `5 > ${"3 ".repeat(10_000)}`]],
		["BOM", ["count", "-"], "\uFEFF5 > 3"],
		["tab as indentation", ["count", file("tab.yaml", "game: riftbound\nattacker:\n\tunits: []\n")]],
		["huge file", ["count", file("huge.json", " ".repeat(2_000_000))]],
		["binary file", ["count", file("binary", new Uint8Array([1, 2, 0, 255]))]],
		["not UTF-8", ["count", file("latin", new Uint8Array([0x47, 0xe9, 0x3e]))]],
		["empty file", ["count", file("empty.yaml", "")]],
		["no file", ["count", join(folder, "none.yaml")]],
		["a folder", ["count", folder]],
		["deep file", ["count", file("deep.json", `${"[".repeat(100_000)}`)]],
		["both wishes", ["count", "5 > 3", "--rules", "9.9", "--reading", "foo=bar"]],
		["reading without value", ["count", "5 > 3", "--reading", "excess"]],
		["wrong length", ["check", BOARD, "--assign", "1,2,3"]],
		["negative amount", ["check", BOARD, "--assign=-1,2,2,2"]],
		["fraction", ["check", BOARD, "--assign", "1.5,2,2,2"]],
		["missing assignment", ["check", BOARD]],
		["unknown unit", ["check", BOARD, "--assign", "D9=5"]],
		["lethal marked damage", ["count", "5 > 3M3"]],
		["too large to hold", ["count", "100000 > 1000*100"]],
		["bad skip", ["enumerate", BOARD, "--skip", "-1"]],
		["bad shard", ["enumerate", BOARD, "--shard", "3/3"]],
		["bad format", ["count", BOARD, "--format", "xml"]],
		["bad side", ["count", BOARD, "--side", "both"]],
		["bad language", ["count", BOARD, "--lang", "fr"]],
		["bad requirement", ["best", BOARD, "--require", "love:D1"]],
		["clashing requirements", ["best", BOARD, "--require", "kill:D1", "--require", "kill:D2"]],
		["bad question", ["resolve", BOARD, "--ask", "who?"]],
		["unknown command", ["solve", BOARD]],
		["unknown option", ["count", BOARD, "--fast"]],
		["two boards", ["count", BOARD, BOARD]],
		["nothing", []],
		["no board", ["count"]],
		["bad spelling", ["convert", BOARD, "--to", "xml"]],
	];
	// Half of them in Spanish: a sentence that fails would show in either.
	test.each(bad.map((one, i) => ({ name: one[0], args: one[1], input: one[2], locale: i % 2 === 0 ? "C" : "es_CL.UTF-8" })))(
		"$name",
		async ({ args, input, locale }) => {
			const { code, out, err } = await allot(args, { ...(input === undefined ? {} : { input }), env: { LC_ALL: locale } });
			expect(code).toBe(2);
			expect(out).toBe("");
			expect(err).toMatch(/\.\n/);
			expect(err).not.toMatch(/\n\s+at |node:|undefined|NaN/);
		},
	);

	test("the place in a file and the caret under a notation", async () => {
		const path = file("place.yaml", "game: riftbound\nattacker: { units: [ { might: many } ] }\ndefender: { units: [] }\n");
		expect((await allot(["count", path])).err).toBe(`${path}:2:31: might must be of type number.\n`);
		expect((await allot(["count", "5 > 3 4Q"])).err).toBe(
			"allot: There is no flag “Q”; the flags are T B I Z N Mk Pk P X Ak Sk Vk.\n  5 > 3 4Q\n         ^\n",
		);
	});
});

test("Spanish by option and by locale", async () => {
	const expected = "Riftbound 1.4 · el atacante asigna 5 puntos · 12 asignaciones legales";
	expect((await allot(["enumerate", BOARD, "--lang", "es"])).out).toContain(expected);
	expect((await allot(["enumerate", BOARD], { env: { LC_ALL: "", LANG: "es_AR.UTF-8" } })).out).toContain(expected);
	expect((await allot(["--help"], { env: { LC_ALL: "es_ES.UTF-8" } })).out).toContain("Comandos:");
});
