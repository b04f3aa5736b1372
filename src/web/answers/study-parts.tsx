/** What the panels of long answers share: how far the work has come, and the frame of an answer. */
import type { ComponentChildren } from "preact";
import { t } from "../state/language.ts";
import { progress, restartStudies, stopStudies } from "../state/studies.ts";

export function Progress() {
	const { done, of, busy, stopped } = progress.value;
	return (
		<div class={busy ? "progress busy" : "progress"}>
			<h2>{t("web.studies")}</h2>
			{busy ? (
				<>
					<progress max={of} value={done} aria-label={t("web.progress")} />
					<span>{t("web.working", { done, of })}</span>
					<button type="button" class="quiet" onClick={stopStudies}>
						{t("web.stop")}
					</button>
				</>
			) : stopped ? (
				<>
					<span>{t("web.stopped")}</span>
					<button type="button" class="quiet" onClick={restartStudies}>
						{t("web.again")}
					</button>
				</>
			) : null}
		</div>
	);
}

export function Answer({ title, busy, children }: { readonly title: string; readonly busy: boolean; readonly children: ComponentChildren }) {
	return (
		<section class="answer" aria-label={title} aria-busy={busy}>
			<h3>{title}</h3>
			{children}
		</section>
	);
}

/** What stands where an answer will be. */
export function waiting(state: string): string {
	return state === "working" ? t("web.computing") : state === "stopped" ? t("web.stopped") : "–";
}
