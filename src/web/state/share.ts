/** What a shared address holds after its #: the board, who assigns, and the points given by hand. */
import type { SideName } from "../../rules/rule-system.ts";

export interface Shared {
	readonly text: string;
	readonly side: SideName;
	/** Points in the order of the recipients; empty: none given. */
	readonly amounts: readonly number[];
}

export function toFragment({ text, side, amounts }: Shared): string {
	const params = new URLSearchParams({ b: text });
	if (side === "defender") params.set("s", side);
	if (amounts.some((amount) => amount > 0)) params.set("a", amounts.join("."));
	return `#${params}`;
}

/** Null when the fragment holds no board. Amounts that are not whole numbers are left out: the address may be cut or mistyped. */
export function fromFragment(fragment: string): Shared | null {
	const params = new URLSearchParams(fragment.replace(/^#/, ""));
	const text = params.get("b");
	if (text === null || text.trim() === "") return null;
	const amounts = params.get("a")?.split(".") ?? [];
	return {
		text,
		side: params.get("s") === "defender" ? "defender" : "attacker",
		amounts: amounts.every((amount) => /^\d{1,6}$/.test(amount)) ? amounts.map(Number) : [],
	};
}
