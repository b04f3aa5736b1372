/** Cómo une palabras el español: lo que necesita todo catálogo. */
export type P = Readonly<Record<string, string | number>>;

/** «y» becomes «e» before the sound of an i. */
export const list = (text: string | number | undefined): string =>
	String(text ?? "").replace(/, ([^,]*)$/, (_, last: string) => ` ${/^h?[ií]/iu.test(last) ? "e" : "y"} ${last}`);
export const plural = (count: string | number | undefined, one: string, many: string): string => `${count} ${String(count) === "1" ? one : many}`;
