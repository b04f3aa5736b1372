/**
 * How many paths lead from every node of a diagram to its end, as running totals over the points left: the number of paths below a
 * whole arc is then one subtraction, however wide the arc. Exact: a layer is held in doubles while all its totals stay below 2^53,
 * in bigints from the first layer (counted from the end) that needs them.
 */
import { ARCS_PER_LAYER, type Diagram } from "./diagram.ts";

/** totals[(width + 1)·mode + left] = paths below all nodes (layer, mode, x) with x < left. */
export type LayerTotals = Float64Array | bigint[];

/** Totals of every layer, for walks that are steered by counts (rank, unrank, sample). Memory as the diagram's. */
export function pathTotals(diagram: Diagram): LayerTotals[] {
	const totals: LayerTotals[] = new Array(diagram.layers + 1);
	totals[diagram.layers] = endTotals(diagram);
	for (let j = diagram.layers - 1; j >= 0; j--) totals[j] = layerTotals(diagram, j, totals[j + 1] as LayerTotals);
	return totals;
}

/** The number of paths from the root to the end. Holds two layers at a time. */
export function countPaths(diagram: Diagram): bigint {
	let totals = endTotals(diagram);
	for (let j = diagram.layers - 1; j >= 0; j--) totals = layerTotals(diagram, j, totals);
	return pathsBetween(totals, diagram, 0, diagram.pool, diagram.pool);
}

/** Paths below the nodes (mode, from…to) of the layer that `totals` belongs to. */
export function pathsBetween(totals: LayerTotals, diagram: Diagram, mode: number, from: number, to: number): bigint {
	const row = mode * (diagram.width + 1);
	if (totals instanceof Float64Array) return BigInt((totals[row + to + 1] as number) - (totals[row + from] as number));
	return (totals[row + to + 1] as bigint) - (totals[row + from] as bigint);
}

function endTotals({ modes, width, problem }: Diagram): LayerTotals {
	const totals = new Float64Array(modes * (width + 1));
	if (problem.skipped) return totals;
	for (let m = 0; m < modes; m++) totals.fill(1, m * (width + 1) + 1, (m + 1) * (width + 1));
	return totals;
}

function layerTotals(diagram: Diagram, j: number, below: LayerTotals): LayerTotals {
	if (below instanceof Float64Array) {
		const totals = layerDoubles(diagram, j, below);
		if (totals !== null) return totals;
		return layerBigints(diagram, j, Array.from(below, BigInt));
	}
	return layerBigints(diagram, j, below);
}

/** Null when a total reaches 2^53, beyond which doubles are no longer exact. */
function layerDoubles({ modes, width, lo, hi, next }: Diagram, j: number, below: Float64Array): Float64Array | null {
	const totals = new Float64Array(modes * (width + 1));
	for (let m = 0; m < modes; m++) {
		let sum = 0;
		for (let left = 0; left < width; left++) {
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				const most = left - (lo[j * ARCS_PER_LAYER + k] as number);
				if (after < 0 || most < 0) continue;
				const least = Math.max(0, left - (hi[j * ARCS_PER_LAYER + k] as number));
				const row = after * (width + 1);
				sum += (below[row + most + 1] as number) - (below[row + least] as number);
			}
			totals[m * (width + 1) + left + 1] = sum;
		}
		if (sum > Number.MAX_SAFE_INTEGER) return null;
	}
	return totals;
}

function layerBigints({ modes, width, lo, hi, next }: Diagram, j: number, below: readonly bigint[]): bigint[] {
	const totals = new Array<bigint>(modes * (width + 1)).fill(0n);
	for (let m = 0; m < modes; m++) {
		let sum = 0n;
		for (let left = 0; left < width; left++) {
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				const most = left - (lo[j * ARCS_PER_LAYER + k] as number);
				if (after < 0 || most < 0) continue;
				const least = Math.max(0, left - (hi[j * ARCS_PER_LAYER + k] as number));
				const row = after * (width + 1);
				sum += (below[row + most + 1] as bigint) - (below[row + least] as bigint);
			}
			totals[m * (width + 1) + left + 1] = sum;
		}
	}
	return totals;
}
