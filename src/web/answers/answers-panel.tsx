/** The answers that follow the board: how many, which, who dies. */

import { Icon } from "../parts/icon.tsx";
import { InputIssues } from "../parts/issues.tsx";
import { grouped, t } from "../state/language.ts";
import { filters, found, require, total } from "../state/list.ts";
import { stated, valid } from "../state/workspace.ts";
import { AssignmentList } from "./assignment-list.tsx";
import { Fates } from "./fates.tsx";
import { RankTools } from "./rank-tools.tsx";

export function AnswersPanel() {
	const skip = stated.value?.skip;
	return (
		<section class="panel answers" aria-label={t("web.answers")}>
			<Count />
			{skip ? (
				<p class="lead">{t(`skipped.${skip.result}`, { rule: skip.rule })}</p>
			) : (
				<>
					<Notes />
					<Fates />
					<RankTools />
					<InputIssues issues={total.value.issues ?? found.value.issues ?? []} />
					<AssignmentList />
				</>
			)}
		</section>
	);
}

/** The exact number, whatever its size. */
function Count() {
	const filtered = require.value.length > 0;
	const work = filtered ? found.value : total.value;
	const count = valid.value ? work.reply?.count : undefined;
	const all = total.value.reply?.count;
	return (
		<header class="count" aria-busy={work.state === "working"}>
			<h2>
				<span class={`count-number ${sizeClass(count)}`} data-count={count === undefined ? "" : String(count)}>
					{count === undefined ? "…" : grouped(count)}
				</span>
				<span class="count-word">{t(count === 1n ? "web.legal-one" : "web.legal-many")}</span>
			</h2>
			<p class="count-more">
				{filtered && all !== undefined ? (
					<>
						{t("web.of-all", { count: grouped(all) })}{" "}
						<button type="button" class="link" onClick={() => (filters.value = {})}>
							{t("web.clear-filters")}
						</button>
					</>
				) : count !== undefined && count >= 1_000_000n ? (
					magnitude(count)
				) : valid.value ? (
					t("web.counted")
				) : (
					<span class="warning">
						<Icon name="alert" /> {t("web.mend")}
					</span>
				)}
			</p>
		</header>
	);
}

function Notes() {
	const notes = stated.value?.notes ?? [];
	const version = stated.value?.rules.version.id ?? "";
	if (notes.length === 0) return null;
	return <p class="note">{notes.map((note) => t(`note.${note}`, { version })).join(" ")}</p>;
}

function sizeClass(count: bigint | undefined): string {
	const digits = String(count ?? 0n).length;
	return digits > 60 ? "tiny" : digits > 24 ? "small" : digits > 9 ? "medium" : "";
}

function magnitude(count: bigint): string {
	const digits = String(count);
	return `≈ ${digits[0]}.${digits.slice(1, 3)} × 10${superscript(digits.length - 1)}`;
}

function superscript(value: number): string {
	return [...String(value)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
}
