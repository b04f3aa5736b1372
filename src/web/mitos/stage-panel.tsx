/** What the stage comes to: castle, destroyed, and every step with where it is stated. */

import type { ReductionProblem } from "../../rules/mitos/reduction.ts";
import { AssignmentList } from "../answers/assignment-list.tsx";
import { namesOf } from "../answers/names.ts";
import { RankTools } from "../answers/rank-tools.tsx";
import { InputIssues } from "../parts/issues.tsx";
import { asked, follow, quick } from "../state/ask.ts";
import { grouped, language, t } from "../state/language.ts";
import { total } from "../state/list.ts";
import { amounts, board, stated, valid } from "../state/workspace.ts";

const stage = follow(quick, "stage", () => {
	const pool = stated.value?.pool ?? 0;
	if (asked.value === null || board.value.game !== "mitos") return null;
	const given = amounts.value.reduce((sum, amount) => sum + amount, 0) === pool;
	return { ...asked.value, lang: language.value, reduction: given ? amounts.value : null };
});

export function StagePanel() {
	const { reply, issues = [], state } = stage.value;
	const report = reply && "steps" in reply.report ? reply.report : undefined;
	const ways = total.value.reply?.count;
	// However the reduction is split, the castle loses the same: known before the worker answers.
	const known = (stated.value as ReductionProblem | null)?.stage;
	const damage = known ? known.total - known.reduced : 0;
	const castle = known && Number.isFinite(known.castle) ? { before: known.castle, after: Math.max(0, known.castle - damage) } : null;
	return (
		<section class="panel answers stage" aria-label={t("web.answers")} aria-busy={state === "working"}>
			<header class="count">
				<h2>
					<span class="count-number medium">{castle ? `${grouped(castle.before)} → ${grouped(castle.after)}` : grouped(damage)}</span>
					<span class="count-word">{t(castle ? "web.castle" : "web.castle-damage")}</span>
				</h2>
				<p class={report?.gameOver ? "count-more warning" : "count-more"}>
					{!valid.value
						? t("web.mend")
						: report?.gameOver
							? t("mitos.log.castle-empty")
							: reply
								? t("web.ways", { resolutions: grouped(BigInt(reply.resolutions)), blockings: grouped(BigInt(reply.blockings)) })
								: ""}
				</p>
				{castle && <meter min={0} max={castle.before} value={castle.after} aria-label={t("web.castle")} />}
			</header>
			<InputIssues issues={issues} />
			<dl class="combat">
				<div>
					<dt>{t("web.destroyed-all")}</dt>
					<dd data-destroyed>{report && report.destroyed.length > 0 ? namesOf(report.destroyed.map(({ ally }) => ally)) : t("nobody")}</dd>
				</div>
				<div>
					<dt>{t("web.survivors")}</dt>
					<dd>{report && report.survivors.length > 0 ? namesOf(report.survivors) : t("nobody")}</dd>
				</div>
			</dl>
			{(stated.value?.pool ?? 0) > 0 && (
				<section class="no-dies" aria-label={t("web.splits")}>
					<h3>{t("web.splits-n", { n: ways === undefined ? "…" : grouped(ways) })}</h3>
					<RankTools />
					<AssignmentList />
				</section>
			)}
			<section aria-label={t("web.steps")}>
				<h3>{t("web.steps")}</h3>
				<ol class="steps">
					{(report?.steps ?? []).map(({ step, rule, message }, i) => (
						<li key={`${i} ${step}`}>
							<b class="rule" title={t(`mitos.step.${step}`)}>
								{rule}
							</b>
							<span>{message}</span>
						</li>
					))}
				</ol>
			</section>
		</section>
	);
}
