/** The steps between two rule sets, one atom or one reading at a time, so that a difference can be traced to the rule that makes it. */
import type { RuleSet } from "../rule-system.ts";

/** An atom that only one of two rule sets has (its number there, null where it is absent), or a reading that they answer differently. */
export interface Change {
	readonly kind: "atom" | "reading";
	readonly name: string;
	readonly from: string | null;
	readonly to: string | null;
}

/** Every single change on the way from `a` to `b`: atoms in the order of the rules, then readings. */
export function changesBetween(a: RuleSet, b: RuleSet): Change[] {
	const atoms = a.version.atoms.flatMap(({ atom, section }, i): Change[] => {
		const to = b.version.atoms[i]?.section ?? null;
		return (section === null) === (to === null) ? [] : [{ kind: "atom", name: atom, from: section, to }];
	});
	const readings = Object.entries(a.readings).flatMap(([id, from]): Change[] => {
		const to = b.readings[id] as string;
		return from === to ? [] : [{ kind: "reading", name: id, from, to }];
	});
	return [...atoms, ...readings];
}

/** A rule set with one change carried out; an atom's change may yield a version that was never published. */
export function withChange({ version, readings }: RuleSet, { kind, name, to }: Change): RuleSet {
	if (kind === "reading") return { version, readings: { ...readings, [name]: to as string } };
	const atoms = version.atoms.map((entry) => (entry.atom === name ? { atom: name, section: to } : entry));
	return { version: { ...version, atoms }, readings };
}

/** A change undone: from the second rule set back towards the first. */
export function undone({ kind, name, from, to }: Change): Change {
	return { kind, name, from: to, to: from };
}

/** The number by which to cite a change: where the atom stands, or null for a reading. */
export function sectionOfChange({ kind, from, to }: Change): string | null {
	return kind === "atom" ? (to ?? from) : null;
}
