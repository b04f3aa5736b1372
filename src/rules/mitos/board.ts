/** The board of the stage Asignación de Daño. This schema is the one source of the type, of what a file may hold, and of the JSON Schema. */
import { z } from "zod";
import { ABILITIES } from "./abilities.ts";
import { LIMITS } from "./limits.ts";

const points = z.int().min(0).max(LIMITS.points);
const reference = z
	.string()
	.min(1)
	.max(LIMITS.name + 10);
const races = z.array(z.string().min(1).max(LIMITS.name)).max(LIMITS.races);

/** What an ally's abilities say, as far as the stage asks. A response may give any of it or take it away. */
const abilities = {
	races: races.optional().describe("Razas."),
	indestructible: z.boolean().optional().describe("Indestructible."),
	indestructibleWhenBlocking: z.boolean().optional().describe("Not destroyed when it blocks."),
	notDestroyedByAllies: z.boolean().optional().describe("Can't be destroyed by allies."),
	destroyedOnlyBy: z
		.strictObject({ races: races.min(1) })
		.optional()
		.describe("Only opposing allies of one of these races destroy it."),
	unblockable: z.boolean().optional().describe("Imbloqueable."),
	cannotBlock: z.boolean().optional().describe("Cannot block."),
	mustBlock: z.boolean().optional().describe("Must block if able: as many such allies block as can at once."),
	blockableOnlyBy: z
		.strictObject({ strength: points.optional(), races: races.min(1).optional() })
		.optional()
		.describe("Only allies of at least this Fuerza, or of one of these races, may block it; with both, both are asked."),
	asIfUnblocked: z.boolean().optional().describe("Deals its damage as if it were not blocked."),
	exilesDamage: z.boolean().optional().describe("Its combat damage goes to exile."),
	absorbs: z.boolean().optional().describe("The damage of the attacker it blocks becomes 0."),
	leavePlayTriggers: z.int().min(0).max(LIMITS.triggers).optional().describe("How many abilities trigger when it leaves play."),
	watches: z.boolean().optional().describe("One ability triggers whenever another ally leaves play."),
	preventable: z.boolean().optional().describe("Its controller is offered to prevent its destruction."),
	goesTo: z.enum(["exile", "hand", "castle"]).optional().describe("Where it goes instead of the graveyard when it is destroyed."),
} satisfies Record<(typeof ABILITIES)[number], z.ZodType>;

export const Abilities = z.strictObject(abilities);

export const Ally = z
	.strictObject({
		name: z.string().min(1).max(LIMITS.name).optional().describe("Shown in results; default A1, D2, … by position on the side."),
		strength: z.int().min(-LIMITS.points).max(LIMITS.points).describe("Fuerza before the responses."),
		count: z.int().min(1).max(LIMITS.allies).optional().describe("How many such allies stand here; default 1."),
		...abilities,
		value: points.optional().describe("What losing it costs; default its Fuerza, at least 0."),
	})
	.describe("An ally, or several of one kind.");

export const Side = z.strictObject({
	allies: z.array(Ally).max(LIMITS.allies),
	castle: z.int().min(1).max(LIMITS.points).optional().describe("Cards in the Mazo Castillo; left out: more than any damage."),
	reduce: points.optional().describe("Points of the damage to this side's castle that are reduced."),
	reduceFrom: z.record(reference, points).optional().describe("Reductions that name their source, by attacker; they come first."),
});

export const Response = z
	.strictObject({
		ally: reference.describe("Name or position, such as A1."),
		strength: z.int().min(-LIMITS.points).max(LIMITS.points).optional().describe("Added to its Fuerza."),
		leaves: z.literal(true).optional().describe("It leaves play."),
		stopsBlocking: z.literal(true).optional(),
		cancelled: z.literal(true).optional().describe("Its attack is undone."),
		gains: Abilities.optional(),
		loses: z.array(z.enum(ABILITIES)).optional(),
	})
	.describe("One thing played in response to the stage, before Fuerzas are compared.");

export const MitosBoard = z
	.strictObject({
		$schema: z.string().optional(),
		game: z.literal("mitos"),
		rules: z.string().optional(),
		readings: z.record(z.string(), z.string()).optional().describe("Answers where the rules are open."),
		attacker: Side,
		defender: Side,
		blocks: z.record(reference, reference).optional().describe("Attacker: its blocker, by name or position."),
		responses: z.array(Response).max(LIMITS.responses).optional(),
	})
	.describe("Attack and blocks of Mitos y Leyendas as the stage Asignación de Daño begins.");

export type Abilities = z.infer<typeof Abilities>;
export type Ally = z.infer<typeof Ally>;
export type Side = z.infer<typeof Side>;
export type Response = z.infer<typeof Response>;
export type MitosBoard = z.infer<typeof MitosBoard>;
