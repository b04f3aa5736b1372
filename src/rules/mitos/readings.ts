import type { Reading } from "../rule-system.ts";

/** Where the DAR is silent or sources disagree; the default first. `README.md` beside this file says what each one changes. */
export const READINGS = [
	{ id: "negative-strength", values: ["clamp", "signed"] },
	{ id: "excess-over-protected", values: ["passes", "absorbed"] },
	{ id: "blocker-gone", values: ["unblocked", "blocked"] },
	{ id: "as-if-unblocked", values: ["compares", "skips"] },
	{ id: "lethal-damage", values: ["ends-at-once", "finishes-stage"] },
	{ id: "exile-damage", values: ["marked-points", "whole-event"] },
	{ id: "watchers", values: ["no", "yes"] },
] as const satisfies readonly Reading[];
