/**
 * The cheapest matching by javascript-lp-solver: a second solver that shares nothing with the first but the problem.
 *
 * As a program: a binary per pair; every node in one pair at most; as many required nodes paired as can be. The load is linear in the
 * pairs. Two ways:
 *
 * - The assignment LP: minimize Σ cost + weight · load. Its relaxation has whole vertices, so no branching is needed. If the load of
 *   its answer lies between `free` and `limit`, that is also the least total: see `cheapest.ts`.
 * - Otherwise one more variable, excess ≥ load − free, and the row load ≤ limit; minimize Σ cost + weight · excess. No answer: every
 *   matching is lost.
 *
 * Whatever comes back is checked to be a legal matching, and its total is added up anew.
 */
import { refuse } from "../../core/errors.ts";
import { isLegal, type MatchingProblem, mostRequired, type Totals, totalsOf } from "../../core/matching-problem.ts";
import { createOracle } from "../milp/oracle.ts";
import { type Draft, draft, minus, type Operand, plus, type Summand, type Term } from "../milp/program.ts";

export interface MilpMatching extends Totals {
	readonly matching: readonly number[];
	/** "assignment": the LP alone; "program": the one with an excess variable. */
	readonly model: "assignment" | "program";
}

/**
 * The cheapest legal matching, or null when every one is lost.
 *
 * @param limit nodes of branch and bound it may take
 * @throws InputError "milp-too-large" for numbers the solver is not trusted with, "milp-limit" past the limit, "milp-wrong-answer"
 */
export function milpMatching(problem: MatchingProblem, limit?: number): MilpMatching | null {
	const oracle = createOracle(limit);
	const scale = commonDivisor(problem);
	const assignment = pairing(problem);
	const simple = oracle.maximize(
		assignment.model.program,
		objective(assignment.pairs.map(({ cost, extra }) => (cost + problem.weight * extra) / scale)),
	);
	if (simple !== null) {
		const found = read(problem, assignment.pairs, simple);
		if (!found.lost && found.load >= problem.free) return { ...found, model: "assignment" };
	}

	const { model, pairs } = pairing(problem);
	const alone = problem.left.reduce((sum, node) => sum + node.alone, 0);
	const most = problem.left.reduce((sum, node) => sum + node.edges.reduce((top, edge) => Math.max(top, edge.load), node.alone), 0);
	const load: Summand[] = pairs.map(({ operand, extra }) => plus(operand, extra));
	const excess = model.variable("excess", Math.max(0, most - problem.free));
	model.row("excess", [...load, minus(excess)], "<=", problem.free - alone);
	if (problem.limit < most) model.row("limit", load, "<=", problem.limit - alone);
	const values = oracle.maximize(model.program, objective([...pairs.map(({ cost }) => cost / scale), problem.weight / scale]));
	return values === null ? null : { ...read(problem, pairs, values), model: "program" };
}

interface Pair {
	readonly left: number;
	readonly right: number;
	readonly operand: Operand;
	readonly cost: number;
	/** How much more load than when its left node stays unpaired. */
	readonly extra: number;
}

/** The variables and rows of a legal matching. */
function pairing(problem: MatchingProblem): { model: Draft; pairs: Pair[] } {
	const model = draft();
	const pairs = problem.left.flatMap(({ alone, edges }, left) =>
		edges.map(({ right, load, cost }): Pair => ({ left, right, operand: model.variable(`p${left}_${right}`, 1), cost, extra: load - alone })),
	);
	const chosen = (own: (pair: Pair) => boolean) => pairs.filter(own).map(({ operand }) => plus(operand));
	for (const left of problem.left.keys())
		model.row(
			`left${left}`,
			chosen((pair) => pair.left === left),
			"<=",
			1,
		);
	for (const right of problem.right.keys())
		model.row(
			`right${right}`,
			chosen((pair) => pair.right === right),
			"<=",
			1,
		);
	model.row(
		"required",
		chosen((pair) => problem.right[pair.right]?.required === true),
		">=",
		mostRequired(problem),
	);
	return { model, pairs };
}

/** Greatest of minus the prices: least of the prices. */
function objective(prices: readonly number[]): Term[] {
	return prices.flatMap((price, variable) => (price === 0 ? [] : [{ coefficient: -price, variable }]));
}

function read(problem: MatchingProblem, pairs: readonly Pair[], values: readonly number[]): Totals & { matching: number[] } {
	const matching = problem.left.map(() => -1);
	pairs.forEach(({ left, right }, i) => {
		if (values[i] === 1) matching[left] = right;
	});
	if (!isLegal(problem, matching)) refuse("milp-wrong-answer", { row: "matching" });
	return { matching, ...totalsOf(problem, matching) };
}

/** What all prices can be divided by, so that numbers stay small for the solver. */
function commonDivisor({ left, weight }: MatchingProblem): number {
	const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));
	return left.reduce((gcd, { edges }) => edges.reduce((own, { cost }) => divisor(own, cost), gcd), weight) || 1;
}
