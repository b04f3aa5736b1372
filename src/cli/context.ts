/** What every command shares: the language, its options, and the choice they make. */
import { Command, Option } from "commander";
import { InputError, type Issue, refuse } from "../core/errors.ts";
import { LANGUAGES, type Language, say } from "../messages/messages.ts";
import type { ReportOptions } from "../reports/header.ts";
import { SIDES, type SideName } from "../rules/rule-system.ts";

/** Options of every command that takes a board. */
export interface BoardOptions {
	side?: string;
	rules?: string;
	reading?: string[];
	format?: string;
	lang?: string;
	require?: string[];
}

/** The language asked for by --lang, else by the locale. */
export function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
	const given = languageGiven(argv);
	if (LANGUAGES.includes(given as Language)) return given as Language;
	return /^es/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || "") ? "es" : "en";
}

/** Refuses a --lang that is not a language we speak. */
export function requireLanguage(argv: readonly string[]): void {
	const given = languageGiven(argv);
	if (given !== undefined && !LANGUAGES.includes(given as Language))
		refuse("bad-choice", { option: "--lang", value: given, values: LANGUAGES.join(", ") });
}

function languageGiven(argv: readonly string[]): string | undefined {
	const index = argv.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
	return index < 0 ? undefined : argv[index]?.includes("=") ? argv[index]?.slice("--lang=".length) : argv[index + 1];
}

/** A command with a board and the options that go with it. */
export function boardCommand(name: string, lang: Language, formats: readonly string[]): Command {
	const help = (key: string, params = {}) => say(lang, `help.${key}`, params);
	return new Command(name)
		.description(help(name))
		.argument("<board>", help("board"))
		.option("--side <side>", help("side"))
		.option("--rules <version>", help("rules"))
		.addOption(new Option("--reading <id=value>", help("reading")).argParser(collect))
		.option("--format <format>", help("format", { formats: formats.join(", ") }))
		.option("--lang <lang>", help("lang"));
}

/** Gathers a repeatable option. */
export function collect(value: string, before: string[] = []): string[] {
	return [...before, value];
}

/** What the options say, or every reason why they can't be followed. */
export function chosen<Format extends string>(options: BoardOptions, formats: readonly Format[]): ReportOptions & { format: Format; lang: Language } {
	const issues: Issue[] = [];
	const choice = (option: string, value: string | undefined, values: readonly string[]) => {
		if (value !== undefined && !values.includes(value)) {
			issues.push({ code: "bad-choice", params: { option: `--${option}`, value, values: values.join(", ") } });
		}
	};
	choice("side", options.side, SIDES);
	choice("format", options.format, formats);
	const readings: Record<string, string> = {};
	for (const text of options.reading ?? []) {
		const split = text.indexOf("=");
		if (split <= 0) issues.push({ code: "bad-reading-option", params: { text } });
		else readings[text.slice(0, split)] = text.slice(split + 1);
	}
	if (issues.length > 0) throw new InputError(issues);
	return {
		side: options.side as SideName | undefined,
		rules: options.rules,
		readings,
		format: (options.format ?? formats[0]) as Format,
		require: options.require,
		lang: languageOf(options.lang ? ["--lang", options.lang] : [], process.env),
	};
}

/** The option that limits a query to assignments that meet requirements. */
export function requireOption(lang: Language): Option {
	return new Option("--require <requirement>", say(lang, "help.require")).argParser(collect);
}

/** A number that an option was given, small enough to count with, or undefined. */
export function smallNumber(name: string, text: string | undefined, most = Number.MAX_SAFE_INTEGER, least = 0): number | undefined {
	if (text === undefined) return undefined;
	const value = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
	if (!(value >= least && value <= most)) refuse("option-out-of-range", { option: `--${name}`, value: text, least, most });
	return value;
}

/** A whole number ≥ 0 that an option was given, or undefined. */
export function wholeNumber(name: string, text: string | undefined): bigint | undefined {
	if (text === undefined) return undefined;
	if (!/^\d{1,400}$/.test(text)) refuse("not-a-whole-number", { name: `--${name}`, value: text });
	return BigInt(text);
}
