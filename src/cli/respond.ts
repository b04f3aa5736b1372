/** Writes a report in the format asked for. */
import { csvLine } from "../formats/csv.ts";
import { write } from "./io.ts";

export const FORMATS = ["text", "json", "ndjson", "csv"] as const;
export type Format = (typeof FORMATS)[number];

/** `text` gives lines, `csv` records with the header first; both are only called when needed. */
export async function respond(
	format: Format,
	report: object,
	text: () => readonly string[],
	csv: () => readonly (readonly unknown[])[],
): Promise<void> {
	if (format === "json" || format === "ndjson") await write([`${JSON.stringify(report)}\n`]);
	else if (format === "csv") await write(csv().map((record) => csvLine(record.map(String))));
	else await write([`${text().join("\n")}\n`]);
}
