/** Why not? The verdict on the points given by hand: every broken rule with its number, and the nearest legal assignment. */

import { announce } from "../parts/announce.tsx";
import { Icon } from "../parts/icon.tsx";
import { grouped, t } from "../state/language.ts";
import { given, started, verdict } from "../state/verdict.ts";
import { amounts, board, giveAll, stated } from "../state/workspace.ts";
import { amountsOf } from "./names.ts";

export function VerdictPanel() {
	const pool = stated.value?.pool ?? 0;
	const { reply, state } = verdict.value;
	const judged = started.value && reply !== undefined && reply.report.assignment.length === amounts.value.length && !stated.value?.skip;
	const kind = judged ? (reply.report.legal ? "legal" : "illegal") : "";
	return (
		<section class={`panel verdict ${kind}`} aria-label={t("web.verdict")} aria-busy={state === "working"}>
			<header class="verdict-head">
				<h2>
					{judged ? <Icon name={kind === "legal" ? "check" : "alert"} /> : null}
					{judged ? t(`web.${kind}`, { n: reply.report.violations.length }) : t("web.verdict")}
				</h2>
				<span class="points-left">{t("web.given-of", { given: grouped(given.value), pool: grouped(pool) })}</span>
				<button type="button" class="quiet" disabled={given.value === 0} onClick={() => giveAll([])}>
					{t("web.clear")}
				</button>
			</header>
			{!judged && (
				<p class="lead">{t(stated.value?.skip ? "web.verdict-skipped" : board.value.game === "mitos" ? "web.verdict-reduce" : "web.verdict-idle")}</p>
			)}
			{judged && (reply.report.legal ? <Legal order={reply.order} rank={reply.rank} /> : <Illegal />)}
		</section>
	);
}

function Legal({ order, rank }: { readonly order: readonly string[]; readonly rank: bigint | null }) {
	return (
		<p class="lead">
			{board.value.game === "riftbound" && t("web.legal-order", { order: order.join(" → ") || t("nobody") })}
			{rank !== null && ` ${t("web.legal-rank", { rank: grouped(rank) })}`}
		</p>
	);
}

function Illegal() {
	const report = verdict.value.reply?.report;
	if (report === undefined) return null;
	const { violations, nearest } = report;
	const ids = stated.value?.recipients.map(({ id }) => id) ?? [];
	const take = () => {
		if (nearest === null) return;
		giveAll(nearest);
		announce(t("web.taken", { amounts: amountsOf(ids, nearest) }));
	};
	return (
		<>
			<ul class="violations">
				{violations.map(({ id, rule, message }) => (
					<li key={id}>
						<b class="rule">{rule}</b>
						<span>{message}</span>
					</li>
				))}
			</ul>
			{nearest === null ? (
				<p>{t("nearest-none")}</p>
			) : (
				<div class="nearest">
					<span>
						{t("web.nearest")} <b>{amountsOf(ids, nearest)}</b>{" "}
						<span class="muted">{t("web.distance", { n: distance(amounts.value, nearest) })}</span>
					</span>
					<button type="button" class="primary" onClick={take}>
						{t("web.take")}
					</button>
				</div>
			)}
		</>
	);
}

function distance(a: readonly number[], b: readonly number[]): number {
	return a.reduce((sum, amount, i) => sum + Math.abs(amount - (b[i] as number)), 0);
}
