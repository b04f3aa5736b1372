/**
 * An audit over a real Redis server (Debian package redis-server) on a free loopback port, with an append-only file: the same answer
 * as without, while a worker is killed, the coordinator is stopped and started again, and the server itself is restarted.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allot } from "../cli/command.ts";

const SERVER = "redis-server";
const available = spawnSync(SERVER, ["--version"]).status === 0;
if (!available) console.error(`\n*** ${SERVER} is not installed: the audits over a queue are NOT tested. apt-get install redis-server ***\n`);

const folder = mkdtempSync(join(tmpdir(), "allot-queue-"));
const children = new Set<ChildProcess>();
let port = 0;
let url = "";
let server: ChildProcess;

beforeAll(async () => {
	if (!available) return;
	port = await freePort();
	url = `redis://127.0.0.1:${port}`;
	server = await startServer();
});

afterAll(async () => {
	for (const child of children) child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

test("redis-server is there to test with", (context) => {
	if (!available) context.skip(`${SERVER} is not installed`);
});

test.runIf(available).each(["SIGTERM", "SIGKILL"] as const)(
	"the same totals as on one machine, with a worker killed, the coordinator stopped and Redis ended by %s and started again midway",
	async (signal) => {
		const args = [
			"audit",
			"diff",
			"--a",
			"rules=1.3",
			"--b",
			"rules=1.4",
			"--flags",
			"TBX",
			"--max-units",
			"4",
			"--min-might",
			"1",
			"--max-might",
			"4",
			"--max-pool",
			"9",
			"--format",
			"json",
		];
		const expected = await allot([...args, "--workers", "2"]);

		const doomed = start(["worker", "--queue", url, "--workers", "1"]);
		await doomed.says("Serving");
		const first = start([...args, "--queue", url]);
		const redis = new Redis(url, { maxRetriesPerRequest: null });
		redis.on("error", () => {});
		const active = watchActive(redis);

		// Killed while it counts: it holds a range, and something is merged already.
		await until(async () => (await stateKeys(redis)).length > 0 && (await active()) > 0);
		doomed.child.kill("SIGKILL");

		// The coordinator is stopped and leaves what is merged.
		first.child.kill("SIGINT");
		expect(await first.ended).toBe(130);
		expect(await stateKeys(redis)).toHaveLength(1);

		const second = start([...args, "--queue", url]);
		const survivor = start(["worker", "--queue", url, "--workers", "1"]);
		await survivor.says("Serving");
		await setTimeout(500);
		server.kill(signal);
		await new Promise((done) => server.on("close", done));
		await setTimeout(500);
		server = await startServer();

		expect(await second.ended).toBe(1);
		expect(second.out()).toBe(expected.out);
		expect(await stateKeys(redis), "nothing of a finished audit is left").toEqual([]);
		survivor.child.kill("SIGINT");
		expect(await survivor.ended).toBe(0);
		redis.disconnect();
	},
	300_000,
);

test.runIf(available)(
	"a range that is queued and counted several times counts once",
	async () => {
		const args = ["audit", "laws", "--flags", "TB", "--format", "json"];
		const expected = await allot(args);
		const workers = [1, 2].map(() => start(["worker", "--queue", url, "--workers", "2"]));
		const coordinators = [1, 2].map(() => start([...args, "--queue", url]));
		const codes = await Promise.all(coordinators.map(({ ended }) => ended));
		expect(codes).toEqual([0, 0]);
		for (const { out } of coordinators) expect(out()).toBe(expected.out);
		for (const { child } of workers) child.kill("SIGINT");
		expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0]);
	},
	120_000,
);

function start(args: readonly string[]) {
	const child = spawn(process.execPath, ["dist/cli/main.js", ...args], { env: { ...process.env, LC_ALL: "C", NO_COLOR: "1" } });
	children.add(child);
	let [out, err] = ["", ""];
	child.stdout.setEncoding("utf8").on("data", (text) => {
		out += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text) => {
		err += text;
	});
	const ended = new Promise<number | null>((done) => child.on("close", done));
	return { child, ended, out: () => out, says: (words: string) => until(async () => err.includes(words)) };
}

function startServer(): Promise<ChildProcess> {
	const child = spawn(SERVER, ["--port", String(port), "--bind", "127.0.0.1", "--appendonly", "yes", "--save", "", "--dir", folder]);
	children.add(child);
	return new Promise((done, failed) => {
		child.stdout.on("data", (text) => String(text).includes("Ready to accept connections") && done(child));
		child.on("close", (code) => failed(new Error(`${SERVER} ended with ${code}`)));
	});
}

function freePort(): Promise<number> {
	return new Promise((done) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port: free } = probe.address() as { port: number };
			probe.close(() => done(free));
		});
	});
}

function stateKeys(redis: Redis): Promise<string[]> {
	return redis.keys("allot:audit:*:state");
}

/** Tells how many ranges workers hold. */
function watchActive(redis: Redis): () => Promise<number> {
	const queue = new Queue("ranges", { connection: redis, prefix: "allot" });
	queue.on("error", () => {}); // The server goes away on purpose.
	return () => queue.getActiveCount();
}

async function until(holds: () => Promise<boolean>): Promise<void> {
	while (!(await holds())) await setTimeout(20);
}
