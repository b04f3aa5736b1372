import { law, spoiled } from "./law.ts";

law(
	"destroyer: who is destroyed was compared with its destroyer and did not have the greater Fuerza",
	({ board, played }) =>
		played.destroyed.every(({ ally, by }) => {
			const [attacker, blocker] = ally.side === "attacker" ? [ally, by] : [by, ally];
			return ally.side !== by.side && board.blocks?.[attacker.id] === blocker.id && by.strength >= ally.strength;
		}),
	spoiled(({ destroyed }) => ({ destroyed: destroyed.map(({ ally, by }) => ({ ally: by, by: ally })) })),
);
