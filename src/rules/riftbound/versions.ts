/**
 * The published versions of the Combat Damage Step, each a flat list of the same atoms with the number the atom has there.
 * `null`: the version does not state the rule. The compiler then leaves out the overkill cap and what prevention or doubling do to
 * the need; where 1.0 is silent about exclusionary and exempt units it applies the later rule and says so in a note.
 */
import type { Version } from "../rule-system.ts";

const ATOMS = [
	"step-skipped",
	"sum-attackers",
	"sum-defenders",
	"assign-exactly",
	"assigning-is-not-dealing",
	"lethal-in-full",
	"no-overkill",
	"prevention-counts",
	"doubling-counts",
	"requirements",
	"equal-priority",
	"exclusionary",
	"exclusionary-each",
	"exempt",
	"deal-at-once",
	"lethal-damage",
	"tank",
	"backline",
	"ignored-keyword",
] as const;

export type RiftboundAtom = (typeof ATOMS)[number];

type Sections = Readonly<Record<RiftboundAtom, string | null>>;

/** The step as numbered in 1.1 and 1.2, which differ only in the number of the step. */
function earlyStep(step: string): Omit<Sections, "lethal-damage" | "tank" | "backline"> {
	return {
		"step-skipped": `${step}.a.1`,
		"sum-attackers": `${step}.b`,
		"sum-defenders": `${step}.c`,
		"assign-exactly": `${step}.d`,
		"assigning-is-not-dealing": `${step}.d.1`,
		"lethal-in-full": `${step}.d.3`,
		"no-overkill": `${step}.d.4`,
		"prevention-counts": null,
		"doubling-counts": null,
		requirements: `${step}.d.5`,
		"equal-priority": `${step}.d.6`,
		exclusionary: `${step}.d.7`,
		"exclusionary-each": `${step}.d.8`,
		exempt: `${step}.d.9`,
		"deal-at-once": `${step}.e`,
		"ignored-keyword": null,
	};
}

const V1_0: Sections = {
	"step-skipped": "626.1.a",
	"sum-attackers": "626.1.b",
	"sum-defenders": "626.1.c",
	"assign-exactly": "626.1.d",
	"assigning-is-not-dealing": "626.1.d",
	"lethal-in-full": "626.1.d",
	"no-overkill": null,
	"prevention-counts": null,
	"doubling-counts": null,
	requirements: "626.1.d",
	"equal-priority": "626.1.d",
	exclusionary: null,
	"exclusionary-each": null,
	exempt: null,
	"deal-at-once": "626.1.e",
	"lethal-damage": "140",
	tank: "700s",
	backline: null,
	"ignored-keyword": null,
};

const V1_3: Sections = {
	"step-skipped": "460.1",
	"sum-attackers": "460.2.a",
	"sum-defenders": "460.2.b",
	"assign-exactly": "460.2.c",
	"assigning-is-not-dealing": "460.2.c.1",
	"lethal-in-full": "460.2.c.3",
	"no-overkill": "460.2.c.4",
	"prevention-counts": "437.5.a",
	"doubling-counts": null,
	requirements: "460.2.c.5",
	"equal-priority": "460.2.c.6",
	exclusionary: "460.2.c.7",
	"exclusionary-each": "460.2.c.8",
	exempt: "460.2.c.9",
	"deal-at-once": "460.2.d",
	"lethal-damage": "143.2",
	tank: "815",
	backline: "826",
	"ignored-keyword": null,
};

const V1_4: Sections = {
	"step-skipped": "465.1",
	"sum-attackers": "465.2.a",
	"sum-defenders": "465.2.b",
	"assign-exactly": "465.2.c",
	"assigning-is-not-dealing": "465.2.c.1",
	"lethal-in-full": "465.2.c.3",
	"no-overkill": "465.2.c.4",
	"prevention-counts": "465.2.c.5",
	"doubling-counts": "465.2.c.5",
	requirements: "465.2.c.6",
	"equal-priority": "465.2.c.7",
	exclusionary: "465.2.c.8",
	"exclusionary-each": "465.2.c.9",
	exempt: "465.2.c.10",
	"deal-at-once": "465.2.d",
	"lethal-damage": "142.4",
	tank: "815",
	backline: "826",
	"ignored-keyword": "764–767",
};

function version(id: string, published: string, sections: Sections): Version<RiftboundAtom> {
	return { id, published, atoms: ATOMS.map((atom) => ({ atom, section: sections[atom] })) };
}

/** Oldest first; the last is the default. */
export const VERSIONS: readonly Version<RiftboundAtom>[] = [
	version("1.0", "2025-06-02", V1_0),
	version("1.1", "2025-10", { ...earlyStep("439.1"), "lethal-damage": "140.2", tank: null, backline: null }),
	version("1.2", "2025-12-01", { ...earlyStep("443.1"), "lethal-damage": "142.2", tank: "741", backline: null }),
	version("1.3", "2026-03-30", V1_3),
	version("1.4", "2026-07-16", V1_4),
];

/** The number of an atom in a version, or null. */
export function sectionOf(version: Version, atom: RiftboundAtom): string | null {
	return version.atoms.find((entry) => entry.atom === atom)?.section ?? null;
}
