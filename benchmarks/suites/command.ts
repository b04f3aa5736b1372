/** The command from outside: how fast it starts, how fast it writes into a pipe, how much memory it takes. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { instance } from "../corpus.ts";
import type { Case } from "../measure.ts";

const MAIN = "dist/cli/main.js";

export function coldCases(): Case[] {
	const start = (runner: string, args: readonly string[]): Case => ({
		suite: "cold start",
		name: "E-S",
		runner,
		unit: "ms",
		kind: "time",
		run() {
			const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
			if (status !== 0) throw new Error(`exit code ${status}`);
			return 1;
		},
	});
	return [start("node -e 0", ["-e", "0"]), start("allot enumerate", [MAIN, "enumerate", instance("E-S").board])];
}

/** Runs a shell line that ends in a pipe to `cat`. */
function pipe(line: string): Promise<void> {
	return new Promise((resolve, reject) => {
		spawn("sh", ["-c", `${line} 2>/dev/null | cat > /dev/null`], { stdio: "ignore" }).on("close", (code) =>
			code === 0 ? resolve() : reject(new Error(`exit code ${code}`)),
		);
	});
}

export function pipeCases(): Case[] {
	return ["E-X", "P-X"].flatMap((name): Case[] => {
		const file = join(tmpdir(), `allot-bench-${name}.ndjson`);
		const enumerate = `'${process.execPath}' ${MAIN} enumerate '${instance(name).board}' --format ndjson`;
		const bytes = () => statSync(file).size;
		const validate = () => {
			if (!existsSync(file)) spawnSync("sh", ["-c", `${enumerate} 2>/dev/null > '${file}'`]);
			const { stdout } = spawnSync("sh", ["-c", `wc -l < '${file}'`], { encoding: "utf8" });
			if (stdout.trim() !== instance(name).count) throw new Error(`${stdout.trim()} lines`);
		};
		const case_ = (runner: string, line: string): Case => ({
			suite: "pipe",
			name,
			runner,
			unit: "bytes/s",
			kind: "rate",
			validate,
			async run() {
				await pipe(line);
				return bytes();
			},
		});
		return [case_("allot enumerate --format ndjson", enumerate), case_("dd bs=256k", `dd bs=256k if='${file}'`)];
	});
}

/** Peak resident memory of the command, as GNU time tells it. */
export function memoryCases(): Case[] {
	return ["E-X", "P-X"].map(
		(name): Case => ({
			suite: "memory",
			name,
			runner: "allot enumerate --format ndjson",
			unit: "MB",
			kind: "memory",
			rounds: 1,
			run() {
				const line = `/usr/bin/time -f %M '${process.execPath}' ${MAIN} enumerate '${instance(name).board}' --format ndjson > /dev/null`;
				const { stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
				return Number(stderr.trim().split("\n").at(-1)) / 1024;
			},
		}),
	);
}
