/** A Riftbound board, seen by the side that assigns, becomes an assignment problem. Every line cites the atom it carries out. */
import { attachment } from "../../core/attachment.ts";
import type { AssignmentProblem, Citations, Recipient } from "../../core/problem.ts";
import { type RuleWish, ruleSet } from "../rule-set.ts";
import { opponent, type RuleSet, type SideName, type Version } from "../rule-system.ts";
import type { Replacement, RiftboundBoard, Unit } from "./board.ts";
import { READINGS } from "./readings.ts";
import { leastFor } from "./replacements.ts";
import { eachUnit, lethalFor, summedMight } from "./units.ts";
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
export function riftboundProblem(board: RiftboundBoard, options: ProblemOptions = {}): RiftboundProblem {
	return problemOfSide(board, options.side ?? "attacker", options);
}

/** The same with the side apart from the wish. */
export function problemOfSide(board: RiftboundBoard, side: SideName, wish: RuleWish): RiftboundProblem {
	const plain = board.rules === undefined && board.readings === undefined && wish.rules === undefined && wish.readings === undefined;
	return problemUnder(board, side, plain ? DEFAULT_RULES : ruleSet("riftbound", VERSIONS, READINGS, board, wish));
}

/** The same under a rule set that is given as data, whatever the board says: also one that was never published. */
export function problemUnder(board: RiftboundBoard, side: SideName, rules: RuleSet): RiftboundProblem {
	const law = lawOf(rules.version);
	const { units } = board[opponent(side)];
	const recipients = eachUnit(board, opponent(side), (id, _, entry) => recipientOf(board, side, rules, law, id, units[entry] as Unit));
	const problem: RiftboundProblem = {
		game: "riftbound",
		side,
		rules,
		notes: notesOn(law, recipients),
		pool: summedMight(board, side),
		recipients,
		fill: "in-full", // lethal-in-full
		cap: law.capped ? "need" : "none",
		surplus: rules.readings.excess as "any" | "single" | "last",
		exempt: rules.readings.immune === "excess" ? "surplus" : "nothing",
		citations: law.citations,
	};
	const skip = skipOf(board, rules);
	return skip === undefined ? problem : { ...problem, skipped: true, skip };
}

const NO_NOTES: readonly Note[] = [];

function notesOn(law: VersionLaw, recipients: readonly Recipient[]): readonly Note[] {
	if (law.exclusionary && law.exempt) return NO_NOTES;
	return [
		...(!law.exclusionary && recipients.some(({ classes }) => classes.length > 1) ? (["silent-exclusionary"] as const) : []),
		...(!law.exempt && recipients.some(({ classes }) => classes.length === 0) ? (["silent-exempt"] as const) : []),
	];
}

/** 0 Tank, 1 plain, 2 Backline; both keywords: the assigner picks. A keyword the assigner ignores is absent. */
const TANK: readonly number[] = [0];
const PLAIN: readonly number[] = [1];
const BACKLINE: readonly number[] = [2];
const EXCLUSIONARY: readonly number[] = [0, 2];
const EXEMPT: readonly number[] = [];

const NO_REPLACEMENTS: readonly Replacement[] = [];

function recipientOf(board: RiftboundBoard, assigner: SideName, rules: RuleSet, law: VersionLaw, id: string, unit: Unit): Recipient {
	const replacements = unit.replacements ?? NO_REPLACEMENTS;
	const lethal = lethalFor(board, assigner, unit);
	const killAt = unit.immune ? Infinity : leastFor(replacements, lethal);
	const need = needOf(law, replacements, lethal);
	const { ignores } = board[assigner];
	const tank = unit.tank && !ignores?.includes("tank");
	const backline = unit.backline && !ignores?.includes("backline");
	// exempt: cannot be dealt damage at all; or, by a reading, no damage can be lethal
	const exempt = unit.immune || (need === Infinity && rules.readings["never-lethal"] === "exempt");
	return {
		id,
		need,
		classes: exempt ? EXEMPT : tank && backline ? EXCLUSIONARY : tank ? TANK : backline ? BACKLINE : PLAIN,
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

const laws = attachment<Version, VersionLaw>();

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
function skipOf({ attacker, defender }: RiftboundBoard, { version }: RuleSet): RiftboundProblem["skip"] {
	const attackers = areThere(attacker.units);
	const defenders = areThere(defender.units);
	if (attackers && defenders) return undefined;
	return { rule: sectionOf(version, "step-skipped") as string, result: attackers ? "conquer" : defenders ? "hold" : "uncontrolled" };
}

/** Is there a unit? A board that nobody checked may say that there are none of a kind. */
function areThere(units: readonly Unit[]): boolean {
	for (let i = 0; i < units.length; i++) if (((units[i] as Unit).count ?? 1) > 0) return true;
	return false;
}
