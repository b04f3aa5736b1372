import { counted, diagramOfChanged, law } from "./law.ts";

law(
	"lethal-first (465.2.c.3): at most one unit is left with some damage but less than lethal",
	(stated, assignments) =>
		assignments.every((amounts) => {
			const short = counted(stated).filter(({ index, recipient }) => (amounts[index] as number) > 0 && (amounts[index] as number) < recipient.need);
			return short.length <= 1;
		}),
	diagramOfChanged(() => ({ fill: "free" })),
);
