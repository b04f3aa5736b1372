/**
 * Every legal matching as a path of a layered graph, each once: a layer per left node, which stays unpaired or takes a right node.
 *
 * Right nodes with the same partners and the same duty are one kind: it only matters how many of a kind are taken. So the state
 * between two left nodes is the number taken of each kind, written as one mixed-radix number, and a step to a kind of which u of n
 * are taken stands for n − u matchings. Legal ends are the states that hold as many required nodes as any matching can.
 *
 * `below[i][state]` = matchings that go on from there. Cost: left nodes × states × kinds, states = Π (size of kind + 1): right nodes
 * that are all alike cost a row, right nodes that all differ 2^n. Beyond `LIMITS` the problem is refused.
 */
import { refuse } from "../../core/errors.ts";
import { type MatchingProblem, mostRequired } from "../../core/matching-problem.ts";

const LIMITS = {
	/** States × left nodes that are counted. */
	work: 1 << 24,
	/** States × (left nodes + 1) that are held, for enumeration by rank. */
	cells: 1 << 21,
} as const;

export interface MatchingDiagram {
	readonly problem: MatchingProblem;
	/** Kind of every right node. */
	readonly kindOf: Int32Array;
	/** What taking one node of a kind adds to the state. */
	readonly strides: readonly number[];
	readonly sizes: readonly number[];
	readonly states: number;
	/** Kinds that each left node has edges to. */
	readonly reach: readonly (readonly number[])[];
}

/** Kinds and states of the problem. Throws an InputError when there are too many states. */
export function matchingDiagram(problem: MatchingProblem): MatchingDiagram {
	const partners: number[][] = problem.right.map(() => []);
	problem.left.forEach(({ edges }, i) => {
		for (const { right } of edges) (partners[right] as number[]).push(i);
	});
	const kinds = new Map<string, number>();
	const sizes: number[] = [];
	const kindOf = new Int32Array(problem.right.length).fill(-1);
	problem.right.forEach(({ required }, j) => {
		const own = partners[j] as number[];
		if (own.length === 0) return;
		const key = `${required}:${own.join(",")}`;
		const kind = kinds.get(key) ?? sizes.length;
		kinds.set(key, kind);
		kindOf[j] = kind;
		sizes[kind] = (sizes[kind] ?? 0) + 1;
	});
	const strides: number[] = [];
	let states = 1;
	for (const size of sizes) {
		strides.push(states);
		states *= size + 1;
	}
	if (states * Math.max(1, problem.left.length) > LIMITS.work) {
		refuse("too-many-matchings", { left: problem.left.length, right: problem.right.length, states, limit: LIMITS.work });
	}
	const reach = problem.left.map(({ edges }) => [...new Set(edges.map(({ right }) => kindOf[right] as number))]);
	return { problem, kindOf, strides, sizes, states, reach };
}

/** The exact number of legal matchings. Holds two layers at a time. */
export function countMatchings(problem: MatchingProblem): bigint {
	const diagram = matchingDiagram(problem);
	let below = endLayer(diagram);
	for (let i = problem.left.length - 1; i >= 0; i--) below = layerBefore(diagram, i, below);
	return below[0] as bigint;
}

/** All layers, for walks that are steered by counts. Throws an InputError beyond `LIMITS.cells`. */
export function allLayers(diagram: MatchingDiagram): bigint[][] {
	const { problem, states } = diagram;
	if (states * (problem.left.length + 1) > LIMITS.cells) {
		refuse("too-many-matchings", { left: problem.left.length, right: problem.right.length, states, limit: LIMITS.cells });
	}
	const layers = [endLayer(diagram)];
	for (let i = problem.left.length - 1; i >= 0; i--) layers.unshift(layerBefore(diagram, i, layers[0] as bigint[]));
	return layers;
}

/** How many of a kind are taken in a state. */
function taken({ strides, sizes }: MatchingDiagram, state: number, kind: number): number {
	return Math.floor(state / (strides[kind] as number)) % ((sizes[kind] as number) + 1);
}

function endLayer(diagram: MatchingDiagram): bigint[] {
	const { problem, kindOf, sizes, states } = diagram;
	const required = sizes.map((_, kind) => problem.right.some((node, j) => node.required && kindOf[j] === kind));
	const most = mostRequired(problem);
	return Array.from({ length: states }, (_, state) => {
		const paired = sizes.reduce((sum, _, kind) => sum + (required[kind] ? taken(diagram, state, kind) : 0), 0);
		return paired === most ? 1n : 0n;
	});
}

function layerBefore(diagram: MatchingDiagram, i: number, below: readonly bigint[]): bigint[] {
	const { reach, sizes, strides, states } = diagram;
	const kinds = reach[i] as readonly number[];
	const layer = new Array<bigint>(states);
	for (let state = 0; state < states; state++) {
		let sum = below[state] as bigint;
		for (const kind of kinds) {
			const free = (sizes[kind] as number) - taken(diagram, state, kind);
			if (free > 0) sum += BigInt(free) * (below[state + (strides[kind] as number)] as bigint);
		}
		layer[state] = sum;
	}
	return layer;
}
