/** The page. */
import { AnswersPanel } from "./answers/answers-panel.tsx";
import { StudiesPanel } from "./answers/studies-panel.tsx";
import { VerdictPanel } from "./answers/verdict-panel.tsx";
import { RiftboundBoardPanel } from "./board/riftbound-board.tsx";
import { ComparePanel } from "./compare-panel.tsx";
import { Header } from "./header.tsx";
import { BlockingPanel } from "./mitos/blocking-panel.tsx";
import { MitosBoardPanel } from "./mitos/board.tsx";
import { StagePanel } from "./mitos/stage-panel.tsx";
import { NotationLine } from "./notation-line.tsx";
import { Announcer } from "./parts/announce.tsx";
import { Toast } from "./parts/toast.tsx";
import { DiagramPicture } from "./pictures/diagram-picture.tsx";
import { OutcomePlot } from "./pictures/outcome-plot.tsx";
import { RulesBar } from "./rules-bar.tsx";
import { SharePanel } from "./share-panel.tsx";
import { t } from "./state/language.ts";
import { board, stated, valid } from "./state/workspace.ts";

export function App() {
	const now = board.value;
	return (
		<>
			<a class="skip" href="#answers">
				{t("web.skip")}
			</a>
			<Header />
			<main class={valid.value ? "workbench" : "workbench stale"}>
				<NotationLine />
				<div class="left">
					<RulesBar />
					{now.game === "riftbound" ? <RiftboundBoardPanel board={now} /> : <MitosBoardPanel board={now} />}
					{(now.game === "riftbound" || (stated.value?.pool ?? 0) > 0) && <VerdictPanel />}
					{now.game === "mitos" && <BlockingPanel />}
				</div>
				<div class="right" id="answers" tabIndex={-1}>
					{now.game === "riftbound" ? (
						<>
							<AnswersPanel />
							<StudiesPanel />
						</>
					) : (
						<StagePanel />
					)}
				</div>
				<div class="below">
					{now.game === "riftbound" && <ComparePanel />}
					<section class="panel pictures" aria-label={t("web.pictures")}>
						<DiagramPicture />
						<OutcomePlot />
					</section>
					<SharePanel />
				</div>
			</main>
			<footer class="foot">
				<p>{t("web.foot")}</p>
			</footer>
			<Announcer />
			<Toast />
		</>
	);
}
