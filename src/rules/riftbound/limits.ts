/** The largest board that is taken; far beyond any real one, small enough that every answer is exact and fits in memory. */
export const LIMITS = {
	/** Units on one side, each copy counted. */
	units: 1_000,
	/** Points: Might, marked damage, Assault, Shield, prevention, value; also the summed Might of a side. */
	points: 100_000,
	/** Replacement effects on one unit. */
	replacements: 16,
	/** Characters in a name. */
	name: 60,
} as const;
