/** One legal assignment: what each unit gets, and who dies of it. */
import type { Recipient } from "../../core/problem.ts";
import { grouped, t } from "../state/language.ts";
import { chooseRow, COLUMNS } from "./assignment-list.tsx";

/** Names shown in the last column. */
const NAMED = 3;
/** Digits of a rank that are shown; the ones before them are the same all over the window. */
const DIGITS = 9;

export function AssignmentRow({ rank, cells, recipients, chosen, count }: {
	readonly rank: bigint;
	/** Null while it is being fetched. */
	readonly cells: Int32Array | null;
	readonly recipients: readonly Recipient[];
	readonly chosen: boolean;
	readonly count: bigint;
}) {
	const dead = cells === null ? [] : recipients.filter(({ killAt }, i) => (cells[i] as number) >= killAt).map(({ id }) => id);
	const dying = dead.length === 0 ? t("nobody") : dead.slice(0, NAMED).join(", ") + (dead.length > NAMED ? ` +${dead.length - NAMED}` : "");
	const sized = count <= BigInt(Number.MAX_SAFE_INTEGER);
	const amounts = cells === null ? "…" : runs(recipients, cells);
	return (
		<div
			id={`rank-${rank}`}
			class={chosen ? "row chosen" : "row"}
			role="option"
			aria-selected={chosen}
			aria-setsize={sized ? Number(count) : -1}
			aria-posinset={sized ? Number(rank) + 1 : undefined}
			aria-label={t("web.row", { rank: String(rank), amounts, dying })}
			onClick={() => chooseRow(rank)}
		>
			<span class="rank" title={grouped(rank)}>
				{shortRank(rank)}
			</span>
			{recipients.length > COLUMNS ? (
				<span class="cell wide" title={amounts}>{amounts}</span>
			) : (
				recipients.map((recipient, i) => (
					<span key={recipient.id} class={`cell ${kindOf(recipient, cells?.[i])}`}>
						{cells === null ? "·" : cells[i]}
					</span>
				))
			)}
			<span class="dies-cell" title={dead.join(", ")}>
				{cells === null ? "" : dying}
			</span>
		</div>
	);
}

function kindOf({ killAt, need }: Recipient, amount: number | undefined): string {
	if (amount === undefined || amount === 0) return "none";
	if (amount >= killAt) return amount > need ? "kill over" : "kill";
	return "part";
}

function shortRank(rank: bigint): string {
	const digits = String(rank);
	return digits.length <= DIGITS + 1 ? grouped(rank) : `…${digits.slice(-DIGITS)}`;
}

/** "D1–D3 3 each, D7 1": neighbors that get the same are named together, those that get nothing not at all. */
export function runs(recipients: readonly Recipient[], cells: ArrayLike<number>): string {
	const parts: string[] = [];
	for (let i = 0; i < cells.length; ) {
		let end = i + 1;
		while (end < cells.length && cells[end] === cells[i]) end++;
		const first = recipients[i]?.id;
		if (cells[i] !== 0) parts.push(end - i === 1 ? `${first} ${cells[i]}` : `${first}–${recipients[end - 1]?.id} ${cells[i]}`);
		i = end;
	}
	return parts.join(", ") || t("web.nobody-gets");
}
