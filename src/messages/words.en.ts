/** How English joins words: what every catalog needs. */
export type P = Readonly<Record<string, string | number>>;

export const list = (text: string | number | undefined): string => String(text ?? "").replace(/, ([^,]*)$/, " and $1");
export const plural = (count: string | number | undefined, one: string, many: string): string => `${count} ${String(count) === "1" ? one : many}`;
