/** npm run bench:readme -- FILE: the README's performance section, between its markers, from the results in a JSON file. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Result } from "./measure.ts";
import { type Report, readableResult } from "./report.ts";

const BEGIN = "<!-- bench:start -->";
const END = "<!-- bench:end -->";

const file = process.argv[2];
if (file === undefined) throw new Error("which JSON file?");
const report = JSON.parse(readFileSync(file, "utf8")) as Report;
const readme = readFileSync("README.md", "utf8");
const [before, rest] = readme.split(BEGIN);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) throw new Error(`README.md has no ${BEGIN} … ${END}`);
writeFileSync("README.md", `${before}${BEGIN}\n${section(report).join("\n")}\n${END}${after}`);
execFileSync("node_modules/.bin/biome", ["check", "--write", "README.md"], { stdio: "ignore" });

function section({ results, machine, node, commit, when }: Report): string[] {
	const of = (suite: string) => results.filter((result) => result.suite === suite);
	const best = [
		...of("best"),
		...of("small")
			.filter(({ name }) => name === "compile + best")
			.map((one) => ({ ...one, name: "2–6 units" })),
	];
	const others = ["count", "sample", "pipe", "cold start", "memory", "mitos blocking", "audit"]
		.flatMap(of)
		.filter(({ name, suite }) => suite !== "count" || /^([EP]-X|O-50|O-200)$/.test(name))
		.map((one) => ({ ...one, name: `${one.suite}: ${one.name}` }));
	return [
		...titled("Legal assignments per second, each solver with the model that `allot convert` writes for it:", of("enumerate")),
		...titled(
			"Time for one optimal assignment, ours from the problem (2–6 units: from the board), the others from their model of it (>: no right answer within ten seconds):",
			best,
		),
		...titled("The rest, beside what does the same elsewhere:", others, besideTable),
		`Medians of interleaved runs (${Math.min(...results.map(({ samples }) => samples))} or more of each) on ${machine}; Node ${node}, commit ${commit}, ${when.slice(0, 10)}.`,
		"Every answer was checked before it was timed. Programs of their own include their start, and stop after ten or some hundred thousand assignments, javascript-lp-solver after 50.",
		"E-\\* share out an excess, P-\\* kill with a partial, O-\\* are optimizations: [the boards](benchmarks/instances.json). `npm run bench` measures anew, with the",
		"solvers that are installed (Debian: `minizinc gringo clasp gprolog`).",
	];
}

/** A table under its title; nothing when the suite was not run. */
function titled(title: string, results: readonly Result[], table = crossTable): string[] {
	return results.length === 0 ? [] : [title, "", ...table(results), ""];
}

/** One row for each question: ours, and the others by name. */
function besideTable(results: readonly Result[]): string[] {
	const ours = (result: Result) => result.runner.startsWith("allot");
	return [
		"| | allot | |",
		"|---|--:|---|",
		...[...new Set(results.map(({ name }) => name))].map((name) => {
			const asked = results.filter((result) => result.name === name);
			const others = asked.filter((result) => !ours(result)).map((result) => `${result.runner}: ${readableResult(result)}`);
			return `| ${name} | ${asked.filter(ours).map(readableResult).join(" ")} | ${others.join(", ")} |`;
		}),
	];
}

/** One row for each instance, one column for each runner; a runner that did not answer has no number. */
function crossTable(results: readonly Result[]): string[] {
	const names = [...new Set(results.map(({ name }) => name))];
	const runners = [...new Set(results.map(({ runner }) => runner))];
	const cell = (name: string, runner: string) => {
		const found = results.find((result) => result.name === name && result.runner === runner);
		return found === undefined ? "–" : readableResult(found).replace(/ ?assignments\/s$/, "/s");
	};
	return [
		`| | ${runners.join(" | ")} |`,
		`|---|${runners.map(() => "--:").join("|")}|`,
		...names.map((name) => `| ${name} | ${runners.map((runner) => cell(name, runner)).join(" | ")} |`),
	];
}
