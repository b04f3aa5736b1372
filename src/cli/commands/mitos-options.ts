/** The options of commands that also take Mitos y Leyendas boards. */
import { type Command, Option } from "commander";
import { refuse } from "../../core/errors.ts";
import { type Language, say } from "../../messages/messages.ts";

/** Options that only such boards have, as typed. */
export interface MitosFlags {
	decision?: string;
	prevent?: string;
	reduction?: string;
	castleWeight?: string;
}

const FLAGS = {
	decision: ["--decision <what>", "help.decision"],
	prevent: ["--prevent <allies>", "help.prevent"],
	reduction: ["--reduction <amounts>", "help.reduction"],
	castleWeight: ["--castle-weight <n>", "help.castle-weight"],
} as const;

/** Adds some of the options to a command. */
export function withMitosOptions(command: Command, lang: Language, names: readonly (keyof MitosFlags)[]): Command {
	for (const name of names) command.addOption(new Option(FLAGS[name][0], say(lang, FLAGS[name][1])));
	return command;
}

/** Refuses options of one game on a board of another. */
export function refuseOptions(game: string, options: object, names: readonly string[]): void {
	for (const name of names) {
		if ((options as Record<string, unknown>)[name] !== undefined) {
			refuse("option-not-for-game", { option: `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, game });
		}
	}
}
