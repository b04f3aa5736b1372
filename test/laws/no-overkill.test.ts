import { counted, diagramOfChanged, law } from "./law.ts";

law(
	"no-overkill (465.2.c.4): while a unit lacks lethal damage, none has more than lethal (from 1.1 on)",
	(stated, assignments) =>
		stated.rules.version.id === "1.0" ||
		assignments.every((amounts) => {
			const units = counted(stated);
			const lacking = units.some(({ index, recipient }) => (amounts[index] as number) < recipient.need);
			return !lacking || units.every(({ index, recipient }) => (amounts[index] as number) <= recipient.need);
		}),
	diagramOfChanged(() => ({ cap: "none" })),
);
