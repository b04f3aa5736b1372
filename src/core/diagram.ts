/**
 * The decision diagram: a layered graph whose root-to-end paths are exactly the legal assignments, each once.
 *
 * The idea. Order the classes. An assignment that leaves something unfilled has a *cut*: a class c such that everything below c
 * is full, everything above c is untouched, and a partial recipient sits in c. So each recipient, by the kind of amount it gets,
 * only says which classes can still be the cut:
 *
 *   untouched  → c ≤ its greatest class     (it picks the greatest, to be in nobody's way)
 *   partial    → c in its classes           (and, filling in full, no second partial may follow)
 *   full       → c ≥ its least class        (it picks the least, to be allowed early)
 *   more than its need while that needs all to be full → c = "all are full", a class above every other
 *
 * Legal ⇔ the intersection is not empty. Hence the state between two recipients is just
 *
 *   mode = (is the partial spent?, set of classes that can still be the cut)    and    points left,
 *
 * and an exclusionary recipient (Tank and last) is a recipient whose least and greatest class differ: its branches are bits in a
 * set, not a search. The kind of amount is determined by the amount, so the automaton is deterministic: every assignment has one
 * path, and no table of seen results exists. For the classes 0, 1, 2 at most 13 modes are ever reachable.
 *
 * A node is (layer, mode, left). Arcs (`arcs.ts`) are shared by a whole layer: from (layer, mode, left) an arc leads to
 * (layer + 1, next mode, left − amount) for every amount in lo…hi. Nodes from which the end can't be reached are dead; `reach`
 * gives for every (layer, mode, left) the least left' ≥ left that is alive, so that a walk never meets a dead node. Most nodes lie on no
 * path at all: `first` and `last` bound those that do, and every table is computed between them only.
 *
 * Cost: time and memory O(recipients × modes × pool), whatever the amounts and however many assignments there are.
 */
import { ARCS_PER_LAYER, type Arcs, modeAfter, scratchArcs, writeArcs } from "./arcs.ts";
import { refuse } from "./errors.ts";
import { scratch, zeros } from "./memory.ts";
import { type AssignmentProblem, assignable, classBits, LIMITS } from "./problem.ts";

export { ARCS_PER_LAYER };

export interface Diagram {
	readonly problem: AssignmentProblem;
	/** Points every path spends. */
	readonly pool: number;
	/** Layers 0 … layers; layer j decides recipient j, layer `layers` is the end. */
	readonly layers: number;
	/** How many modes; mode 0 is the root's. */
	readonly modes: number;
	/** Cells in a row of lefts: pool + 1. */
	readonly width: number;
	/** Amount range of arc k of layer j at [4j + k]; hi < lo: no such arc. */
	readonly lo: Int32Array;
	readonly hi: Int32Array;
	/** Mode after arc k of layer j from mode m at [4(modes·j + m) + k]; −1: closed. */
	readonly next: Int8Array | Int16Array;
	/** Least alive left' ≥ left at [(modes·j + m)·width + left]; `width` if none. Nodes that the root can't reach count as dead. */
	readonly reach: Uint16Array | Int32Array;
	/** Least and greatest left of the nodes on paths through (layer, mode), at [modes·j + m]; first > last: there are none. */
	readonly first: Int32Array;
	readonly last: Int32Array;
	/** Where the nodes from `first` to `last` begin in a table of only such nodes, at [modes·j + m]; the last entry is its size. */
	readonly start: Int32Array;
}

/** Builds the diagram of a problem. Throws an InputError when the problem is beyond `LIMITS`. */
export function buildDiagram(problem: AssignmentProblem): Diagram {
	const bits = classBits(problem);
	refuseBeyondLimits(problem, bits.size);
	const layers = problem.recipients.length;
	const pool = assignable(problem);
	const width = pool + 1;
	const arcs = scratchArcs(layers);
	const root = writeArcs(problem, bits, arcs);
	const found = reachableModes(arcs, layers, root);
	const modes = found.size;
	const rows = (layers + 1) * modes;
	if (rows * width > LIMITS.cells) {
		refuse("problem-too-large", { recipients: layers, pool, cells: rows * width, limit: LIMITS.cells });
	}

	const arcCount = layers * ARCS_PER_LAYER;
	const lo = zeros(Int32Array, arcCount);
	const hi = zeros(Int32Array, arcCount);
	for (let arc = 0; arc < arcCount; arc++) {
		lo[arc] = arcs.lo[arc] as number;
		hi[arc] = arcs.hi[arc] as number;
	}
	const next = zeros<Int8Array | Int16Array>(modes < 128 ? Int8Array : Int16Array, arcCount * modes);
	writeNext(arcs, layers, found, next);
	const reach = zeros<Uint16Array | Int32Array>(width < 1 << 16 ? Uint16Array : Int32Array, rows * width).fill(width);
	const first = zeros(Int32Array, rows);
	const last = zeros(Int32Array, rows).fill(problem.skipped ? -1 : pool);
	const start = zeros(Int32Array, rows + 1);
	const diagram = { problem, pool, layers, modes, width, lo, hi, next, reach, first, last, start };
	last.fill(Math.min(0, last[0] as number), layers * modes);
	narrow(diagram);
	fillReach(diagram);
	narrow(diagram);
	for (let row = 0; row < rows; row++) {
		start[row + 1] = (start[row] as number) + Math.max(0, (last[row] as number) - (first[row] as number) + 1);
	}
	return diagram;
}

/** True when the problem has at least one legal assignment. */
export function hasPath(diagram: Diagram): boolean {
	return diagram.reach[diagram.pool] === diagram.pool;
}

