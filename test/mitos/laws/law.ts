/**
 * A law: a statement about every stage as it is played. Each is shown to hold on generated boards, and to be able to fail: a planted
 * fault must break it on some board.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { MitosBoard } from "../../../src/index.ts";
import { enumerate } from "../../../src/queries/enumerate.ts";
import { choices } from "../../../src/rules/mitos/choices.ts";
import { type Played, play } from "../../../src/rules/mitos/play.ts";
import { reductionOf } from "../../../src/rules/mitos/reduction.ts";
import { type Stage, stageOf } from "../../../src/rules/mitos/stage.ts";
import { mitosBoard } from "../boards.ts";

/** One way to play a board's stage. */
export interface Resolution {
	readonly board: MitosBoard;
	readonly stage: Stage;
	readonly played: Played;
}

export type Player = (stage: Stage) => Played[];

/** The first few ways to play a stage: reductions times choices. */
const theRules: Player = (stage) => {
	const reductions = [...enumerate(reductionOf(stage), { limit: 3 })];
	const found: Played[] = [];
	for (const reduction of reductions) {
		for (const choice of choices(stage)) {
			found.push(play(stage, reduction, choice));
			if (found.length >= 12) return found;
		}
	}
	return found;
};

/**
 * @param holds the law, written from the rule, for one board and one way to play it
 * @param fault a player with a planted fault that the law must notice
 */
export function law(name: string, holds: (resolution: Resolution) => boolean, fault: Player): void {
	const property = (player: Player) =>
		fc.property(mitosBoard(), (board) => {
			const stage = stageOf(board);
			return player(stage).every((played) => holds({ board, stage, played }));
		});

	test(`${name}: holds`, () => {
		fc.assert(property(theRules), { numRuns: 400 });
	});

	test(`${name}: is able to fail`, () => {
		expect(fc.check(property(fault), { numRuns: 20_000, seed: 1, endOnFailure: true }).failed, "the planted fault was not noticed").toBe(true);
	});
}

/** A faulty player: the rules, and then something changed in what comes out. */
export function spoiled(change: (played: Played, stage: Stage) => Partial<Played>): Player {
	return (stage) => theRules(stage).map((played) => ({ ...played, ...change(played, stage) }));
}
