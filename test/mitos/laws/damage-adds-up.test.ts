import { law, spoiled } from "./law.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

law(
	"damage: what is left plus what is reduced is what the attackers dealt, and nobody is reduced below nothing",
	({ board, played }) => {
		const { damageBy, reducedBy, damage } = played;
		const named = Math.min(damageBy[0] ?? 0, board.defender.reduceFrom?.A1 ?? 0);
		return (
			damage + sum(reducedBy) === sum(damageBy) &&
			sum(reducedBy) === Math.min(sum(damageBy), (board.defender.reduce ?? 0) + named) &&
			reducedBy.every((points, i) => points >= 0 && points <= (damageBy[i] as number)) &&
			(reducedBy[0] ?? 0) >= named
		);
	},
	spoiled(({ reducedBy }) => ({ reducedBy: reducedBy.map((points, i) => (i === 0 ? points + 1 : points)) })),
);
