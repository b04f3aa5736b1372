/** A Riftbound board, seen by the side that assigns, becomes an assignment problem. Every line cites the atom it carries out. */
import type { AssignmentProblem, Citations, Recipient } from "../../core/problem.ts";
import { type RuleWish, ruleSet } from "../rule-set.ts";
import { opponent, type RuleSet, type SideName, type Version } from "../rule-system.ts";
import type { Replacement, RiftboundBoard } from "./board.ts";
import { READINGS } from "./readings.ts";
import { leastFor } from "./replacements.ts";
import { type Combatant, lethalFor, lineUp, summedMight } from "./units.ts";
import { type RiftboundAtom, sectionOf, VERSIONS } from "./versions.ts";

/** An assignment problem that remembers the combat it stands for. */
export interface RiftboundProblem extends AssignmentProblem {
	readonly game: "riftbound";
	readonly side: SideName;
	readonly rules: RuleSet;
	/** What a reader should know about this verdict: codes of `messages`. */
	readonly notes: readonly Note[];
	/** Why and how the step is skipped, if it is. */
	readonly skip?: { readonly rule: string; readonly result: "conquer" | "hold" | "uncontrolled" };
}

export type Note = "silent-exclusionary" | "silent-exempt";

export interface ProblemOptions extends RuleWish {
	/** Who assigns; default the attacker. */
	readonly side?: SideName | undefined;
}

/**
 * The problem one side faces: its summed Might as the pool, the other side's units as recipients in board order.
 *
 * @throws InputError for an unknown version or reading
 */
export function riftboundProblem(board: RiftboundBoard, { side = "attacker", ...wish }: ProblemOptions = {}): RiftboundProblem {
	const plain = board.rules === undefined && board.readings === undefined && wish.rules === undefined && wish.readings === undefined;
	return problemUnder(board, side, plain ? DEFAULT_RULES : ruleSet("riftbound", VERSIONS, READINGS, board, wish));
}

/** The same under a rule set that is given as data, whatever the board says: also one that was never published. */
export function problemUnder(board: RiftboundBoard, side: SideName, rules: RuleSet): RiftboundProblem {
	const law = lawOf(rules.version);
	const units = lineUp(board);
	const recipients = units[opponent(side)].map((unit) => recipientOf(board, side, rules, law, unit));
	const skip = skipOf(units, rules);
	return {
		game: "riftbound",
		side,
		rules,
		notes: [
			...(!law.exclusionary && recipients.some(({ classes }) => classes.length > 1) ? (["silent-exclusionary"] as const) : []),
			...(!law.exempt && recipients.some(({ classes }) => classes.length === 0) ? (["silent-exempt"] as const) : []),
		],
		pool: summedMight(units[side]),
		recipients,
		fill: "in-full", // lethal-in-full
		cap: law.capped ? "need" : "none",
		surplus: rules.readings.excess as "any" | "single" | "last",
		exempt: rules.readings.immune === "excess" ? "surplus" : "nothing",
		citations: law.citations,
		...(skip ? { skipped: true, skip } : {}),
	};
}

/** 0 Tank, 1 plain, 2 Backline; both keywords: the assigner picks. A keyword the assigner ignores is absent. */
const TANK = 0;
const PLAIN = 1;
const BACKLINE = 2;

function recipientOf(board: RiftboundBoard, assigner: SideName, rules: RuleSet, law: VersionLaw, combatant: Combatant): Recipient {
	const { unit, id } = combatant;
	const replacements = unit.replacements ?? [];
	const lethal = lethalFor(board, assigner, combatant);
	const killAt = unit.immune ? Infinity : leastFor(replacements, lethal);
	const need = needOf(law, replacements, lethal);
	const ignores = board[assigner].ignores ?? [];
	const tank = unit.tank && !ignores.includes("tank");
	const backline = unit.backline && !ignores.includes("backline");
	// exempt: cannot be dealt damage at all; or, by a reading, no damage can be lethal
	const exempt = unit.immune || (need === Infinity && rules.readings["never-lethal"] === "exempt");
	return {
		id,
		need,
		classes: exempt ? [] : tank && backline ? [TANK, BACKLINE] : [tank ? TANK : backline ? BACKLINE : PLAIN],
		killAt,
		value: unit.value ?? Math.max(1, unit.might),
	};
}

/** Points that count as lethal damage when they are assigned: how much of the replacement effects counts depends on the version. */
function needOf(law: VersionLaw, replacements: readonly Replacement[], lethal: number): number {
	if (replacements.length === 0) return lethal;
	return leastFor(
		replacements.filter((effect) => (effect === "double" ? law.doublingCounts : law.preventionCounts)),
		lethal,
	);
}

/** The rules a board follows that asks for none. */
const DEFAULT_RULES = ruleSet("riftbound", VERSIONS, READINGS);

/** What a version says, looked up once for all boards. */
interface VersionLaw {
	readonly capped: boolean;
	readonly preventionCounts: boolean;
	readonly doublingCounts: boolean;
	readonly exclusionary: boolean;
	readonly exempt: boolean;
	readonly citations: Citations;
}

const laws = new WeakMap<Version, VersionLaw>();

function lawOf(version: Version): VersionLaw {
	let law = laws.get(version);
	if (law === undefined) {
		const has = (atom: RiftboundAtom) => sectionOf(version, atom) !== null;
		law = {
			capped: has("no-overkill"),
			preventionCounts: has("prevention-counts"),
			doublingCounts: has("doubling-counts"),
			exclusionary: has("exclusionary"),
			exempt: has("exempt"),
			citations: citationsOf(version),
		};
		laws.set(version, law);
	}
	return law;
}

function citationsOf(version: Version): Citations {
	const exactly = sectionOf(version, "assign-exactly") as string;
	// Where a version is silent on an atom, the general rule on assigning is all there is to cite.
	const cite = (id: string, atom: RiftboundAtom) => ({ id, rule: sectionOf(version, atom) ?? exactly });
	return {
		sum: { id: "sum", rule: exactly },
		bounds: { id: "require", rule: "" },
		"in-full": cite("lethal-in-full", "lethal-in-full"),
		cap: cite("no-overkill", "no-overkill"),
		priority: cite("priority", "requirements"),
		exclusionary: cite("exclusionary", "exclusionary"),
		exempt: cite("exempt", "exempt"),
		surplus: cite("excess", "no-overkill"),
	};
}

/** The step only takes place when both sides have units; otherwise the combat is decided without it. */
function skipOf(units: Record<SideName, readonly Combatant[]>, { version }: RuleSet): RiftboundProblem["skip"] {
	const attackers = units.attacker.length > 0;
	const defenders = units.defender.length > 0;
	if (attackers && defenders) return undefined;
	return { rule: sectionOf(version, "step-skipped") as string, result: attackers ? "conquer" : defenders ? "hold" : "uncontrolled" };
}
