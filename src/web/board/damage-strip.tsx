/** Giving points by hand: one more, one less, what is lethal, all that is left, or a slider. */
import { useState } from "preact/hooks";
import type { Recipient } from "../../core/problem.ts";
import { NumberField } from "../parts/controls.tsx";
import { Icon } from "../parts/icon.tsx";
import { grouped, t } from "../state/language.ts";
import { faults } from "../state/verdict.ts";
import { amounts, board, give, settleStep, snapshot, stated } from "../state/workspace.ts";

/** Copies of a kind shown at once; a card of a thousand would bury the page. */
const SHOWN = 12;

export function DamageStrips({ recipients }: { readonly recipients: readonly Recipient[] }) {
	const [shown, setShown] = useState(SHOWN);
	const hidden = recipients.length - shown;
	return (
		<div class="strips">
			{recipients.slice(0, shown).map((recipient) => (
				<DamageStrip key={recipient.id} recipient={recipient} named={recipients.length > 1} />
			))}
			{hidden > 0 && (
				<button type="button" class="link" onClick={() => setShown(shown + 4 * SHOWN)}>
					{t("web.more-copies", { n: hidden })}
				</button>
			)}
		</div>
	);
}

function DamageStrip({ recipient, named }: { readonly recipient: Recipient; readonly named: boolean }) {
	const { id, need } = recipient;
	const pool = stated.value?.pool ?? 0;
	const amount = snapshot.value.given[id] ?? 0;
	const left = pool - amounts.value.reduce((sum, each) => sum + each, 0);
	const lit = faults.value.get(id);
	const dies = amount >= recipient.killAt;
	const reduces = board.value.game === "mitos";
	const full = need === Infinity ? 0 : Math.min(1, amount / Math.max(1, need));
	const to = (points: number) => () => {
		give(id, points);
		settleStep();
	};
	return (
		<div
			class={["strip", lit ? `lit ${lit}` : "", dies ? "dies" : ""].join(" ")}
			role="group"
			aria-label={t(reduces ? "web.reduction-of" : "web.damage-to", { name: id })}
		>
			<div class="strip-line">
				{named && <span class="strip-name">{id}</span>}
				<span class="strip-need">
					{reduces
						? t("web.deals-n", { n: grouped(need) })
						: recipient.classes.length === 0
							? t("web.exempt")
							: need === Infinity
								? t("web.needs-never")
								: t("web.needs-n", { n: grouped(need) })}
				</span>
				<span class="strip-fate" aria-hidden="true">
					{reduces ? "" : dies ? t("web.dies") : amount > 0 ? t("web.lives") : ""}
				</span>
			</div>
			<div class="strip-line">
				<button type="button" class="step" aria-label={t("web.one-less", { name: id })} disabled={amount === 0} onClick={to(amount - 1)}>
					<Icon name="minus" />
				</button>
				<NumberField
					label={t("web.points-for", { name: id })}
					short
					value={amount}
					min={0}
					max={pool}
					onInput={(value) => give(id, value ?? 0)}
					onSettle={settleStep}
				/>
				<button type="button" class="step" aria-label={t("web.one-more", { name: id })} disabled={amount >= pool} onClick={to(amount + 1)}>
					<Icon name="plus" />
				</button>
				<button type="button" class="quick" disabled={need === Infinity || need > pool} onClick={to(need)}>
					{t(reduces ? "web.whole" : "web.lethal")}
				</button>
				<button type="button" class="quick" disabled={left <= 0} onClick={to(amount + left)}>
					{t("web.all-left")}
				</button>
			</div>
			<input
				type="range"
				class="slide"
				aria-label={t("web.slide", { name: id })}
				min={0}
				max={pool}
				step={1}
				value={amount}
				style={{ "--full": `${full * 100}%`, "--at": `${pool === 0 ? 0 : (amount / pool) * 100}%` }}
				onInput={(event) => give(id, event.currentTarget.valueAsNumber)}
				onChange={settleStep}
			/>
		</div>
	);
}
