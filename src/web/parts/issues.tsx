/** Issues as sentences. */
import type { Issue } from "../../core/errors.ts";
import { t } from "../state/language.ts";

/** Issues that are shown; the rest are counted. */
const SHOWN = 4;

export function InputIssues({ issues }: { readonly issues: readonly Issue[] }) {
	if (issues.length === 0) return null;
	return (
		<ul class="issues">
			{issues.slice(0, SHOWN).map(({ code, params }, i) => (
				<li key={`${i} ${code}`}>{t(code, params)}</li>
			))}
			{issues.length > SHOWN && <li>{t("more-problems", { count: issues.length - SHOWN })}</li>}
		</ul>
	);
}
