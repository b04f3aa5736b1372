import { Command } from "commander";
import { CONDITIONS } from "../../audit/conditions.ts";
import { startAudit } from "../../audit/progress.ts";
import type { SpaceBounds } from "../../audit/space.ts";
import type { AuditTask } from "../../audit/task.ts";
import { refuse } from "../../core/errors.ts";
import { READY_AUDITS } from "../../gallery/audits.ts";
import { type Language, say } from "../../messages/messages.ts";
import { parseRuleChoice } from "../../rules/rule-set.ts";
import { type AuditRunOptions, carryOut, resumed } from "../audit-run.ts";
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
	const help = (key: string, params = {}) => say(lang, `help.${key}`, params);
	/** Options of every audit: its space, its rules, how it is carried out. */
	const part = (name: string) =>
		new Command(name)
			.description(help(`audit-${name}`))
			.option("--max-units <n>", help("max-units", { default: UNITS }))
			.option("--max-might <n>", help("max-might", { default: MIGHT }))
			.option("--min-might <n>", help("min-might"))
			.option("--max-pool <n>", help("max-pool"))
			.option("--flags <flags>", help("flags"));
	const run = (command: Command) =>
		command
			.option("--workers <n>", help("workers"))
			.option("--resume <file>", help("resume"))
			.option("--queue <url>", help("queue"))
			.option("--format <format>", help("format", { formats: "text, json, ndjson, csv, html" }))
			.option("--lang <lang>", help("lang"));
	const start = (toTask: (options: TaskOptions) => AuditTask | null) => async (options: TaskOptions) => {
		const task = toTask(options);
		process.exitCode = await carryOut(await resumed(task === null ? null : startAudit(task), options), options);
	};
	return new Command("audit")
		.description(help("audit"))
		.helpCommand(false)
		.addCommand(
			run(part("diff").option("--a <rules>", help("diff-a")).option("--b <rules>", help("diff-b"))).action(
				start((options) => taskUnless(options, ["a", "b"], (space) => ({ audit: "diff", space, ...bothRules(options) }))),
			),
		)
		.addCommand(
			run(part("laws").option("--rules <version>", help("rules")).option("--reading <id=value>", help("reading"), collect)).action(
				start((options) =>
					taskUnless(options, [], (space) => {
						const { rules, readings } = chosen({ ...options, format: "json" }, ["json"]);
						return { audit: "laws", space, rules: { ...(rules === undefined ? {} : { rules }), readings } };
					}),
				),
			),
		)
		.addCommand(
			run(
				part("find")
					.option("--where <condition>", help("where", { conditions: CONDITIONS.join(", ") }))
					.option("--a <rules>", help("diff-a"))
					.option("--b <rules>", help("diff-b")),
			).action(
				start((options) =>
					taskUnless(options, ["where"], (space) => ({ audit: "find", space, where: options.where as string, ...bothRules(options) })),
				),
			),
		)
		.addCommand(
			run(new Command("ready").description(help("audit-ready")).argument("[name]", help("audit-name"))).action(
				async (name: string | undefined, options: TaskOptions) => {
					if (name === undefined) await write(READY_AUDITS.map(({ id }) => `${id.padEnd(READY_WIDTH)}  ${say(lang, `ready.${id}`)}\n`));
					else {
						const ready = READY_AUDITS.find(({ id }) => id === name);
						if (ready === undefined) refuse("audit.unknown-ready", { name, names: READY_AUDITS.map(({ id }) => id).join(", ") });
						await start(() => ready.task)(options);
					}
				},
			),
		);
}

const READY_WIDTH = Math.max(...READY_AUDITS.map(({ id }) => id.length));

/** The task that the options describe; null when only a resume file is given. Refuses when a needed option is missing. */
function taskUnless(options: TaskOptions, needed: readonly ("a" | "b" | "where")[], toTask: (space: SpaceBounds) => AuditTask): AuditTask | null {
	const given = ["a", "b", "where", "rules", "reading", "maxUnits", "minMight", "maxMight", "maxPool", "flags"].some((key) => key in options);
	if (options.resume !== undefined && !given) return null;
	for (const key of needed) if (options[key] === undefined) refuse("usage.missing-option", { option: `--${key}` });
	const maxUnits = smallNumber("max-units", options.maxUnits) ?? UNITS;
	const maxMight = smallNumber("max-might", options.maxMight) ?? MIGHT;
	const minMight = smallNumber("min-might", options.minMight) ?? 0;
	const maxPool = smallNumber("max-pool", options.maxPool) ?? maxUnits * maxMight;
	return toTask({ maxUnits, minMight, maxMight, maxPool, flags: (options.flags ?? "").toUpperCase() });
}

function bothRules({ a = "", b = "" }: TaskOptions) {
	return { a: parseRuleChoice(a), b: parseRuleChoice(b) };
}
