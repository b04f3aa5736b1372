/**
 * The assignment problem: the one thing every rule system is compiled to, and the only thing the solvers know.
 *
 * A pool of points is split among recipients. Each recipient has a `need` (the points that fill it) and the priority classes
 * it may be served in. Four knobs say what a legal split is; nothing here knows a game.
 *
 * For an assignment a, call a recipient *full* when a ≥ need, *partial* when 0 < a < need, *untouched* when a = 0 < need.
 * a is legal iff Σa = pool, every amount lies within its recipient's `atLeast`/`atMost`, and for some class picked for each recipient:
 *
 * - fill "in-full": at most one recipient is partial.                         ("free": any number may be)
 * - priority: a recipient gets points only when everything of a lower class is full.
 * - cap "need": nobody gets more than its need while somebody is not full.    ("none": no such limit)
 * - surplus: once all are full, pool − Σ need goes where the knob allows (see `Surplus`; with cap "none" it goes anywhere).
 * - an exempt recipient (no classes) is nobody's concern: it gets nothing, or, if `exempt` is "surplus", may get points once all others are full.
 */
export interface AssignmentProblem {
	/** Points to split, a whole number ≥ 0. */
	readonly pool: number;
	/** In the order in which every assignment lists its amounts. */
	readonly recipients: readonly Recipient[];
	readonly fill: "in-full" | "free";
	readonly cap: "need" | "none";
	readonly surplus: Surplus;
	readonly exempt: "nothing" | "surplus";
	/** The step does not take place at all: there is no assignment, not even an empty one. */
	readonly skipped?: boolean;
	/** What a broken law is called and which rule states it, in the rule system the problem comes from. */
	readonly citations?: Citations;
}

/** The laws that an assignment can break. */
export type Law = "sum" | "bounds" | "in-full" | "cap" | "priority" | "exclusionary" | "exempt" | "surplus";

export type Citations = Readonly<Record<Law, { readonly id: string; readonly rule: string }>>;

/** Where points beyond all needs go: any split, whole on any one, or whole on one that can be the last one served. */
export type Surplus = "any" | "single" | "last";

export interface Recipient {
	/** Unique within the problem. */
	readonly id: string;
	/** Points that fill it: a whole number ≥ 0, or Infinity if no amount does. */
	readonly need: number;
	/** The classes it may be served in, ascending whole numbers, lowest first served. Several: the assigner picks one. None: exempt. */
	readonly classes: readonly number[];
	/** The least amount that removes it, Infinity if none does. Legality never looks at it; decisions do. */
	readonly killAt: number;
	/** What its removal is worth to the assigner, ≥ 0. */
	readonly value: number;
	/** Bounds that a question may add ("kill X", "spare Y"); absent: no bound. */
	readonly atLeast?: number;
	readonly atMost?: number;
}

/** What the solvers can hold; beyond it a problem is refused with the reason. */
export const LIMITS = {
	/** Recipients in one problem. */
	recipients: 1_000,
	/** Points in a pool, a need or a bound. */
	points: 100_000,
	/** Different priority classes. */
	classes: 8,
	/** Cells of the diagram: (recipients + 1) × modes × (pool + 1). */
	cells: 1 << 25,
} as const;

/** Points that must be spent before any surplus: the needs of all who are not exempt, Infinity if one can't be filled. */
export function demand(problem: AssignmentProblem): number {
	let total = 0;
	for (const recipient of problem.recipients) if (recipient.classes.length > 0) total += recipient.need;
	return total;
}

/** True when no recipient may be given anything, so that the whole pool stays unassigned. */
function unassignable(problem: AssignmentProblem): boolean {
	if (problem.exempt !== "nothing") return false;
	for (const { classes } of problem.recipients) if (classes.length > 0) return false;
	return true;
}

/** Points that an assignment of this problem sums to: the pool, or 0 when nobody may be given anything. */
export function assignable(problem: AssignmentProblem): number {
	return unassignable(problem) ? 0 : problem.pool;
}

/**
 * The classes in use, ascending, each to the bit that stands for it; the bit after the last stands for "all are full". Where there are more
 * classes than `LIMITS` allows, only that is told: one more than it allows are given.
 */
export function classBits(problem: AssignmentProblem): Map<number, number> {
	const used: number[] = [];
	for (const { classes } of problem.recipients) {
		for (const c of classes) if (used.length <= LIMITS.classes && !used.includes(c)) used.push(c);
	}
	used.sort((a, b) => a - b);
	const bits = new Map<number, number>();
	for (let bit = 0; bit < used.length; bit++) bits.set(used[bit] as number, bit);
	return bits;
}

/**
 * With surplus "last": can this recipient be the last one served? Yes iff its greatest class is at least everybody's least class,
 * since each of the others may pick its least. When nobody is served at all, the surplus is whole on any one.
 */
export function canBeLast(problem: AssignmentProblem, recipient: Recipient): boolean {
	const served = problem.recipients.filter((other) => other.classes.length > 0);
	if (served.length === 0) return true;
	const greatest = recipient.classes.at(-1);
	return greatest !== undefined && served.every((other) => other === recipient || (other.classes[0] as number) <= greatest);
}
