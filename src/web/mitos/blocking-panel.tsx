/** The defender's best blocking, the attacker's best attack, and who is destroyed under any blocking. */
import { namesOf } from "../answers/names.ts";
import { Answer, Progress, waiting } from "../answers/study-parts.tsx";
import { InputIssues } from "../parts/issues.tsx";
import { grouped, t } from "../state/language.ts";
import { bestAttack, bestBlocks, fates } from "../state/studies.ts";
import { board, editBoard } from "../state/workspace.ts";

export function BlockingPanel() {
	return (
		<section class="panel studies" aria-label={t("web.studies")}>
			<Progress />
			<BestBlocking />
			<BestAttack />
			<Fates />
		</section>
	);
}

function BestBlocking() {
	const { reply, state, issues = [] } = bestBlocks.value;
	const now = board.value;
	return (
		<Answer title={t("web.best-blocking")} busy={state === "working"}>
			<InputIssues issues={issues} />
			{reply === undefined ? (
				<p class="muted">{waiting(state)}</p>
			) : (
				<ol class="choices">
					<li class="first">
						<Cost cost={reply.cost} />
						<span class="choice-text">
							{blocksText(reply.blocks)}
							<small>
								{t("web.blocking-result", {
									damage: grouped(reply.damage),
									destroyed: reply.destroyed.map(({ ally }) => ally).join(", ") || t("nobody"),
								})}
							</small>
						</span>
						<button type="button" class="quiet" onClick={() => now.game === "mitos" && editBoard({ ...now, blocks: { ...reply.blocks } })}>
							{t("web.use")}
							<span class="hidden">: {blocksText(reply.blocks)}</span>
						</button>
					</li>
				</ol>
			)}
			{reply && <p class="muted">{t(`mitos.proof.${reply.proof}`)}</p>}
		</Answer>
	);
}

function BestAttack() {
	const { reply, state, issues = [] } = bestAttack.value;
	return (
		<Answer title={t("web.best-attack")} busy={state === "working"}>
			<InputIssues issues={issues} />
			{reply === undefined ? (
				<p class="muted">{waiting(state)}</p>
			) : (
				<ol class="choices">
					<li>
						<Cost cost={reply.cost} />
						<span class="choice-text">
							{reply.attack && reply.attack.length > 0 ? namesOf(reply.attack) : t("web.no-attack")}
							<small>{t("web.answered-by", { blocks: blocksText(reply.blocks) })}</small>
						</span>
					</li>
				</ol>
			)}
		</Answer>
	);
}

function Fates() {
	const { reply, state, issues = [] } = fates.value;
	return (
		<Answer title={t("web.fates-blocking")} busy={state === "working"}>
			<InputIssues issues={issues} />
			{reply === undefined ? (
				<p class="muted">{waiting(state)}</p>
			) : (
				<ul class="fate-list">
					{Object.entries(reply.units).map(([id, fate]) => (
						<li key={id}>
							<span class="fate-name">{id}</span>
							<span class={`fate ${fate}`}>{t(`web.destroy.${fate}`)}</span>
						</li>
					))}
				</ul>
			)}
		</Answer>
	);
}

function Cost({ cost }: { readonly cost: number | "castle-lost" }) {
	return (
		<span class="worth" title={t("web.cost")}>
			{cost === "castle-lost" ? "✕" : cost}
		</span>
	);
}

/** "A1 ← D2, A3 ← D1". */
function blocksText(blocks: Readonly<Record<string, string>>): string {
	return (
		Object.entries(blocks)
			.map(([attacker, blocker]) => `${attacker} ← ${blocker}`)
			.join(", ") || t("web.no-blocks")
	);
}