/** The modes that can be reached, numbered: the root's is 0. */
function reachableModes(arcs: Arcs, layers: number, root: number): Map<number, number> {
	const found = new Map<number, number>([[root, 0]]);
	// Every layer is applied to every mode found so far, until none is new: a superset of what single layers reach, and small.
	const kinds = distinctKinds(arcs, layers);
	for (const mode of found.keys()) {
		for (const arc of kinds) {
			const after = modeAfter(mode, arcs, arc);
			if (after >= 0 && !found.has(after)) found.set(after, found.size);
		}
	}
	return found;
}

/** Tabulates what each arc does to each mode. */
function writeNext(arcs: Arcs, layers: number, found: ReadonlyMap<number, number>, next: Int8Array | Int16Array): void {
	const modes = found.size;
	for (const [mode, m] of found) {
		for (let j = 0; j < layers; j++) {
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = modeAfter(mode, arcs, j * ARCS_PER_LAYER + k);
				next[(j * modes + m) * ARCS_PER_LAYER + k] = after < 0 ? -1 : (found.get(after) as number);
			}
		}
	}
}

/** One arc of every kind that does something different to modes. */
function distinctKinds({ lo, hi, mask, spends }: Arcs, layers: number): number[] {
	const kinds: number[] = [];
	const seen: number[] = [];
	for (let arc = 0; arc < layers * ARCS_PER_LAYER; arc++) {
		if ((lo[arc] as number) > (hi[arc] as number)) continue;
		const kind = (mask[arc] as number) * 2 + (spends[arc] as number);
		if (seen.includes(kind)) continue;
		seen.push(kind);
		kinds.push(arc);
	}
	return kinds;
}

const leastLefts = scratch(Int32Array);
const mostLefts = scratch(Int32Array);
const aliveLefts = scratch(Uint8Array);

/** Forwards over the layers: cuts `first` and `last` down to the lefts that arcs lead to from within the bounds of the layer before. */
function narrow({ layers, modes, pool, width, lo, hi, next, first, last }: Diagram): void {
	const least = leastLefts(modes);
	const most = mostLefts(modes);
	for (let j = 0; j <= layers; j++) {
		least.fill(width, 0, modes);
		most.fill(-1, 0, modes);
		if (j === 0) least[0] = most[0] = pool;
		for (let m = 0; j > 0 && m < modes; m++) {
			const from = first[(j - 1) * modes + m] as number;
			const to = last[(j - 1) * modes + m] as number;
			if (from > to) continue;
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = next[((j - 1) * modes + m) * ARCS_PER_LAYER + k] as number;
				const greatest = to - (lo[(j - 1) * ARCS_PER_LAYER + k] as number);
				if (after < 0 || greatest < 0) continue;
				least[after] = Math.min(least[after] as number, Math.max(0, from - (hi[(j - 1) * ARCS_PER_LAYER + k] as number)));
				most[after] = Math.max(most[after] as number, greatest);
			}
		}
		for (let m = 0; m < modes; m++) {
			first[j * modes + m] = Math.max(first[j * modes + m] as number, least[m] as number);
			last[j * modes + m] = Math.min(last[j * modes + m] as number, most[m] as number);
		}
	}
}

/**
 * Backwards over the layers: a node is alive iff some arc leads to an alive node, which `reach` of the next layer tells in O(1). Cuts
 * `first` and `last` down to the alive.
 */
function fillReach({ layers, modes, width, lo, hi, next, reach, first, last }: Diagram): void {
	for (let m = 0; m < modes; m++) if ((last[layers * modes + m] as number) >= 0) reach[(layers * modes + m) * width] = 0;
	const alive = aliveLefts(width);
	for (let j = layers - 1; j >= 0; j--) {
		for (let m = 0; m < modes; m++) {
			const from = first[j * modes + m] as number;
			const end = (last[j * modes + m] as number) + 1;
			if (from >= end) continue;
			alive.fill(0, from, end);
			for (let k = 0; k < ARCS_PER_LAYER; k++) {
				const after = next[(j * modes + m) * ARCS_PER_LAYER + k] as number;
				if (after < 0) continue;
				const child = ((j + 1) * modes + after) * width;
				const least = lo[j * ARCS_PER_LAYER + k] as number;
				const greatest = hi[j * ARCS_PER_LAYER + k] as number;
				for (let left = Math.max(from, least); left < end; left++) {
					if ((reach[child + Math.max(0, left - greatest)] as number) <= left - least) alive[left] = 1;
				}
			}
			const row = (j * modes + m) * width;
			let nearest = width;
			let furthest = -1;
			for (let left = end - 1; left >= from; left--) {
				if (alive[left] === 1) {
					if (nearest === width) furthest = left;
					nearest = left;
				}
				reach[row + left] = nearest;
			}
			reach.fill(nearest, row, row + from);
			first[j * modes + m] = nearest;
			last[j * modes + m] = furthest;
		}
	}
}

function refuseBeyondLimits(problem: AssignmentProblem, classes: number): void {
	const { recipients, pool } = problem;
	if (recipients.length > LIMITS.recipients) {
		refuse("too-many-recipients", { count: recipients.length, limit: LIMITS.recipients });
	}
	if (!Number.isInteger(pool) || pool < 0 || pool > LIMITS.points) refuse("pool-out-of-range", { pool, limit: LIMITS.points });
	for (const { id, need, classes } of recipients) {
		if (need !== Infinity && (!Number.isInteger(need) || need < 0)) refuse("need-out-of-range", { id, need });
		if (classes.some((c, i) => !Number.isInteger(c) || (i > 0 && c <= (classes[i - 1] as number)))) refuse("classes-not-ascending", { id });
	}
	if (classes > LIMITS.classes) refuse("too-many-classes", { count: classes, limit: LIMITS.classes });
}
