/** The reader's language and theme: theirs, so kept on their machine and never in a shared address. */
import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language, say } from "../../messages/messages.ts";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export const language = signal<Language>(kept("language", LANGUAGES) ?? (/^es/i.test(navigator.language) ? "es" : "en"));
export const theme = signal<Theme>(kept("theme", THEMES) ?? "auto");

/** The sentence for a code, in the reader's language. */
export function t(code: string, params: Readonly<Record<string, string | number>> = {}): string {
	return say(language.value, code, params);
}

/** A whole number with its thousands apart, as the language writes them. */
export function grouped(value: bigint | number): string {
	return new Intl.NumberFormat(language.value === "es" ? "es-CL" : "en").format(value);
}

/** Keeps the document's language, title and theme in step. */
export function followReader(): void {
	effect(() => {
		keep("language", language.value);
		document.documentElement.lang = language.value;
		document.title = t("web.title");
	});
	effect(() => {
		keep("theme", theme.value);
		if (theme.value === "auto") delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme.value;
	});
}

function kept<Value extends string>(key: string, values: readonly Value[]): Value | undefined {
	try {
		return values.find((value) => value === localStorage.getItem(`allot.${key}`));
	} catch {
		return undefined; // A browser may refuse storage altogether.
	}
}

function keep(key: string, value: string): void {
	try {
		localStorage.setItem(`allot.${key}`, value);
	} catch {
		// The choice then lasts as long as the page.
	}
}
