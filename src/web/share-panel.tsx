/** Taking the board elsewhere: address, notation, file, command; results as CSV and pictures; paper. */

import { toNotation } from "../scenario/notation.ts";
import type { IconName } from "./parts/icon.tsx";
import { Icon } from "./parts/icon.tsx";
import { toast } from "./parts/toast.tsx";
import { saveBlob, savePicture } from "./pictures/save.ts";
import { quick } from "./state/ask.ts";
import { language, t } from "./state/language.ts";
import { require, wanted } from "./state/list.ts";
import { board, fragment, side, stated } from "./state/workspace.ts";

/** Most rows in a CSV file made here; the command has no such limit. */
const CSV_ROWS = 100_000;

export function SharePanel() {
	const idle = stated.value === null;
	return (
		<section class="panel share" aria-label={t("web.share")}>
			<h2>{t("web.share")}</h2>
			<div class="share-buttons">
				<Copy icon="link" label={t("web.copy-link")} text={() => new URL(fragment.value, location.href).href} />
				<Copy icon="copy" label={t("web.copy-notation")} text={() => toNotation(board.value)} />
				<Copy icon="copy" label={t("web.copy-json")} text={() => JSON.stringify(board.value, null, 2)} />
				<Copy icon="copy" label={t("web.copy-command")} text={command} />
				<Action icon="download" label={t("web.save-csv")} disabled={idle} onClick={() => void saveCsv()} />
				<Action icon="download" label={t("web.save-svg")} disabled={idle} onClick={() => void savePicture("svg")} />
				<Action icon="download" label={t("web.save-png")} disabled={idle} onClick={() => void savePicture("png")} />
				<Action icon="print" label={t("web.print")} onClick={() => print()} />
			</div>
			<p class="command">
				<code>{command()}</code>
			</p>
			<p class="muted">{t("web.private")}</p>
		</section>
	);
}

/** The same question for the command line. */
function command(): string {
	const words = [`npx allot ${board.value.game === "riftbound" ? "enumerate" : "resolve"}`, `'${toNotation(board.value).replaceAll("'", "'\\''")}'`];
	if (board.value.game === "riftbound" && side.value === "defender") words.push("--side defender");
	for (const requirement of require.value) words.push(`--require '${requirement.replaceAll("'", "'\\''")}'`);
	if (language.value === "es") words.push("--lang es");
	return words.join(" ");
}

function Copy({ icon, label, text }: { readonly icon: IconName; readonly label: string; readonly text: () => string }) {
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text());
			toast(t("web.copied"));
		} catch {
			// Refused by the browser, or not offered at all on a page that is not from a safe address.
			toast(t("web.copy-refused"));
		}
	};
	return <Action icon={icon} label={label} onClick={() => void copy()} />;
}

function Action({
	icon,
	label,
	onClick,
	disabled = false,
}: {
	readonly icon: IconName;
	readonly label: string;
	readonly onClick: () => void;
	readonly disabled?: boolean;
}) {
	return (
		<button type="button" class="quiet" onClick={onClick} disabled={disabled}>
			<Icon name={icon} />
			{label}
		</button>
	);
}

async function saveCsv(): Promise<void> {
	if (wanted.value === null) return;
	const answer = await quick.ask("csv", { ...wanted.value, limit: CSV_ROWS });
	if ("issues" in answer) toast(answer.issues.map(({ code, params }) => t(code, params)).join(" "));
	if (!("reply" in answer)) return;
	saveBlob(answer.reply.blob, "allot.csv");
	if (answer.reply.count > BigInt(CSV_ROWS)) toast(t("web.csv-cut", { rows: CSV_ROWS, count: String(answer.reply.count) }));
	else toast(t("web.saved"));
}
