import { stringify } from "csv-stringify/sync";

/** One CSV record (RFC 4180) with its line end. */
export function csvLine(fields: readonly string[]): string {
	return stringify([[...fields]]);
}
