/** The lightest and the heaviest legal matching, also when some edges are taken away or one pair is settled. */
import { type LeftNode, type MatchingProblem, mostRequired, totalsOf } from "../../core/matching-problem.ts";
import { cheapestMatching } from "./cheapest.ts";

/** Least load of a legal matching. */
export function leastLoad(problem: MatchingProblem): number {
	return cheapestMatching({ ...problem, left: problem.left.map(withoutCosts), free: 0, limit: Infinity, weight: 1 }).load;
}

/** Greatest load of a legal matching: the least of what it falls short of the greatest loads. */
export function greatestLoad(problem: MatchingProblem): number {
	const most = problem.left.map(({ alone, edges }) => edges.reduce((top, { load }) => Math.max(top, load), alone));
	const turned = problem.left.map(({ id, alone, edges }, i): LeftNode => {
		const top = most[i] as number;
		return { id, alone: top - alone, edges: edges.map(({ right, load }) => ({ right, load: top - load, cost: 0 })) };
	});
	const { matching } = cheapestMatching({ ...problem, left: turned, free: 0, limit: Infinity, weight: 1 });
	return totalsOf(problem, matching).load;
}

/** The problem with only the edges that `keeps` keeps, or null when then not as many required nodes can be paired as before. */
export function restrictedTo(problem: MatchingProblem, keeps: (left: number, right: number) => boolean): MatchingProblem | null {
	const rest = {
		...problem,
		left: problem.left.map((node, i) => ({ ...node, edges: node.edges.filter(({ right }) => keeps(i, right)) })),
	};
	return mostRequired(rest) === mostRequired(problem) ? rest : null;
}

/** The problem that is left when this pair is settled, its load taken off the limit; null when no legal matching has the pair. */
export function withPair(problem: MatchingProblem, left: number, right: number): MatchingProblem | null {
	const edge = problem.left[left]?.edges.find((one) => one.right === right);
	if (edge === undefined) return null;
	const rest = {
		...problem,
		left: problem.left.filter((_, i) => i !== left).map((node) => ({ ...node, edges: node.edges.filter((other) => other.right !== right) })),
		limit: problem.limit - edge.load,
	};
	const others = mostRequired(problem) - (problem.right[right]?.required ? 1 : 0);
	return mostRequired(rest) === others ? rest : null;
}

function withoutCosts(node: LeftNode): LeftNode {
	return { ...node, edges: node.edges.map((edge) => ({ ...edge, cost: 0 })) };
}
