/** Outcome classes against the number of assignments that lead to each. The plotting library comes only when the plot is near. */
import { useEffect, useRef, useState } from "preact/hooks";
import { namesOf } from "../answers/names.ts";
import { grouped, language, t, theme } from "../state/language.ts";
import { fates, outcomes } from "../state/studies.ts";
import { board } from "../state/workspace.ts";

/** Classes drawn; the most frequent ones. */
const SHOWN = 12;
const BAR = 30;

export function OutcomePlot() {
	const box = useRef<HTMLDivElement>(null);
	const [near, setNear] = useState(false);
	const reply = board.value.game === "mitos" ? blockingOutcomes() : outcomes.value.reply;
	const bars = (reply?.outcomes ?? [])
		.map(({ kills, assignments }) => ({ kills: kills.length === 0 ? t("web.nobody-dies") : namesOf(kills, 3), assignments: BigInt(assignments) }))
		.sort((a, b) => (a.assignments < b.assignments ? 1 : a.assignments > b.assignments ? -1 : 0))
		.slice(0, SHOWN);

	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "300px" });
		observer.observe(box.current as HTMLDivElement);
		return () => observer.disconnect();
	}, []);
	useEffect(() => {
		if (!near || bars.length === 0) return;
		let current = true;
		void import("./bars.ts").then(({ drawBars }) => {
			if (!current || box.current === null) return;
			box.current.replaceChildren(drawBars(bars, { width: box.current.clientWidth, bar: BAR, label: t("web.assignments"), format: grouped }));
		});
		return () => {
			current = false;
		};
	}, [near, reply, language.value, theme.value]);

	const more = (reply?.outcomes.length ?? 0) - bars.length;
	return (
		<figure class="picture" data-picture="outcomes" aria-label={t("web.outcomes")}>
			<figcaption>
				<h3>{t("web.outcomes")}</h3>
				<p class="muted">{t(board.value.game === "mitos" ? "web.outcomes-blocking" : "web.outcomes-how")}</p>
			</figcaption>
			<div ref={box} class="plot" style={{ minHeight: `${(Math.max(3, bars.length) + 2) * BAR}px` }} />
			<p class="muted">
				{reply?.completion === "limited"
					? t("web.outcomes-limited", { n: reply.outcomes.length })
					: more > 0
						? t("web.outcomes-more", { n: more })
						: ""}
			</p>
		</figure>
	);
}

/** The outcomes of all blockings in the form of those of all assignments. */
function blockingOutcomes() {
	const { reply } = fates.value;
	return reply && { ...reply, outcomes: reply.outcomes.map(({ kills, blockings }) => ({ kills, assignments: blockings })) };
}
