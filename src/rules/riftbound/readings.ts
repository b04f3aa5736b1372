import type { Reading } from "../rule-system.ts";

/** Where the rules are silent or sources disagree; the default first. `README.md` beside this file says who reads it which way. */
export const READINGS = [
	{ id: "excess", values: ["any", "single", "last"] },
	{ id: "immune", values: ["ignored", "excess"] },
	{ id: "never-lethal", values: ["soaks", "exempt"] },
	{ id: "excess-count", values: ["pool", "applied"] },
] as const satisfies readonly Reading[];
