import { diagramOfChanged, law } from "./law.ts";

law(
	"sum (465.2.c): exactly the pool is assigned, or nothing when nobody may be assigned any",
	({ pool, recipients, exempt }, assignments) => {
		const nobody = exempt === "nothing" && recipients.every(({ classes }) => classes.length === 0);
		return assignments.every((amounts) => amounts.reduce((sum, amount) => sum + amount, 0) === (nobody ? 0 : pool));
	},
	diagramOfChanged((stated) => ({ pool: Math.max(0, stated.pool - 1) })),
);
