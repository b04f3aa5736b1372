/** Units in words: neighbors with consecutive numbers become a range, "D1–D33" or "Recruit#2–Recruit#5". */
import { t } from "../state/language.ts";

/** Numbered neighbors from which on a range is shorter than a list. */
const RANGE = 3;
/** Parts that are spelled out. */
const PARTS = 8;

/** Joins what follows on each other: `same` tells whether two neighbors belong together. */
function groups(ids: readonly string[], same: (a: number, b: number) => boolean): { text: string; first: number }[] {
	const found: { text: string; first: number }[] = [];
	for (let i = 0; i < ids.length; ) {
		let end = i + 1;
		while (end < ids.length && follows(ids[end - 1] as string, ids[end] as string) && same(end - 1, end)) end++;
		if (end - i >= RANGE) found.push({ text: `${ids[i]}–${ids[end - 1]}`, first: i });
		else for (let j = i; j < end; j++) found.push({ text: ids[j] as string, first: j });
		i = end;
	}
	return found;
}

function follows(a: string, b: string): boolean {
	const [, stem, number] = /^(.*?)(\d+)$/su.exec(a) ?? [];
	return stem !== undefined && b === `${stem}${Number(number) + 1}`;
}

/** "D1–D33, Poppy … +4": the names, ranges first found, the rest counted in parts. */
export function namesOf(ids: readonly string[], most = PARTS): string {
	return cut(
		groups(ids, () => true).map(({ text }) => text),
		most,
	);
}

/** "D1–D33 3, Poppy 1": who gets how much; those that get nothing are left out. */
export function amountsOf(ids: readonly string[], amounts: ArrayLike<number>, most = PARTS): string {
	const served = ids.flatMap((_, i) => ((amounts[i] as number) > 0 ? [i] : []));
	const amount = (i: number) => amounts[served[i] as number] as number;
	const parts = groups(
		served.map((i) => ids[i] as string),
		(a, b) => amount(a) === amount(b),
	);
	return parts.length === 0
		? t("web.nobody-gets")
		: cut(
				parts.map(({ text, first }) => `${text} ${amount(first)}`),
				most,
			);
}

function cut(parts: readonly string[], most: number): string {
	return parts.length <= most ? parts.join(", ") : `${parts.slice(0, most).join(", ")} … +${parts.length - most}`;
}
