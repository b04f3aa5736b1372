/**
 * npm run bench -- [--suite NAME]… [--name INSTANCE]… [--rounds N] [--json FILE] [--compare FILE] [--github FILE] [--bencher FILE]
 *
 * Suites that say nothing else run all; `--json` keeps the results, `--compare` sets them beside kept ones.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Case, measure, type Result, sink } from "./measure.ts";
import { bencher, githubActionBenchmark, type Report, reportOf, tableLines } from "./report.ts";
import { coldCases, memoryCases, pipeCases } from "./suites/command.ts";
import { bestCases, countCases, firstCases, notationCases, sampleCases, smallCases } from "./suites/decide.ts";
import { enumerateCases } from "./suites/enumerate.ts";
import { auditCases, mitosCases } from "./suites/games.ts";

const SUITES: Readonly<Record<string, () => Case[]>> = {
	enumerate: enumerateCases,
	first: firstCases,
	count: countCases,
	sample: sampleCases,
	best: bestCases,
	small: smallCases,
	notation: notationCases,
	audit: auditCases,
	mitos: mitosCases,
	cold: coldCases,
	pipe: pipeCases,
	memory: memoryCases,
};

const { values } = parsed();

/** The options; what is wrong with them, or a wish for help, ends the run with one sentence. */
function parsed() {
	try {
		const options = parseArgs({
			options: {
				suite: { type: "string", multiple: true },
				name: { type: "string", multiple: true },
				help: { type: "boolean" },
				rounds: { type: "string", default: "5" },
				json: { type: "string" },
				compare: { type: "string" },
				github: { type: "string" },
				bencher: { type: "string" },
			},
		});
		const unknown = options.values.suite?.find((name) => SUITES[name] === undefined);
		const rounds = Number(options.values.rounds);
		if (unknown !== undefined) console.error(`There is no suite ${unknown}.`);
		else if (!Number.isSafeInteger(rounds) || rounds < 1) console.error(`--rounds takes a whole number from 1 on, not ${options.values.rounds}.`);
		else if (!options.values.help) return options;
	} catch (error) {
		console.error((error as Error).message);
	}
	console.error(`Suites: ${Object.keys(SUITES).join(", ")}. Options: --suite --name --rounds --json --compare --github --bencher.`);
	process.exit(2);
}

const names = values.suite ?? Object.keys(SUITES);
const results: Result[] = [];
for (const name of names) {
	const cases = (SUITES[name] as () => Case[])().filter((one) => values.name?.includes(one.name) ?? true);
	results.push(...(await measure(cases, Number(values.rounds), (text) => process.stderr.write(`${name}: ${text}\n`))));
}
const report = reportOf(results);
const before = values.compare === undefined ? undefined : (JSON.parse(readFileSync(values.compare, "utf8")) as Report);
process.stdout.write(`${tableLines(report, before).join("\n")}\n`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, "\t")}\n`);
if (values.github !== undefined) writeFileSync(values.github, `${JSON.stringify(githubActionBenchmark(report), null, "\t")}\n`);
if (values.bencher !== undefined) writeFileSync(values.bencher, `${JSON.stringify(bencher(report), null, "\t")}\n`);
process.stderr.write(Number.isNaN(sink.value) ? "\n" : "");
