import { changedRecipients, counted, diagramOfChanged, law } from "./law.ts";

law(
	"priority (465.2.c.6): a unit is assigned damage only when all that must come before it have lethal damage",
	(stated, assignments) =>
		assignments.every((amounts) => {
			const units = counted(stated);
			return units.every(
				(later) =>
					(amounts[later.index] as number) === 0 ||
					units.every(
						(earlier) =>
							Math.max(...earlier.recipient.classes) >= Math.min(...later.recipient.classes) ||
							(amounts[earlier.index] as number) >= earlier.recipient.need,
					),
			);
		}),
	diagramOfChanged((stated) => changedRecipients(stated, ({ classes }) => (classes.length === 1 ? { classes: [1] } : {}))),
);
