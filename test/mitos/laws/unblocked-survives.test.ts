import { law, spoiled } from "./law.ts";

law(
	"unblocked: an attacker that nobody blocks is never destroyed, nor is an ally that blocks nobody",
	({ board, played }) => {
		const blocked = new Set(Object.keys(board.blocks ?? {}));
		const blocking = new Set(Object.values(board.blocks ?? {}));
		return played.destroyed.every(({ ally }) => (ally.side === "attacker" ? blocked : blocking).has(ally.id));
	},
	spoiled((_, { fighters }) => ({ destroyed: fighters.attacker.map((ally) => ({ ally, by: ally })) })),
);
