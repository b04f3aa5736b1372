/** The diagram solver's entrance: a problem is compiled once, then every question about it walks the same diagram. */
import { attachment } from "../core/attachment.ts";
import { buildDiagram, type Diagram } from "../core/diagram.ts";
import { type LayerTotals, pathTotals } from "../core/path-counts.ts";
import type { AssignmentProblem } from "../core/problem.ts";

const diagrams = attachment<AssignmentProblem, Diagram>();
const totals = attachment<Diagram, LayerTotals[]>();

/** The problem's diagram, built on the first call. Problems are values: never change one that was asked about. */
export function diagramOf(problem: AssignmentProblem): Diagram {
	let diagram = diagrams.get(problem);
	if (diagram === undefined) {
		diagram = buildDiagram(problem);
		diagrams.set(problem, diagram);
	}
	return diagram;
}

/** The diagram's path totals, for rank, unrank and sample. */
export function totalsOf(diagram: Diagram): LayerTotals[] {
	let layers = totals.get(diagram);
	if (layers === undefined) {
		layers = pathTotals(diagram);
		totals.set(diagram, layers);
	}
	return layers;
}
