/** Matching problems of every feature, small enough for brute force. */
import fc from "fast-check";
import type { MatchingProblem } from "../../src/core/matching-problem.ts";

export function matchingProblem(most = 5): fc.Arbitrary<MatchingProblem> {
	return fc
		.tuple(fc.nat({ max: most }), fc.nat({ max: most }))
		.chain(([lefts, rights]) =>
			fc.record({
				left: fc
					.array(
						fc.record({
							alone: fc.nat({ max: 9 }),
							edges: fc
								.array(fc.option(fc.record({ load: fc.nat({ max: 9 }), cost: fc.integer({ min: -6, max: 6 }) }), { freq: 4 }), {
									minLength: rights,
									maxLength: rights,
								})
								.map((row) => row.flatMap((edge, right) => (edge === null ? [] : [{ right, ...edge }]))),
						}),
						{ minLength: lefts, maxLength: lefts },
					)
					.map((all) => all.map((node, i) => ({ id: `L${i + 1}`, ...node }))),
				right: fc
					.array(
						fc.boolean().chain((maybe) => (maybe ? fc.boolean() : fc.constant(false))),
						{ minLength: rights, maxLength: rights },
					)
					.map((all) => all.map((required, i) => ({ id: `R${i + 1}`, required }))),
				free: fc.nat({ max: 12 }),
				spare: fc.oneof(fc.nat({ max: 20 }), fc.constant(Infinity)),
				weight: fc.nat({ max: 3 }),
			}),
		)
		.map(({ spare, ...rest }) => ({ ...rest, limit: rest.free + spare }));
}
