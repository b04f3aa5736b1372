/** One legal assignment: what each unit gets, and who dies of it. */
import type { Recipient } from "../../core/problem.ts";
import { grouped, t } from "../state/language.ts";
import { amountsOf, namesOf } from "./names.ts";

/** With more units than this a row says who gets how much instead of having a column for each. */
export const COLUMNS = 40;
/** Names shown in the last column. */
const NAMED = 3;
/** Digits of a rank that are shown; the ones before them are the same all over the window. */
const DIGITS = 9;

export function AssignmentRow({
	rank,
	cells,
	recipients,
	chosen,
	count,
	onChoose,
}: {
	readonly rank: bigint;
	/** Null while it is being fetched. */
	readonly cells: Int32Array | null;
	readonly recipients: readonly Recipient[];
	readonly chosen: boolean;
	readonly count: bigint;
	readonly onChoose: () => void;
}) {
	const dead = cells === null ? [] : recipients.filter(({ killAt }, i) => (cells[i] as number) >= killAt).map(({ id }) => id);
	const dying = dead.length === 0 ? t("nobody") : recipients.length > COLUMNS ? String(dead.length) : namesOf(dead, NAMED);
	const sized = count <= BigInt(Number.MAX_SAFE_INTEGER);
	const amounts =
		cells === null
			? "…"
			: amountsOf(
					recipients.map(({ id }) => id),
					cells,
					recipients.length > COLUMNS ? 5 : 99,
				);
	return (
		<div
			id={`rank-${rank}`}
			class={chosen ? "row chosen" : "row"}
			role="option"
			aria-selected={chosen}
			aria-setsize={sized ? Number(count) : -1}
			aria-posinset={sized ? Number(rank) + 1 : undefined}
			onClick={onChoose}
		>
			<span class="hidden">{t("web.row", { rank: String(rank), amounts, dying })}</span>
			<span class="row-cells" aria-hidden="true">
				<span class="rank" title={grouped(rank)}>
					{shortRank(rank)}
				</span>
				{recipients.length > COLUMNS ? (
					<span class="cell wide" title={amounts}>
						{amounts}
					</span>
				) : (
					recipients.map((recipient, i) => (
						<span key={recipient.id} class={`cell ${kindOf(recipient, cells?.[i])}`}>
							{cells === null ? "·" : cells[i]}
						</span>
					))
				)}
				<span class="dies-cell" title={namesOf(dead)}>
					{cells === null ? "" : dying}
				</span>
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
