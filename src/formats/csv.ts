/** One CSV record (RFC 4180) with its line end. */
export function csvLine(fields: readonly string[]): string {
	return `${fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(",")}\n`;
}
