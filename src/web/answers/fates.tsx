/** Who must, may or never dies; and the same units as filters of the list. */
import { useState } from "preact/hooks";
import { t } from "../state/language.ts";
import { type Filter, filters } from "../state/list.ts";
import { outcomes } from "../state/studies.ts";
import { stated } from "../state/workspace.ts";

/** Units shown at once. */
const SHOWN = 12;

export function Fates() {
	const recipients = stated.value?.recipients ?? [];
	const [all, setAll] = useState(false);
	const { reply, state } = outcomes.value;
	const fate = (id: string) => (reply ? Object.getOwnPropertyDescriptor(reply.units, id)?.value : undefined);
	const toggle = (id: string, filter: Filter) => {
		const { [id]: now, ...others } = filters.value;
		filters.value = now === filter ? others : { ...others, [id]: filter };
	};
	return (
		<section class="fates" aria-label={t("web.fates")} aria-busy={state === "working"}>
			<h3>{t("web.fates")}</h3>
			<ul class={all ? "fate-list all" : "fate-list"}>
				{recipients.slice(0, all ? undefined : SHOWN).map(({ id }) => {
					const found = fate(id);
					const filter = filters.value[id];
					return (
						<li key={id}>
							<span class="fate-name">{id}</span>
							<span class={`fate ${found ?? ""}`}>{found ? t(`web.fate.${found}`) : "…"}</span>
							<span class="fate-filters" role="group" aria-label={t("web.filter", { name: id })}>
								<button type="button" class="mini" aria-pressed={filter === "kill"} onClick={() => toggle(id, "kill")}>
									{t("web.kills")}
								</button>
								<button type="button" class="mini" aria-pressed={filter === "spare"} onClick={() => toggle(id, "spare")}>
									{t("web.spares")}
								</button>
							</span>
						</li>
					);
				})}
			</ul>
			{recipients.length > SHOWN && (
				<button type="button" class="link" aria-expanded={all} onClick={() => setAll(!all)}>
					{t(all ? "web.show-fewer" : "web.show-all", { n: recipients.length })}
				</button>
			)}
		</section>
	);
}
