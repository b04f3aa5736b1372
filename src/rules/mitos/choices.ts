/**
 * What is left to choose once the damage is dealt: each offered prevention used or not (the active player's allies first, in board
 * order), then each player's order of the leave-play triggers (4.6.7).
 *
 * Counted without being listed: walking over the offers, all that matters about those already decided is how many allies leave and
 * how many triggers and watchers each player has by then. With T and U triggers in the end there are T! · U! orders.
 */
import { refuse } from "../../core/errors.ts";
import { factorial, nextOrder, nthOrder } from "../../core/permutations.ts";
import { SIDES, type SideName } from "../rule-system.ts";
import type { Fighter } from "./allies.ts";
import type { Stage } from "./stage.ts";

const LIMITS = {
	/** Triggers of one player at once: beyond it nobody needs the number of their orders. */
	triggers: 2_000,
	/** Different situations between two offers. */
	situations: 200_000,
} as const;

/** One trigger waiting to resolve. */
export interface Trigger {
	readonly ally: Fighter;
	/** The ally whose leaving it saw, when it watches others; null when it is its own leaving. */
	readonly saw: Fighter | null;
	/** Which of the ally's abilities, from 1. */
	readonly ability: number;
}

/** "D1", "D1(2)" for an ally's second ability, "D1<A2" for what D1 saw of A2's leaving. */
export function triggerName({ ally, saw, ability }: Trigger): string {
	return `${ally.id}${ability > 1 ? `(${ability})` : ""}${saw === null ? "" : `<${saw.id}`}`;
}

/** One way to choose. */
export interface Choice {
	/** Allies whose destruction is prevented. */
	readonly prevented: readonly Fighter[];
	/** Each player's triggers in the order they resolve. */
	readonly triggers: Readonly<Record<SideName, readonly Trigger[]>>;
}

/** Which choices vary. */
export interface ChoiceScope {
	/** "vary": every offer both ways; else exactly these offers are used. */
	readonly prevention: "vary" | ((ally: Fighter) => boolean);
	readonly orders: boolean;
}

export const ALL_CHOICES: ChoiceScope = { prevention: "vary", orders: true };

/** Allies that are about to be destroyed and may be saved by their controller. */
export function offersOf({ falling }: Stage): Fighter[] {
	return falling.map(({ ally }) => ally).filter(({ abilities }) => abilities.preventable);
}

/** How many choices there are. Throws an InputError beyond `LIMITS`. */
export function countChoices(stage: Stage, scope: ChoiceScope = ALL_CHOICES): bigint {
	const { count, root } = counter(stage, scope);
	return count(0, root);
}

/**
 * The choices from number `skip` on, in order: offers first declined, then used, the last offer fastest; for every set of used offers
 * every order, the defender's fastest.
 */
export function* choices(stage: Stage, scope: ChoiceScope = ALL_CHOICES, skip = 0n): Generator<Choice> {
	const { offers, count, root, answers } = counter(stage, scope);
	let rest = skip;
	yield* decide(0, root, []);

	function* decide(i: number, now: Situation, prevented: readonly Fighter[]): Generator<Choice> {
		if (rest > 0n) {
			const below = count(i, now);
			if (rest >= below) {
				rest -= below;
				return;
			}
		}
		const ally = offers[i];
		if (ally === undefined) yield* orders(prevented);
		else {
			for (const use of answers(ally)) {
				yield* decide(i + 1, moved(now, ally, use ? "stays" : "goes"), use ? [...prevented, ally] : prevented);
			}
		}
	}

	function* orders(prevented: readonly Fighter[]): Generator<Choice> {
		const waiting = triggersOf(stage, new Set(prevented));
		if (!scope.orders) {
			yield { prevented, triggers: waiting };
			return;
		}
		const defenders = factorial(waiting.defender.length);
		const first = nthOrder(waiting.attacker.length, rest / defenders);
		const second = nthOrder(waiting.defender.length, rest % defenders);
		rest = 0n;
		const ordered = (side: SideName, order: readonly number[]) => order.map((i) => waiting[side][i] as Trigger);
		do {
			do yield { prevented, triggers: { attacker: ordered("attacker", first), defender: ordered("defender", second) } };
			while (nextOrder(second));
		} while (nextOrder(first));
	}
}

