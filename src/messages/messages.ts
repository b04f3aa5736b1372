import { en, type MessageKey, type Messages } from "./en.ts";
import { es } from "./es.ts";

export type Language = "en" | "es";
export const LANGUAGES: readonly Language[] = ["en", "es"];

const CATALOGS: Readonly<Record<Language, Messages>> = { en, es };

/** The sentence for a code, in a language. A code without a sentence is a bug and throws. */
export function say(language: Language, code: string, params: Readonly<Record<string, string | number>> = {}): string {
	const sentence = CATALOGS[language][code as MessageKey];
	if (sentence === undefined) throw new Error(`no message for ${code}`);
	return sentence(params);
}
