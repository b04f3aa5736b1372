/** Results for people and for programs: a table, JSON, and the formats of github-action-benchmark and Bencher. */
import { execSync } from "node:child_process";
import { cpus, platform, release } from "node:os";
import type { Result } from "./measure.ts";

export interface Report {
	readonly when: string;
	readonly commit: string;
	readonly node: string;
	readonly machine: string;
	readonly results: readonly Result[];
}

export function reportOf(results: readonly Result[]): Report {
	const commit = execSync("git rev-parse --short HEAD", { encoding: "utf8" }).trim();
	const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${platform()} ${release()}`;
	return { when: new Date().toISOString(), commit, node: process.version, machine, results };
}

/** A result that a reader takes in at a glance. */
export function readableResult({ median, unit, gaveUp }: Result): string {
	return `${gaveUp ? "> " : ""}${readable(median, unit)}`;
}

function readable(value: number, unit: string): string {
	if (unit === "MB") return `${value.toFixed(0)} MB`;
	if (unit === "ms" && value >= 1000) return `${(value / 1000).toPrecision(3)} s`;
	if (unit === "ms") return value >= 1 ? `${value.toPrecision(3)} ms` : `${(value * 1000).toPrecision(3)} µs`;
	const [size, letter] = value >= 1e9 ? [1e9, " G"] : value >= 1e6 ? [1e6, " M"] : value >= 1e3 ? [1e3, " k"] : [1, " "];
	const short = unit === "bytes/s" ? "B/s" : unit;
	// A prefix stands before a unit's letter, but not before a word.
	return `${(value / size).toPrecision(3)}${letter}${letter !== " " && /^[a-z]{3}/.test(short) ? " " : ""}${short}`;
}

/** Fixed-width lines; with an older report, how many times better or worse each result is. */
export function tableLines({ results, when, commit, node, machine }: Report, before?: Report): string[] {
	const old = new Map(before?.results.map((result) => [keyOf(result), result]));
	const rows = results.map((result) => {
		const then = old.get(keyOf(result));
		const ratio = then === undefined ? "" : `${(result.kind === "rate" ? result.median / then.median : then.median / result.median).toFixed(2)}×`;
		return [result.suite, result.name, result.runner, readableResult(result), `±${(result.spread * 100).toFixed(0)} %`, ratio];
	});
	const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => (row[column] as string).length)));
	return [
		`${machine}, Node ${node}, ${commit}, ${when}`,
		...rows.map((row) =>
			row
				.map((cell, i) => cell.padEnd(widths[i] ?? 0))
				.join("  ")
				.trimEnd(),
		),
	];
}

/** An array for github-action-benchmark ("customBiggerIsBetter" and "customSmallerIsBetter" are told apart by `extra`). */
export function githubActionBenchmark({ results }: Report): object[] {
	return results.map((result) => ({
		name: keyOf(result),
		unit: result.unit,
		value: result.median,
		range: `±${(result.spread * 100).toFixed(0)} %`,
		extra: result.kind === "rate" ? "bigger is better" : "smaller is better",
	}));
}

/** Bencher Metric Format: latency in nanoseconds, throughput in operations a second. */
export function bencher({ results }: Report): Record<string, object> {
	return Object.fromEntries(
		results.map((result) => {
			const [measure, value] =
				result.kind === "rate"
					? ["throughput", result.median]
					: result.kind === "time"
						? ["latency", result.median * 1e6]
						: ["memory", result.median];
			return [keyOf(result), { [measure]: { value, lower_value: value * (1 - result.spread), upper_value: value * (1 + result.spread) } }];
		}),
	);
}

function keyOf({ suite, name, runner }: Result): string {
	return `${suite} / ${name} / ${runner}`;
}
