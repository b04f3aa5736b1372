/** `allot web`: what is served, to whom, and how it ends. Needs the build that `npm test` makes first. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const running: ChildProcess[] = [];

function start(...args: string[]): ChildProcess {
	const child = spawn(process.execPath, [MAIN, "web", "--lang", "en", ...args], { stdio: ["ignore", "pipe", "pipe"] });
	running.push(child);
	return child;
}

/** Its address, once it prints it. */
async function addressOf(child: ChildProcess): Promise<string> {
	const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
	return /http:\/\/127\.0\.0\.1:\d+\//.exec(line.toString())?.[0] ?? "";
}

function status(address: string, path: string, host?: string): Promise<number> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve, reject) => {
		request({ hostname, port, path, headers: host ? { host } : {} }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		})
			.on("error", reject)
			.end();
	});
}

describe("allot web", () => {
	afterEach(() => {
		for (const child of running.splice(0)) child.kill("SIGKILL");
	});

	test("serves the page on a free port of this machine, and nothing else; Ctrl-C ends it", async () => {
		const child = start();
		const address = await addressOf(child);
		expect(await status(address, "/")).toBe(200);
		expect(await status(address, "/index.html?x")).toBe(200);
		expect(await status(address, "/../../package.json")).toBe(404);
		expect(await status(address, "/%2e%2e/cli/main.js")).toBe(404);
		expect(await status(address, "/", "elsewhere.example")).toBe(403);
		child.kill("SIGINT");
		expect((await once(child, "exit"))[0]).toBe(130);
	});

	test("takes the port it is given, and says in one sentence when it can't", async () => {
		const address = await addressOf(start("--port", "0"));
		const taken = start("--port", new URL(address).port);
		const [text] = (await once(taken.stderr as NodeJS.ReadableStream, "data")) as [Buffer];
		expect(text.toString()).toMatch(/^allot: Port \d+ can't be used \(EADDRINUSE\); leave --port out for a free one\.\n$/);
		expect((await once(taken, "exit"))[0]).toBe(2);
		const bad = start("--port", "70000");
		expect((await once(bad, "exit"))[0]).toBe(2);
	});
});
