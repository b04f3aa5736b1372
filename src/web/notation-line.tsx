/** The board as one line: typed, and the cards follow; the cards edited, and it follows. A mistake gets a caret. */
import type { Issue } from "../core/errors.ts";
import { IconButton } from "./parts/controls.tsx";
import { t } from "./state/language.ts";
import { canRedo, canUndo, redoStep, settleStep, snapshot, typeLine, undoStep } from "./state/workspace.ts";

/** Issues with a caret of their own. */
const SHOWN = 3;
/** Characters of the line shown around a caret. */
const AROUND = 34;

export function NotationLine() {
	const { text, issues } = snapshot.value;
	return (
		<div class="panel notation">
			<div class="notation-row">
				<label class="notation-label" for="notation">
					{t("web.notation")}
				</label>
				<textarea
					id="notation"
					class={issues.length > 0 ? "wrong" : ""}
					rows={1}
					spellcheck={false}
					autocapitalize="off"
					autocomplete="off"
					value={text}
					aria-invalid={issues.length > 0}
					aria-describedby="notation-issues"
					onInput={(event) => typeLine(event.currentTarget.value.replace(/\n/g, " "))}
					onBlur={settleStep}
				/>
				<span class="notation-tools">
					<IconButton icon="undo" label={t("web.undo")} onClick={undoStep} disabled={!canUndo.value} />
					<IconButton icon="redo" label={t("web.redo")} onClick={redoStep} disabled={!canRedo.value} />
				</span>
			</div>
			<div id="notation-issues" role="status" class="notation-issues">
				{issues.slice(0, SHOWN).map((issue, i) => (
					<Mistake key={`${i} ${issue.code}`} issue={issue} text={text} />
				))}
				{issues.length > SHOWN && <p>{t("more-problems", { count: issues.length - SHOWN })}</p>}
			</div>
		</div>
	);
}

/** The part of the line around a mistake with a caret under it, and the sentence. */
function Mistake({ issue: { code, params, at }, text }: { readonly issue: Issue; readonly text: string }) {
	const line = text.replace(/[\n\t]/g, " ");
	const column = (at?.column ?? 1) - 1;
	const start = Math.max(0, column - AROUND);
	const shown = line.slice(start, start + 2 * AROUND);
	const length = Math.max(1, Math.min(at?.length ?? 1, shown.length - (column - start)));
	return (
		<div class="mistake">
			{at && (
				<pre aria-hidden="true">
					{`${shown}\n${" ".repeat(column - start)}`}
					<mark>{"^".repeat(length)}</mark>
				</pre>
			)}
			<p>{t(code, params)}</p>
		</div>
	);
}
