import { changedRecipients, counted, diagramOfChanged, law } from "./law.ts";

law(
	"exempt (465.2.c.10): a unit that can't be dealt damage gets none, or by the reading only once all others have lethal damage",
	(stated, assignments) =>
		assignments.every((amounts) => {
			const allLethal = counted(stated).every(({ index, recipient }) => (amounts[index] as number) >= recipient.need);
			return stated.recipients.every(
				({ classes }, i) => classes.length > 0 || amounts[i] === 0 || (stated.rules.readings.immune === "excess" && allLethal),
			);
		}),
	diagramOfChanged((stated) => changedRecipients(stated, ({ classes }) => (classes.length === 0 ? { classes: [1] } : {}))),
);
