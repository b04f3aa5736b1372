/** How fast the command starts is a matter of how many files it opens and how much of them it reads: both are counted. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const BUILT = "dist/cli/";

/** The built files that a file loads at once, itself among them, and what else it asks for. */
function loadedBy(file: string, files = new Set<string>(), others = new Set<string>()): { files: Set<string>; others: Set<string> } {
	if (files.has(file)) return { files, others };
	files.add(file);
	for (const [, from] of readFileSync(BUILT + file, "utf8").matchAll(/(?:^|[;\n}])\s*(?:import|export)\b[^;"'()]*?["']([^"'\n]+)["']/g)) {
		if ((from as string).startsWith("./")) loadedBy((from as string).slice(2), files, others);
		else others.add(from as string);
	}
	return { files, others };
}

test("an enumeration opens four files at most, less than 250 kB, and no library", () => {
	const { files, others } = loadedBy("main.js");
	const chunk = readdirSync(BUILT).find((name) => /^enumerate-.*\.js$/.test(name)) as string;
	loadedBy(chunk, files, others);
	expect([...files].filter((name) => !/^(main|allot-.*|enumerate-.*|rolldown-runtime-.*)\.js$/.test(name))).toEqual([]);
	expect(files.size).toBeLessThanOrEqual(4);
	expect([...files].reduce((sum, name) => sum + readFileSync(BUILT + name).length, 0)).toBeLessThan(250_000);
	expect([...others].filter((name) => !name.startsWith("node:"))).toEqual([]);
	expect(others).not.toContain("node:http");
	expect(others).not.toContain("node:worker_threads");
	expect(others).not.toContain("node:child_process");
	expect(others.size).toBeGreaterThan(0);
});
