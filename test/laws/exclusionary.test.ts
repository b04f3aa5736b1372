import { changedRecipients, counted, diagramOfChanged, law } from "./law.ts";

law(
	"exclusionary (465.2.c.8): a unit that must be first and last is served as one of the two",
	(stated, assignments) =>
		assignments.every((amounts) => {
			const units = counted(stated);
			const amount = (index: number) => amounts[index] as number;
			const full = ({ index, recipient }: (typeof units)[0]) => amount(index) >= recipient.need;
			return units.every((own) => {
				if (own.recipient.classes.length < 2 || amount(own.index) === 0) return true;
				const others = units.filter((other) => other !== own);
				// As Tank: had nobody but Tanks been served before it was full. As last: everybody else could be full before it.
				const asFirst = full(own) || others.every((other) => other.recipient.classes.includes(0) || amount(other.index) === 0);
				const asLast = others.every((other) => other.recipient.classes.includes(2) || full(other));
				return asFirst || asLast;
			});
		}),
	diagramOfChanged((stated) => changedRecipients(stated, ({ classes }) => (classes.length === 2 ? { classes: [0, 1, 2] } : {}))),
);
