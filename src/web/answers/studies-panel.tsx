/** The long answers: the best assignment and the whole combat, with how far the work has come. */

import { InputIssues } from "../parts/issues.tsx";
import { t } from "../state/language.ts";
import { best, combat } from "../state/studies.ts";
import { chooseSide, giveAll, side, stated } from "../state/workspace.ts";
import { amountsOf, namesOf } from "./names.ts";
import { Answer, Progress, waiting } from "./study-parts.tsx";

export function StudiesPanel() {
	return (
		<section class="panel studies" aria-label={t("web.studies")}>
			<Progress />
			<Best />
			<Combat />
		</section>
	);
}

function Best() {
	const { reply, state, issues = [] } = best.value;
	const ids = stated.value?.recipients.map(({ id }) => id) ?? [];
	const fits = reply !== undefined && reply.units.length === ids.length;
	return (
		<Answer title={t("web.best")} busy={state === "working"}>
			<InputIssues issues={issues} />
			{fits && reply.value !== null ? (
				<ol class="choices">
					{reply.top.map(({ value, assignment, kills }, i) => (
						<li key={assignment.join()} class={i === 0 ? "first" : ""}>
							<span class="worth" title={t("web.worth")}>
								{value}
							</span>
							<span class="choice-text">
								{amountsOf(ids, assignment, 6)}
								<small>{kills.length === 0 ? t("web.kills-nobody") : t("web.kills-whom", { units: namesOf(kills) })}</small>
							</span>
							<button type="button" class="quiet" onClick={() => giveAll(assignment)}>
								{t("web.use")}
								<span class="hidden">: {amountsOf(ids, assignment, 6)}</span>
							</button>
						</li>
					))}
				</ol>
			) : (
				<p class="muted">{waiting(state)}</p>
			)}
		</Answer>
	);
}

function Combat() {
	const { reply, state, issues = [] } = combat.value;
	return (
		<Answer title={t("web.combat")} busy={state === "working"}>
			<InputIssues issues={issues} />
			{reply === undefined || !("attacker" in reply) ? (
				<p class="muted">{waiting(state)}</p>
			) : (
				<>
					<p class={`result ${reply.result}`}>{t(`web.result.${reply.result}`)}</p>
					<dl class="combat">
						{(["attacker", "defender"] as const).map((assigner) => (
							<div key={assigner}>
								<dt>{t(`web.${assigner}-best`)}</dt>
								<dd>
									{reply[assigner].kills.length === 0 ? t("web.kills-nobody") : t("web.kills-whom", { units: namesOf(reply[assigner].kills) })}{" "}
									<button
										type="button"
										class="link"
										onClick={() => {
											chooseSide(assigner);
											giveAll(reply[assigner].assignment);
										}}
									>
										{t(side.value === assigner ? "web.show-on-cards" : "web.show-on-other")}
									</button>
								</dd>
							</div>
						))}
						<div>
							<dt>{t("web.survivors")}</dt>
							<dd>{reply.survivors.length === 0 ? t("nobody") : namesOf(reply.survivors)}</dd>
						</div>
						<div>
							<dt>{t("web.balance")}</dt>
							<dd>{reply.value > 0 ? `+${reply.value}` : reply.value}</dd>
						</div>
					</dl>
				</>
			)}
		</Answer>
	);
}
