import { Command, Option } from "commander";
import { refuse } from "../../core/errors.ts";
import { MODEL_FORMATS, type ModelFormat, modelLines } from "../../formats/models.ts";
import { GOALS } from "../../formats/stated-model.ts";
import { type Language, say } from "../../messages/messages.ts";
import { toNotation } from "../../scenario/notation.ts";
import { type BoardOptions, chosen, collect, requireOption } from "../context.ts";
import { readBoard, write } from "../io.ts";

const SPELLINGS = ["notation", "json", "yaml"] as const;
type Spelling = (typeof SPELLINGS)[number];
const ALL = [...SPELLINGS, ...(Object.keys(MODEL_FORMATS) as ModelFormat[])];

/** Options that say what a model is about; a spelling of the board has no use for them. */
interface ModelOptions extends BoardOptions {
	to: string;
	goal?: string;
}

export function defineConvert(lang: Language): Command {
	const help = (key: string, params = {}) => say(lang, `help.${key}`, params);
	return new Command("convert")
		.description(help("convert"))
		.argument("<board>", help("board"))
		.requiredOption("--to <spelling>", help("to", { spellings: ALL.join(", ") }))
		.option("--goal <goal>", help("goal", { goals: GOALS.join(", ") }))
		.option("--side <side>", help("side"))
		.option("--rules <version>", help("rules"))
		.addOption(new Option("--reading <id=value>", help("reading")).argParser(collect))
		.addOption(requireOption(lang))
		.option("--lang <lang>", help("lang"))
		.action(async (argument: string, options: ModelOptions) => {
			const to = ALL.find((spelling) => spelling === options.to);
			if (to === undefined) refuse("bad-choice", { option: "--to", value: options.to, values: ALL.join(", ") });
			if (isSpelling(to)) await writeSpelling(argument, to, options);
			else await writeModel(argument, to, options);
		});
}

function isSpelling(to: Spelling | ModelFormat): to is Spelling {
	return SPELLINGS.includes(to as Spelling);
}

async function writeSpelling(argument: string, to: Spelling, options: ModelOptions): Promise<void> {
	for (const name of ["goal", "side", "rules", "reading", "require"] as const) {
		if (options[name] !== undefined) refuse("only-for-models", { option: `--${name}`, to });
	}
	chosen(options, ["text"]);
	const board = await readBoard(argument);
	if (to === "notation") await write([`${toNotation(board)}\n`]);
	else if (to === "json") await write([`${JSON.stringify(board, null, 2)}\n`]);
	else {
		const { stringify } = await import("yaml");
		await write([stringify(board, { version: "1.2" })]);
	}
}

async function writeModel(argument: string, to: ModelFormat, options: ModelOptions): Promise<void> {
	const wish = chosen(options, ["text"]);
	const goal = options.goal === undefined ? (to === "lp" ? "best" : "legal") : GOALS.find((known) => known === options.goal);
	if (goal === undefined) refuse("bad-choice", { option: "--goal", value: options.goal as string, values: GOALS.join(", ") });
	await write(modelLines(await readBoard(argument), to, goal, wish));
}
