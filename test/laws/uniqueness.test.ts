import { law, theDiagram } from "./law.ts";

law(
	"uniqueness: no assignment comes out twice, however many picks lead to it",
	(_, assignments) => new Set(assignments.map((amounts) => amounts.join())).size === assignments.length,
	// Walks each pick of the exclusionary units by itself and puts the lists together: what one must not do.
	(stated) => {
		let picks: number[][] = [[]];
		for (const { classes } of stated.recipients)
			picks = picks.flatMap((pick) => (classes.length > 1 ? classes.map((c) => [...pick, c]) : [[...pick, -1]]));
		return picks.flatMap((pick) =>
			theDiagram({
				...stated,
				recipients: stated.recipients.map((recipient, i) => ((pick[i] as number) >= 0 ? { ...recipient, classes: [pick[i] as number] } : recipient)),
			}),
		);
	},
);
