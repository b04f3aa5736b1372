/** The largest board that is taken; far beyond any real one, small enough that every answer is exact and fits in memory. */
export const LIMITS = {
	/** Allies on one side, each copy counted. */
	allies: 1_000,
	/** Points: Fuerza, value, castle, reduction; also the damage and the value of a whole side. */
	points: 100_000,
	/** Races of one ally, or named by one ability. */
	races: 20,
	/** Leave-play triggers of one ally. */
	triggers: 20,
	/** Responses to the stage. */
	responses: 1_000,
	/** Characters in a name. */
	name: 60,
} as const;
