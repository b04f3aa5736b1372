/** The page. */
import type { RiftboundBoard } from "../rules/riftbound/board.ts";
import { AnswersPanel } from "./answers/answers-panel.tsx";
import { StudiesPanel } from "./answers/studies-panel.tsx";
import { VerdictPanel } from "./answers/verdict-panel.tsx";
import { BoardPanel } from "./board/board-panel.tsx";
import { Header } from "./header.tsx";
import { NotationLine } from "./notation-line.tsx";
import { Announcer } from "./parts/announce.tsx";
import { Toast } from "./parts/toast.tsx";
import { DiagramPicture } from "./pictures/diagram-picture.tsx";
import { OutcomePlot } from "./pictures/outcome-plot.tsx";
import { RulesBar } from "./rules-bar.tsx";
import { SharePanel } from "./share-panel.tsx";
import { t } from "./state/language.ts";
import { board, valid } from "./state/workspace.ts";

export function App() {
	return (
		<>
			<a class="skip" href="#answers">
				{t("web.skip")}
			</a>
			<Header />
			<NotationLine />
			<main class={valid.value ? "workbench" : "workbench stale"}>
				<div class="left">
					<RulesBar />
					<BoardPanel board={board.value as RiftboundBoard} />
					<VerdictPanel />
				</div>
				<div class="right" id="answers" tabIndex={-1}>
					<AnswersPanel />
					<StudiesPanel />
				</div>
				<div class="below">
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
