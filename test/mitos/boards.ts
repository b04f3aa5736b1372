/** Generators of Mitos y Leyendas boards, small enough for brute force, with every feature. */
import fc from "fast-check";
import { board, type MitosBoard } from "../../src/index.ts";
import { lineUp } from "../../src/rules/mitos/allies.ts";
import { blockingProblem } from "../../src/rules/mitos/blockings.ts";
import type { Abilities, Ally, Response, Side } from "../../src/rules/mitos/board.ts";
import { READINGS } from "../../src/rules/mitos/readings.ts";
import { matchings } from "../../src/solvers/matching/walk.ts";

const RACES = ["Héroe", "Titán", "Dragón", "Sin Raza"];
const yes = fc.constant(true);

const abilities: fc.Arbitrary<Abilities> = fc.record(
	{
		races: fc.subarray(RACES, { minLength: 1, maxLength: 2 }),
		indestructible: yes,
		indestructibleWhenBlocking: yes,
		notDestroyedByAllies: yes,
		destroyedOnlyBy: fc.record({ races: fc.subarray(RACES, { minLength: 1, maxLength: 2 }) }),
		unblockable: yes,
		cannotBlock: yes,
		mustBlock: yes,
		blockableOnlyBy: fc.oneof(fc.record({ strength: fc.nat({ max: 4 }) }), fc.record({ races: fc.subarray(RACES, { minLength: 1, maxLength: 2 }) })),
		asIfUnblocked: yes,
		exilesDamage: yes,
		absorbs: yes,
		leavePlayTriggers: fc.integer({ min: 1, max: 2 }),
		watches: yes,
		preventable: yes,
		goesTo: fc.constantFrom("exile", "hand", "castle"),
	},
	{ requiredKeys: [] },
);

/** Most allies have few abilities, so that blocks are possible and things happen. */
const fewAbilities = fc.tuple(abilities, fc.array(fc.boolean(), { minLength: 16, maxLength: 16 })).map(([all, keep]): Abilities => {
	const entries = Object.entries(all).filter((_, i) => keep[i] && keep[(i * 7 + 3) % 16]);
	return Object.fromEntries(entries) as Abilities;
});

const ally: fc.Arbitrary<Ally> = fc
	.tuple(fc.integer({ min: -1, max: 6 }), fewAbilities, fc.option(fc.nat({ max: 9 }), { nil: undefined, freq: 3 }))
	.map(([strength, has, value]) => ({ strength, ...has, ...(value === undefined ? {} : { value }) }));

function side(most: number): fc.Arbitrary<Side> {
	return fc.record(
		{ allies: fc.array(ally, { maxLength: most }), castle: fc.integer({ min: 1, max: 30 }), reduce: fc.nat({ max: 6 }) },
		{ requiredKeys: ["allies"] },
	);
}

/** What a response may say of an ally of this side. */
function response(position: string): fc.Arbitrary<Response> {
	const attacks = position.startsWith("A");
	return fc.oneof<fc.Arbitrary<Response>[]>(
		fc.integer({ min: -3, max: 3 }).map((strength) => ({ ally: position, strength })),
		fc.constant({ ally: position, leaves: true as const }),
		fc.constant(attacks ? { ally: position, cancelled: true as const } : { ally: position, stopsBlocking: true as const }),
		fewAbilities.map((gains) => ({ ally: position, gains: Object.keys(gains).length > 0 ? gains : { indestructible: true } })),
		fc.constant({ ally: position, loses: ["destroyedOnlyBy" as const, "races" as const] }),
	);
}

/** Boards with legal blocks, responses, reductions that name their source, every reading; `most` allies on a side. */
export function mitosBoard(most = 4): fc.Arbitrary<MitosBoard> {
	return fc
		.tuple(
			side(most),
			side(most),
			fc.record(Object.fromEntries(READINGS.map(({ id, values }) => [id, fc.constantFrom(...values)])), { requiredKeys: [] }),
			fc.nat(),
			fc.boolean(),
		)
		.chain(([attacker, defender, readings, blocking, named]) => {
			const bare: MitosBoard = { game: "mitos", readings: readings as Record<string, string>, attacker, defender };
			const problem = blockingProblem(bare);
			const all = matchings(problem);
			const matching = all.unrank(BigInt(blocking) % all.count);
			const { attacker: attackers, defender: defenders } = lineUp(bare);
			const blocks = Object.fromEntries(
				matching.flatMap((right, i) => (right < 0 ? [] : [[attackers[i]?.position as string, defenders[right]?.position as string]])),
			);
			const positions = [...attackers, ...defenders].map(({ position }) => position);
			const responses = positions.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...positions).chain(response), { maxLength: 3 });
			const reduceFrom = named && attackers.length > 0 ? { A1: 2 } : {};
			return responses.map((played) => board({ ...bare, defender: { ...defender, reduceFrom }, blocks, responses: played }) as MitosBoard);
		});
}
