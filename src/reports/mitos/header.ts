/** What every report on a Mitos y Leyendas board begins with. */
import type { RuleSet } from "../../rules/rule-system.ts";
import type { ReportOptions } from "../header.ts";

/** What is decided. "resolutions": everything that is open once the blocks are declared. */
export type Decision = "resolutions" | "reduce" | "prevent" | "order" | "blocks" | "attack";

/** Options of every report on such a board. */
export interface MitosOptions extends ReportOptions {
	readonly decision?: string | undefined;
	/** Offers of prevention that are used: "all" (the default), "none", or allies by name or position. */
	readonly prevent?: string | undefined;
}

export interface MitosHeader {
	readonly game: "mitos";
	readonly rules: string;
	readonly readings: Readonly<Record<string, string>>;
}

export function mitosHeader({ version, readings }: RuleSet): MitosHeader {
	return { game: "mitos", rules: version.id, readings };
}
