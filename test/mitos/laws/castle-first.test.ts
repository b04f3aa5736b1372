import { law, spoiled } from "./law.ts";

law(
	"castle first: a castle that is emptied ends the game, and nobody is destroyed and nothing triggers after it",
	({ stage, played }) =>
		!played.gameOver ||
		stage.rules.readings["lethal-damage"] === "finishes-stage" ||
		(played.destroyed.length === 0 && played.triggers.length === 0 && played.prevented.length === 0),
	spoiled((_, { clashes, fighters, blocks }) => ({
		destroyed: clashes.flatMap((clash, i) => {
			const [ally, by] = [fighters.attacker[i], fighters.defender[blocks[i] as number]];
			return clash.attackerMarked && ally && by ? [{ ally, by }] : [];
		}),
	})),
);