/** Counts the choices below each situation between two offers, each situation once. */
function counter(stage: Stage, { prevention, orders }: ChoiceScope) {
	const offers = offersOf(stage);
	const known = new Map<string, bigint>();
	const answers = (ally: Fighter): readonly boolean[] => (prevention === "vary" ? [false, true] : [prevention(ally)]);
	const count = (i: number, now: Situation): bigint => {
		const ally = offers[i];
		if (ally === undefined) return orders ? ordersOf(triggersIn(stage, now, "attacker")) * ordersOf(triggersIn(stage, now, "defender")) : 1n;
		const key = `${i} ${now.leaving} ${SIDES.map((side) => Object.values(now[side]).join(" ")).join(" ")}`;
		let below = known.get(key);
		if (below === undefined) {
			below = answers(ally).reduce((sum, use) => sum + count(i + 1, moved(now, ally, use ? "stays" : "goes")), 0n);
			if (known.size >= LIMITS.situations) refuse("too-many-choices", { offers: offers.length, limit: LIMITS.situations });
			known.set(key, below);
		}
		return below;
	};
	return { offers, count, answers, root: situation(stage, new Set(offers)) };
}

/** The triggers that wait when these allies are saved: the leaving ones' own, then what watchers saw, in board order. */
function triggersOf(stage: Stage, prevented: ReadonlySet<Fighter>): Record<SideName, Trigger[]> {
	const leaving = stage.falling.map(({ ally }) => ally).filter((ally) => !prevented.has(ally));
	const triggers = (side: SideName): Trigger[] => [
		...leaving
			.filter((ally) => ally.side === side)
			.flatMap((ally) => Array.from({ length: ally.abilities.leavePlayTriggers ?? 0 }, (_, i) => ({ ally, saw: null, ability: i + 1 }))),
		...stage.fighters[side]
			.filter((ally) => watchesNow(stage, ally, leaving.includes(ally)))
			.flatMap((ally) => leaving.filter((saw) => saw !== ally).map((saw) => ({ ally, saw, ability: 1 }))),
	];
	return { attacker: triggers("attacker"), defender: triggers("defender") };
}

/** An ally that leaves in the same batch sees the others leave only by the reading `watchers=yes`. */
function watchesNow({ rules }: Stage, { abilities, inPlay }: Fighter, leaves: boolean): boolean {
	return abilities.watches === true && inPlay && (!leaves || rules.readings.watchers === "yes");
}

/** What matters about the allies decided so far; per side: own triggers, watchers that stay, watchers that go. */
type Situation = { readonly leaving: number } & Readonly<
	Record<SideName, { readonly triggers: number; readonly staying: number; readonly going: number }>
>;

/** The situation before any offer is decided: allies without an offer are settled. */
function situation(stage: Stage, offered: ReadonlySet<Fighter>): Situation {
	const none = { triggers: 0, staying: 0, going: 0 };
	let now: Situation = { leaving: 0, attacker: none, defender: none };
	const falling = new Set(stage.falling.map(({ ally }) => ally));
	for (const side of SIDES) {
		for (const ally of stage.fighters[side]) if (!offered.has(ally)) now = moved(now, ally, falling.has(ally) ? "goes" : "stays");
	}
	return now;
}

function moved(now: Situation, { abilities, side, inPlay }: Fighter, what: "goes" | "stays"): Situation {
	const own = now[side];
	const watches = abilities.watches && inPlay ? 1 : 0;
	if (what === "stays") return { ...now, [side]: { ...own, staying: own.staying + watches } };
	const triggers = own.triggers + (abilities.leavePlayTriggers ?? 0);
	return { ...now, leaving: now.leaving + 1, [side]: { ...own, triggers, going: own.going + watches } };
}

function triggersIn({ rules }: Stage, now: Situation, side: SideName): number {
	const { triggers, staying, going } = now[side];
	return triggers + staying * now.leaving + (rules.readings.watchers === "yes" ? going * (now.leaving - 1) : 0);
}

function ordersOf(triggers: number): bigint {
	if (triggers > LIMITS.triggers) refuse("too-many-triggers", { count: triggers, limit: LIMITS.triggers });
	return factorial(triggers);
}
