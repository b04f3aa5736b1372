/** Compare: what only one of two rule sets allows, and why the other one forbids it. */
import type { Signal } from "@preact/signals";
import { SYSTEMS } from "../rules/registry.ts";
import { amountsOf } from "./answers/names.ts";
import { Choice } from "./parts/controls.tsx";
import { InputIssues } from "./parts/issues.tsx";
import { choiceA, choiceB, chosenFor, comparison, type RuleChoice } from "./state/comparison.ts";
import { grouped, t } from "./state/language.ts";
import { board, giveAll } from "./state/workspace.ts";

export function ComparePanel() {
	const { reply, issues = [], state } = comparison.value;
	const report = reply?.report;
	const same = report !== undefined && report.onlyA === "0" && report.onlyB === "0";
	return (
		<section class="panel compare" aria-label={t("web.compare")} aria-busy={state === "working"}>
			<h2>{t("web.compare")}</h2>
			<div class="compare-sets">
				<RuleSet name="A" choice={choiceA} />
				<RuleSet name="B" choice={choiceB} />
			</div>
			<InputIssues issues={issues} />
			<p class="compare-said" role="status">
				{report === undefined
					? t("web.computing")
					: same
						? t("web.compare-same", { n: grouped(BigInt(report.both)) })
						: t("web.compare-differ", { a: grouped(BigInt(report.onlyA)), b: grouped(BigInt(report.onlyB)), both: grouped(BigInt(report.both)) })}
			</p>
			{report && !same && (
				<>
					<ul class="causes">
						{report.causes.map(({ name, message }) => (
							<li key={name}>{message}</li>
						))}
					</ul>
					<div class="compare-sets">
						<Only name="A" other="B" count={report.onlyA} examples={reply?.onlyA ?? []} units={report.units} />
						<Only name="B" other="A" count={report.onlyB} examples={reply?.onlyB ?? []} units={report.units} />
					</div>
				</>
			)}
		</section>
	);
}

function RuleSet({ name, choice }: { readonly name: string; readonly choice: Signal<RuleChoice> }) {
	const { versions, readings } = SYSTEMS[board.value.game];
	const set = (key: string, value: string) => {
		choice.value = { ...choice.value, [key]: value };
	};
	return (
		<fieldset class="rule-set">
			<legend>{t("web.rule-set", { name })}</legend>
			<Choice
				label={t("web.version")}
				value={chosenFor(choice.value, "rules")}
				values={versions.map(({ id }) => id).toReversed()}
				name={(id) => id}
				onChange={(id) => set("rules", id)}
			/>
			{readings.map(({ id, values }) => (
				<Choice
					key={id}
					label={t(`web.reading.${id}`)}
					value={chosenFor(choice.value, id)}
					values={values}
					name={(value) => t(`web.reading.${id}.${value}`)}
					onChange={(value) => set(id, value)}
				/>
			))}
		</fieldset>
	);
}

interface Example {
	readonly assignment: readonly number[];
	/** Why the other rule set forbids it: rule numbers and sentences. */
	readonly why: readonly { readonly rule: string; readonly message: string }[];
}

function Only({
	name,
	other,
	count,
	examples,
	units,
}: {
	readonly name: string;
	readonly other: string;
	readonly count: string;
	readonly examples: readonly Example[];
	readonly units: readonly string[];
}) {
	return (
		<section aria-label={t("web.only", { name, n: count })}>
			<h3>{t("web.only", { name, n: grouped(BigInt(count)) })}</h3>
			<ul class="only">
				{examples.map(({ assignment, why }) => (
					<li key={assignment.join()}>
						<button type="button" class="link" title={t("web.show-on-cards")} onClick={() => giveAll(assignment)}>
							{amountsOf(units, assignment)}
						</button>
						{why.map(({ rule, message }) => (
							<p key={rule + message}>
								<b class="rule">{rule}</b> {t("web.forbidden-by", { name: other })} {message}
							</p>
						))}
					</li>
				))}
			</ul>
		</section>
	);
}
