import { spawn } from "node:child_process";

export interface Outcome {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

/** Runs the built command; `input` goes to its standard input. */
export function allot(args: readonly string[], { input, env = {} }: { input?: string | Uint8Array; env?: NodeJS.ProcessEnv } = {}): Promise<Outcome> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["dist/cli/main.js", ...args], { env: { ...process.env, LC_ALL: "C", NO_COLOR: "1", ...env } });
		let out = "";
		let err = "";
		child.stdout.setEncoding("utf8").on("data", (text) => {
			out += text;
		});
		child.stderr.setEncoding("utf8").on("data", (text) => {
			err += text;
		});
		child.on("error", reject).on("close", (code) => resolve({ code, out, err }));
		child.stdin.on("error", () => {});
		child.stdin.end(input);
	});
}
