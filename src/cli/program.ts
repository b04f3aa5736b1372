/** The command line: which commands there are, and how their complaints become ours. No logic. */
import { readFileSync } from "node:fs";
import { Command, type CommanderError } from "commander";
import { InputError } from "../core/errors.ts";
import { type Language, say } from "../messages/messages.ts";
import { languageOf, requireLanguage } from "./context.ts";
import { BAD_INPUT, DONE } from "./exit-codes.ts";
import { failureText } from "./failure.ts";

/** Each command is loaded only when it is called, so that a call starts fast; help loads all, the version none. */
const COMMANDS: Readonly<Record<string, (lang: Language) => Promise<Command>>> = {
	enumerate: async (lang) => (await import("./commands/enumerate.ts")).defineEnumerate(lang),
	count: async (lang) => (await import("./commands/count.ts")).defineCount(lang),
	sample: async (lang) => (await import("./commands/sample.ts")).defineSample(lang),
	check: async (lang) => (await import("./commands/check.ts")).defineCheck(lang),
	best: async (lang) => (await import("./commands/best.ts")).defineBest(lang),
	outcomes: async (lang) => (await import("./commands/outcomes.ts")).defineOutcomes(lang),
	resolve: async (lang) => (await import("./commands/resolve.ts")).defineResolve(lang),
	diff: async (lang) => (await import("./commands/diff.ts")).defineDiff(lang),
	audit: async (lang) => (await import("./commands/audit.ts")).defineAudit(lang),
	worker: async (lang) => (await import("./commands/worker.ts")).defineWorker(lang),
	convert: async (lang) => (await import("./commands/convert.ts")).defineConvert(lang),
	serve: async (lang) => (await import("./commands/serve.ts")).defineServe(lang),
	schema: async (lang) => (await import("./commands/schema.ts")).defineSchema(lang),
	web: async (lang) => (await import("./commands/web.ts")).defineWeb(lang),
	rules: async (lang) => (await import("./commands/rules.ts")).defineRules(lang),
};

/** Runs the command line and gives the exit code. Never throws for anything a user typed. */
export async function main(argv: readonly string[]): Promise<number> {
	const lang = languageOf(argv, process.env);
	try {
		requireLanguage(argv);
		const program = await buildProgram(argv, lang);
		await program.parseAsync([...argv], { from: "user" });
		return typeof process.exitCode === "number" ? process.exitCode : DONE;
	} catch (error) {
		if (error instanceof InputError) {
			process.stderr.write(failureText(error, lang));
			return BAD_INPUT;
		}
		if (isCommanderError(error)) return usageError(error, argv, lang);
		process.stderr.write(`allot: ${say(lang, "internal-error", { reason: error instanceof Error ? error.message : String(error) })}\n`);
		return BAD_INPUT;
	}
}

async function buildProgram(argv: readonly string[], lang: Language): Promise<Command> {
	const program = new Command("allot")
		.description(say(lang, "help.program"))
		.option("--lang <lang>", say(lang, "help.lang"))
		.version(version(), "-V, --version", say(lang, "help.version"))
		.enablePositionalOptions()
		.helpCommand(false);
	const called = argv.find((arg) => Object.hasOwn(COMMANDS, arg));
	const versionOnly = argv.length === 1 && ["-V", "--version"].includes(argv[0] as string);
	const names = called !== undefined ? [called] : versionOnly ? [] : Object.keys(COMMANDS);
	for (const name of names) program.addCommand(await (COMMANDS[name] as (lang: Language) => Promise<Command>)(lang));
	for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) localize(command, lang);
	program.addHelpText("after", `\n${say(lang, "help.examples")}\n${EXAMPLES.map((line) => `  allot ${line}\n`).join("")}`);
	return program;
}

const EXAMPLES = [
	'enumerate "5 > 3 3 3 3"',
	'count "150 > 30*3 10*2T 20*5B"',
	'check "5 > 3 3 3 3" --assign 2,1,1,1',
	'enumerate "3 > Caitlyn=3TB 2 2" --explain',
	'resolve "mitos: 5#Héroe 4 > Hidra=3#Titán!Héroe @30 {reduce 2} | 1:1" --lang es',
	'best "mitos: 6 5U 4 3 > 5 4W 3L @15"',
];

function localize(command: Command, lang: Language): void {
	const titles: Readonly<Record<string, string>> = {
		"Usage:": say(lang, "help.usage"),
		"Options:": say(lang, "help.options"),
		"Arguments:": say(lang, "help.arguments"),
		"Commands:": say(lang, "help.commands"),
	};
	command
		.helpOption("-h, --help", say(lang, "help.help"))
		.exitOverride()
		.showSuggestionAfterError(false)
		.configureHelp({ styleTitle: (title) => titles[title] ?? title })
		.configureOutput({ writeErr: () => {} });
}

function isCommanderError(error: unknown): error is CommanderError {
	return error instanceof Error && "exitCode" in error && String((error as CommanderError).code).startsWith("commander.");
}

/** Help and version are done; everything else is a usage error in one sentence of our own. */
function usageError(error: CommanderError, argv: readonly string[], lang: Language): number {
	if (error.exitCode === 0) return DONE;
	const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
	const command = argv.find((arg) => Object.hasOwn(COMMANDS, arg)) ?? "";
	const named: Readonly<Record<string, [string, Record<string, string>]>> = {
		"commander.unknownOption": ["usage.unknown-option", { option: quoted, command }],
		"commander.unknownCommand": ["usage.unknown-command", { name: quoted }],
		"commander.missingArgument": ["usage.missing-argument", { name: quoted, command }],
		"commander.optionMissingArgument": ["usage.missing-value", { option: quoted.split(" ")[0] as string }],
		"commander.missingMandatoryOptionValue": ["usage.missing-option", { option: quoted }],
		"commander.excessArguments": ["usage.excess-arguments", {}],
		"commander.help": ["usage.no-command", {}],
	};
	const [code, params] = named[error.code] ?? ["internal-error", { reason: error.message }];
	process.stderr.write(`allot: ${say(lang, code, params)}\n`);
	return BAD_INPUT;
}

function version(): string {
	return (JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string }).version;
}
