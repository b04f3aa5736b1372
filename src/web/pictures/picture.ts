/** The decision diagram of a small problem, as points and lines to draw: nodes (layer, mode, points left), edges with their amounts. */
import { ARCS_PER_LAYER, type Diagram, hasPath } from "../../core/diagram.ts";
import { type LayerTotals, pathsBetween } from "../../core/path-counts.ts";
import type { AssignmentProblem } from "../../core/problem.ts";
import { diagramOf, totalsOf } from "../../solvers/structured.ts";

export interface PictureNode {
	readonly layer: number;
	readonly mode: number;
	readonly left: number;
	/** Assignments that go on from here. */
	readonly paths: bigint;
}

export interface PictureEdge {
	/** Indices of nodes. */
	readonly from: number;
	readonly to: number;
	readonly amount: number;
}

export interface Picture {
	readonly ids: readonly string[];
	readonly pool: number;
	readonly nodes: readonly PictureNode[];
	readonly edges: readonly PictureEdge[];
}

/** Beyond this a picture shows nothing. */
const MOST = { layers: 12, nodes: 220, edges: 900 };

/** Null when the diagram has no path, or is too large to be looked at. */
export function pictureOf(problem: AssignmentProblem): Picture | null {
	const { recipients } = problem;
	if (recipients.length === 0 || recipients.length > MOST.layers) return null;
	const diagram = diagramOf(problem);
	if (!hasPath(diagram)) return null;
	const totals = totalsOf(diagram);
	const nodes: PictureNode[] = [];
	const numbers = new Map<string, number>();
	const edges: PictureEdge[] = [];
	const reach = (layer: number, reached: number, left: number): number => {
		// All ways end in one node: what was still possible no longer matters.
		const mode = layer === diagram.layers ? 0 : reached;
		const key = `${layer} ${mode} ${left}`;
		const known = numbers.get(key);
		if (known !== undefined) return known;
		numbers.set(key, nodes.length);
		return nodes.push({ layer, mode, left, paths: pathsBetween(totals[layer] as LayerTotals, diagram, mode, left, left) }) - 1;
	};
	reach(0, 0, diagram.pool);
	for (let from = 0; from < nodes.length; from++) {
		const node = nodes[from] as PictureNode;
		if (node.layer === diagram.layers) continue;
		for (const { amount, mode } of edgesOut(diagram, node)) {
			edges.push({ from, to: reach(node.layer + 1, mode, node.left - amount), amount });
			if (nodes.length > MOST.nodes || edges.length > MOST.edges) return null;
		}
	}
	return { ids: recipients.map(({ id }) => id), pool: diagram.pool, nodes, edges };
}

/** The edges out of a node that lead to the end, greatest amount first. */
function* edgesOut({ modes, width, lo, hi, next, reach }: Diagram, { layer, mode, left }: PictureNode): Generator<{ amount: number; mode: number }> {
	for (let arc = 0; arc < ARCS_PER_LAYER; arc++) {
		const after = next[(layer * modes + mode) * ARCS_PER_LAYER + arc] as number;
		if (after < 0) continue;
		const least = lo[layer * ARCS_PER_LAYER + arc] as number;
		for (let amount = Math.min(left, hi[layer * ARCS_PER_LAYER + arc] as number); amount >= least; amount--) {
			if (reach[((layer + 1) * modes + after) * width + left - amount] === left - amount) yield { amount, mode: after };
		}
	}
}

/** The edges that an assignment takes, as indices; null when it is not a path. */
export function pathOf({ nodes, edges }: Picture, amounts: readonly number[]): number[] | null {
	const path: number[] = [];
	let node = 0;
	for (const amount of amounts) {
		const edge = edges.findIndex((candidate) => candidate.from === node && candidate.amount === amount);
		if (edge < 0) return null;
		path.push(edge);
		node = (edges[edge] as PictureEdge).to;
	}
	return (nodes[node] as PictureNode).left === 0 ? path : null;
}
