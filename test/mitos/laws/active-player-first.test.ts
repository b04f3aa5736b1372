import { law, spoiled } from "./law.ts";

law(
	"triggers (4.6.7): the active player's come first, and only allies that leave trigger by leaving",
	({ played }) => {
		const sides = played.triggers.map(({ ally }) => ally.side);
		const gone = new Set(played.destroyed.map(({ ally }) => ally));
		return (
			sides.lastIndexOf("attacker") < (sides.includes("defender") ? sides.indexOf("defender") : sides.length) &&
			played.triggers.every(({ ally, saw }) => (saw === null ? gone.has(ally) : gone.has(saw) && saw !== ally))
		);
	},
	spoiled(({ triggers }) => ({ triggers: triggers.toReversed() })),
);
