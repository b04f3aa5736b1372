import { law, spoiled } from "./law.ts";

law(
	"castle: one card per point while there are cards; empty ends the game; exiled cards are part of the points",
	({ board, played }) => {
		const { damage, milled, exiled, castle, gameOver } = played;
		const before = board.defender.castle ?? Number.POSITIVE_INFINITY;
		return (
			castle.before === before &&
			milled + exiled === Math.min(damage, before) &&
			castle.after === before - milled - exiled &&
			gameOver === (castle.after === 0) &&
			exiled >= 0
		);
	},
	spoiled(({ damage }) => ({ milled: damage })),
);
