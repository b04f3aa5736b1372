/** The stage as the DAR states it. Its sections are bullets without numbers of their own, so an atom is cited by section and step. */
import type { Version } from "../rule-system.ts";

/** The steps of the stage, in order. */
export const STEPS = ["responses", "compare", "total", "reduce", "castle", "destroy", "triggers"] as const;
export type Step = (typeof STEPS)[number];

const SECTIONS: Readonly<Record<Step, string>> = {
	responses: "DAR 5.3.4",
	compare: "DAR 5.3.4",
	total: "DAR 5.3.4",
	reduce: "FAQ",
	castle: "DAR 5.3.4",
	destroy: "DAR 5.3.4",
	triggers: "DAR 4.6.7",
};

export const VERSIONS: readonly Version<Step>[] = [{ id: "DAR", atoms: STEPS.map((atom) => ({ atom, section: SECTIONS[atom] })) }];

/** Where a step is stated. */
export function sectionOf(step: Step): string {
	return SECTIONS[step];
}
