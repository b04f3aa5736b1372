/**
 * The README's console blocks are run: after every `$ npx allot …` stands what the command prints. With WRITE=1 the outputs are
 * written into the README instead.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

const BLOCK = /```console\n([\s\S]*?)```/g;

test("every console block of the README shows what really comes out", () => {
	const readme = readFileSync("README.md", "utf8");
	let commands = 0;
	const real = readme.replace(BLOCK, (_, block: string) => {
		const inputs = block.split("\n").filter((line) => line.startsWith("$ "));
		commands += inputs.length;
		return `\`\`\`console\n${inputs.map((line) => `${line}\n${run(line.slice(2))}`).join("")}\`\`\``;
	});
	if (process.env.WRITE) writeFileSync("README.md", real);
	else expect(real).toBe(readme);
	expect(commands).toBeGreaterThan(5);
});

/** Both outputs, as a terminal would show them; the exit code is the reader's business. */
function run(line: string): string {
	const script = `allot() { "${process.execPath}" dist/cli/main.js "$@"; }\n${line.replaceAll("npx allot", "allot")} 2>&1 || true`;
	return execFileSync("bash", ["-c", script], { encoding: "utf8", env: { ...process.env, LC_ALL: "C", NO_COLOR: "1" } });
}
