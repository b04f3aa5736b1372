/** The solver, seen: its decision diagram, with the assignment on the cards lit as a path. */
import { asked, follow, quick } from "../state/ask.ts";
import { grouped, t } from "../state/language.ts";
import { given, started } from "../state/verdict.ts";
import { amounts, stated } from "../state/workspace.ts";
import { type Picture, type PictureNode, pathOf } from "./picture.ts";

const picture = follow(quick, "picture", () => (stated.value?.skip ? null : asked.value));

/** Sizes in units of the drawing. */
const MARGIN = { x: 34, top: 46, bottom: 26 };
const LAYER_WIDTH = 120;
const NODE_GAP = 30;
const RADIUS = 11;

export function DiagramPicture() {
	const drawn = picture.value.reply;
	return (
		<figure class="picture" data-picture="diagram" aria-label={t("web.diagram")}>
			<figcaption>
				<h3>{t("web.diagram")}</h3>
				<p class="muted">
					{t(drawn && started.value && given.value === drawn.pool && pathOf(drawn, amounts.value) === null ? "web.diagram-off" : "web.diagram-how")}
				</p>
			</figcaption>
			{drawn ? (
				<Drawing picture={drawn} lit={pathOf(drawn, amounts.value)} />
			) : (
				<p class="picture-none">{t(picture.value.state === "working" ? "web.computing" : "web.diagram-large")}</p>
			)}
		</figure>
	);
}

function Drawing({ picture: drawn, lit: path }: { readonly picture: Picture; readonly lit: readonly number[] | null }) {
	const { nodes, edges, ids } = drawn;
	const layout = layoutOf(drawn);
	const lit = new Set(path ?? []);
	const litNodes = new Set([...lit].flatMap((i) => [edges[i]?.from, edges[i]?.to]));
	const all = Number(nodes[0]?.paths ?? 1n);
	const height = MARGIN.top + layout.rows * NODE_GAP + MARGIN.bottom;
	const width = 2 * MARGIN.x + ids.length * LAYER_WIDTH;
	const order = edges.map((_, i) => i).sort((a, b) => Number(lit.has(a)) - Number(lit.has(b)));
	return (
		<div class="drawing" tabIndex={0} role="group" aria-label={t("web.diagram")}>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				style={{ width: `${width}px`, height: `${height}px` }}
				role="img"
				aria-label={t("web.diagram-said", { nodes: nodes.length, edges: edges.length, paths: grouped(nodes[0]?.paths ?? 0n) })}
			>
				{ids.map((id, layer) => (
					<text key={id} class="layer-name" x={MARGIN.x + (layer + 0.5) * LAYER_WIDTH} y={20} text-anchor="middle">
						{id.length > 14 ? `${id.slice(0, 13)}…` : id}
					</text>
				))}
				{order.map((i) => {
					const edge = edges[i] as Picture["edges"][0];
					const [x1, y1] = layout.at[edge.from] as [number, number];
					const [x2, y2] = layout.at[edge.to] as [number, number];
					const bend = (x2 - x1) / 2.2;
					const share = Number((nodes[edge.to] as PictureNode).paths) / all;
					return (
						<path
							key={i}
							class={lit.has(i) ? "edge lit" : "edge"}
							d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
							stroke-width={lit.has(i) ? 3.5 : 0.8 + 2.2 * Math.sqrt(share)}
						>
							<title>{t("web.edge-said", { amount: edge.amount, unit: ids[(nodes[edge.from] as PictureNode).layer] ?? "" })}</title>
						</path>
					);
				})}
				{order.map((i) => {
					if (!lit.has(i) && edges.length > 24) return null;
					const edge = edges[i] as Picture["edges"][0];
					const [x1, y1] = layout.at[edge.from] as [number, number];
					const [x2, y2] = layout.at[edge.to] as [number, number];
					return (
						<text
							key={i}
							class={lit.has(i) ? "edge-amount lit" : "edge-amount"}
							x={x1 + (x2 - x1) * 0.42}
							y={y1 + (y2 - y1) * 0.39 + 4}
							text-anchor="middle"
						>
							{edge.amount}
						</text>
					);
				})}
				{nodes.map((node, i) => {
					const [x, y] = layout.at[i] as [number, number];
					return (
						<g key={i} class={litNodes.has(i) ? "node lit" : "node"}>
							<circle cx={x} cy={y} r={RADIUS} />
							<text x={x} y={y + 3.7} text-anchor="middle">
								{node.left}
							</text>
							<title>{t("web.node-said", { left: node.left, paths: grouped(node.paths) })}</title>
						</g>
					);
				})}
			</svg>
		</div>
	);
}

/** Layers from left to right; within a layer most points left on top, nodes that differ only in mode next to each other. */
function layoutOf({ nodes, ids }: Picture): { at: [number, number][]; rows: number } {
	const layers = Array.from({ length: ids.length + 1 }, (): number[] => []);
	for (const [i, { layer }] of nodes.entries()) layers[layer]?.push(i);
	const rows = Math.max(...layers.map((layer) => layer.length));
	const at: [number, number][] = [];
	for (const [layer, members] of layers.entries()) {
		members.sort(
			(a, b) => (nodes[b] as PictureNode).left - (nodes[a] as PictureNode).left || (nodes[a] as PictureNode).mode - (nodes[b] as PictureNode).mode,
		);
		const top = MARGIN.top + ((rows - members.length) * NODE_GAP) / 2;
		members.forEach((node, row) => {
			at[node] = [MARGIN.x + layer * LAYER_WIDTH, top + (row + 0.5) * NODE_GAP];
		});
	}
	return { at, rows };
}
