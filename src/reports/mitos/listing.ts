/** One kind of decision on a board: how many ways, and each of them by rank, as data and as words. */
import { refuse } from "../../core/errors.ts";
import { count } from "../../queries/count.ts";
import { cursorAt } from "../../queries/enumerate.ts";
import { blockingProblem } from "../../rules/mitos/blockings.ts";
import type { MitosBoard } from "../../rules/mitos/board.ts";
import { ALL_CHOICES, type Choice, type ChoiceScope, choices, countChoices, triggerName } from "../../rules/mitos/choices.ts";
import { usedOffers } from "../../rules/mitos/offers.ts";
import { reductionOf } from "../../rules/mitos/reduction.ts";
import { type Stage, stageOf } from "../../rules/mitos/stage.ts";
import { countMatchings } from "../../solvers/matching/diagram.ts";
import { matchings, pairsOf } from "../../solvers/matching/walk.ts";
import { type Decision, type MitosHeader, type MitosOptions, mitosHeader } from "./header.ts";

/** Decisions that can be listed. "reduce" is an assignment problem, and the queries on those list it. */
export const LISTED = ["resolutions", "prevent", "order", "blocks"] as const satisfies readonly Decision[];
export type Listed = (typeof LISTED)[number];

/** All ways to decide one thing. */
export interface Listing {
	readonly header: MitosHeader & { readonly decision: Listed; readonly units?: readonly string[]; readonly pool?: number };
	/** The key of the items in a report. */
	readonly key: "resolutions" | "preventions" | "orders" | "blockings";
	readonly count: bigint;
	/** Items of ranks from … to − 1, as they stand in JSON. */
	walk(from: bigint, to: bigint): Generator<Item>;
	/** Head of a table, and an item as its cells. */
	readonly columns: readonly string[];
	cells(item: Item): string[];
}

/** A resolution, the allies saved, both players' orders, or blocks. */
export type Item = ResolutionItem | readonly string[] | Orders | Readonly<Record<string, string>>;

export interface Orders {
	readonly attacker: readonly string[];
	readonly defender: readonly string[];
}

export interface ResolutionItem {
	readonly reduction: readonly number[];
	readonly prevented: readonly string[];
	readonly triggers: Orders;
}

/** @throws InputError for a decision that can't be listed, or a board beyond the limits */
export function listingOf(board: MitosBoard, options: MitosOptions = {}): Listing {
	const { decision = "resolutions" } = options;
	if (!(LISTED as readonly string[]).includes(decision))
		refuse("bad-choice", { option: "--decision", value: decision, values: ["reduce", ...LISTED].join(", ") });
	if (decision === "blocks") return blockingListing(board, options);
	const stage = stageOf(board, options);
	if (decision === "resolutions") return resolutionListing(stage);
	if (decision === "prevent") {
		return choiceListing(stage, { prevention: "vary", orders: false }, "prevent", "preventions", ["saved"], ({ prevented }) => prevented.map(idOf));
	}
	const scope: ChoiceScope = { prevention: usedOffers(stage, options.prevent), orders: true };
	return choiceListing(stage, scope, "order", "orders", ["attacker", "defender"], ({ triggers }) => ordersOf(triggers));
}

/** The number alone: counting needs less than a walk does. */
export function countOf(board: MitosBoard, options: MitosOptions = {}): { header: Listing["header"]; count: bigint } {
	if (options.decision !== "blocks") return listingOf(board, options);
	const problem = blockingProblem(board, options);
	return { header: { ...mitosHeader(problem.rules), decision: "blocks" }, count: countMatchings(problem) };
}

function resolutionListing(stage: Stage): Listing {
	const reduction = reductionOf(stage);
	const perReduction = countChoices(stage);
	const ids = stage.fighters.attacker.map(idOf);
	return {
		header: { ...mitosHeader(stage.rules), decision: "resolutions", pool: reduction.pool, units: ids },
		key: "resolutions",
		count: count(reduction) * perReduction,
		*walk(from, to) {
			if (from >= to) return;
			const cursor = cursorAt(reduction, from / perReduction);
			let skip = from % perReduction;
			for (let rank = from; ; cursor.next()) {
				const amounts = Array.from(cursor.amounts);
				for (const choice of choices(stage, ALL_CHOICES, skip)) {
					yield { reduction: amounts, prevented: choice.prevented.map(idOf), triggers: ordersOf(choice.triggers) };
					if (++rank === to) return;
				}
				skip = 0n;
			}
		},
		columns: [...ids, "saved", "attacker", "defender"],
		cells: (item) => {
			const { reduction: amounts, prevented, triggers } = item as ResolutionItem;
			return [...amounts.map(String), prevented.join(" "), triggers.attacker.join(" "), triggers.defender.join(" ")];
		},
	};
}

function choiceListing(
	stage: Stage,
	scope: ChoiceScope,
	decision: Listed,
	key: Listing["key"],
	columns: readonly string[],
	itemOf: (choice: Choice) => readonly string[] | Orders,
): Listing {
	return {
		header: { ...mitosHeader(stage.rules), decision },
		key,
		count: countChoices(stage, scope),
		*walk(from, to) {
			let rank = from;
			if (from >= to) return;
			for (const choice of choices(stage, scope, from)) {
				yield itemOf(choice);
				if (++rank === to) return;
			}
		},
		columns,
		cells: (item) =>
			"attacker" in item ? [(item as Orders).attacker.join(" "), (item as Orders).defender.join(" ")] : [(item as string[]).join(" ")],
	};
}

function blockingListing(board: MitosBoard, options: MitosOptions): Listing {
	const problem = blockingProblem(board, options);
	const all = matchings(problem);
	const ids = problem.left.map(idOf);
	return {
		header: { ...mitosHeader(problem.rules), decision: "blocks", units: ids },
		key: "blockings",
		count: all.count,
		*walk(from, to) {
			for (const matching of all.walk(from, to)) yield pairsOf(problem, matching);
		},
		columns: ids,
		cells: (item) => ids.map((id) => (item as Record<string, string>)[id] ?? ""),
	};
}

function idOf({ id }: { readonly id: string }): string {
	return id;
}

function ordersOf({ attacker, defender }: Choice["triggers"]): Orders {
	return { attacker: attacker.map(triggerName), defender: defender.map(triggerName) };
}
