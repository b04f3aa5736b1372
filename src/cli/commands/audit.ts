import { Command } from "commander";
import { CONDITIONS } from "../../audit/conditions.ts";
import { type AuditState, startAudit } from "../../audit/progress.ts";
import type { SpaceBounds } from "../../audit/space.ts";
import type { AuditName, AuditTask } from "../../audit/task.ts";
import { refuse } from "../../core/errors.ts";
import { READY_AUDITS } from "../../gallery/audits.ts";
import { type Language, say } from "../../messages/messages.ts";
import { parseRuleChoice, type RuleWish } from "../../rules/rule-set.ts";
import { AUDIT_FORMATS, type AuditRunOptions, carryOut, resumed } from "../audit-run.ts";
import { chosen, collect, smallNumber } from "../context.ts";
import { write } from "../io.ts";

interface TaskOptions extends AuditRunOptions {
	a?: string;
	b?: string;
	where?: string;
	rules?: string;
	reading?: string[];
	maxUnits?: string;
	minMight?: string;
	maxMight?: string;
	maxPool?: string;
	flags?: string;
}

const UNITS = 3;
const MIGHT = 3;

export function defineAudit(lang: Language): Command {
	return new Command("audit")
		.description(say(lang, "help.audit"))
		.helpCommand(false)
		.addCommand(diffCommand(lang))
		.addCommand(lawsCommand(lang))
		.addCommand(findCommand(lang))
		.addCommand(readyCommand(lang));
}

function diffCommand(lang: Language): Command {
	return twoRuleSets(spaceCommand("diff", lang), lang).action((options: TaskOptions) =>
		start("diff", options, ["a", "b"], (space) => ({ audit: "diff", space, a: parseRuleChoice(options.a), b: parseRuleChoice(options.b) })),
	);
}

function lawsCommand(lang: Language): Command {
	return oneRuleSet(spaceCommand("laws", lang), lang).action((options: TaskOptions) =>
		start("laws", options, [], (space) => ({ audit: "laws", space, rules: ownRules(options) })),
	);
}

function findCommand(lang: Language): Command {
	return twoRuleSets(oneRuleSet(spaceCommand("find", lang), lang), lang)
		.option("--where <condition>", say(lang, "help.where", { conditions: CONDITIONS.join(", ") }))
		.action((options: TaskOptions) =>
			start("find", options, ["where"], (space) => {
				const own = ownRules(options);
				const [a, b] = [options.a, options.b].map((text) => {
					const { rules = own.rules, readings } = parseRuleChoice(text);
					return { ...(rules === undefined ? {} : { rules }), readings: { ...own.readings, ...readings } };
				}) as [RuleWish, RuleWish];
				return { audit: "find", space, where: options.where as string, a, b };
			}),
		);
}

function readyCommand(lang: Language): Command {
	const width = Math.max(...READY_AUDITS.map(({ id }) => id.length));
	const command = new Command("ready").description(say(lang, "help.audit-ready")).argument("[name]", say(lang, "help.audit-name"));
	return runOptions(command, lang).action(async (name: string | undefined, options: TaskOptions) => {
		const ready = READY_AUDITS.find(({ id }) => id === name);
		if (name === undefined) await write(READY_AUDITS.map(({ id }) => `${id.padEnd(width)}  ${say(lang, `ready.${id}`)}\n`));
		else if (ready === undefined) refuse("audit.unknown-ready", { name, names: READY_AUDITS.map(({ id }) => id).join(", ") });
		else process.exitCode = await carryOut(await resumed(startAudit(ready.task), ready.task.audit, options), options);
	});
}

/** A command that searches a space. */
function spaceCommand(name: AuditName, lang: Language): Command {
	const help = (key: string, params = {}) => say(lang, `help.${key}`, params);
	const command = new Command(name)
		.description(help(`audit-${name}`))
		.option("--max-units <n>", help("max-units", { default: UNITS }))
		.option("--max-might <n>", help("max-might", { default: MIGHT }))
		.option("--min-might <n>", help("min-might"))
		.option("--max-pool <n>", help("max-pool"))
		.option("--flags <flags>", help("flags"));
	return runOptions(command, lang);
}

function runOptions(command: Command, lang: Language): Command {
	const help = (key: string, params = {}) => say(lang, `help.${key}`, params);
	return command
		.option("--workers <n>", help("workers"))
		.option("--resume <file>", help("resume"))
		.option("--queue <url>", help("queue"))
		.option("--format <format>", help("format", { formats: AUDIT_FORMATS.join(", ") }))
		.option("--lang <lang>", help("lang"));
}

function twoRuleSets(command: Command, lang: Language): Command {
	return command.option("--a <rules>", say(lang, "help.diff-a")).option("--b <rules>", say(lang, "help.diff-b"));
}

function oneRuleSet(command: Command, lang: Language): Command {
	return command.option("--rules <version>", say(lang, "help.rules")).option("--reading <id=value>", say(lang, "help.reading"), collect);
}

/** Carries out the task that the options describe, or goes on with the resume file's. Refuses when a needed option is missing. */
async function start(
	audit: AuditName,
	options: TaskOptions,
	needed: readonly ("a" | "b" | "where")[],
	toTask: (space: SpaceBounds) => AuditTask,
): Promise<void> {
	const described = TASK_OPTIONS.some((key) => key in options);
	let begun: AuditState | null = null;
	if (options.resume === undefined || described) {
		for (const key of needed) if (options[key] === undefined) refuse("usage.missing-option", { option: `--${key}` });
		begun = startAudit(toTask(spaceOf(options)));
	}
	process.exitCode = await carryOut(await resumed(begun, audit, options), options);
}

const TASK_OPTIONS = ["a", "b", "where", "rules", "reading", "maxUnits", "minMight", "maxMight", "maxPool", "flags"] as const;

function spaceOf({ flags = "", ...options }: TaskOptions): SpaceBounds {
	const maxUnits = smallNumber("max-units", options.maxUnits) ?? UNITS;
	const maxMight = smallNumber("max-might", options.maxMight) ?? MIGHT;
	const minMight = smallNumber("min-might", options.minMight) ?? 0;
	const maxPool = smallNumber("max-pool", options.maxPool) ?? maxUnits * maxMight;
	return { maxUnits, minMight, maxMight, maxPool, flags: flags.toUpperCase() };
}

/** What --rules and --reading say. */
function ownRules({ rules, reading = [] }: TaskOptions): RuleWish {
	const { readings } = chosen({ reading }, ["json"]);
	return { ...(rules === undefined ? {} : { rules }), readings };
}
