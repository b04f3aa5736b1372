/** The board of a Riftbound combat. This schema is the one source of the type, of what a file may hold, and of the JSON Schema. */
import { z } from "zod";
import { LIMITS } from "./limits.ts";

const points = z.int().min(0).max(LIMITS.points);

export const Replacement = z
	.union([z.strictObject({ prevent: points }), z.enum(["double", "prevent-all"])])
	.describe("What happens to damage dealt to the unit, in the order its controller chose: prevent the next n, prevent all once, or double.");

export const Unit = z
	.strictObject({
		name: z.string().min(1).max(LIMITS.name).optional().describe("Shown in results; default A1, D2, … by position on the side."),
		might: z.int().min(-LIMITS.points).max(LIMITS.points).describe("Printed Might with permanent changes; below 0 counts as 0."),
		count: z.int().min(1).max(LIMITS.units).optional().describe("How many such units stand here; default 1."),
		marked: points.optional().describe("Damage already marked on it."),
		tank: z.boolean().optional().describe("Must be assigned combat damage first."),
		backline: z.boolean().optional().describe("Must be assigned combat damage last."),
		immune: z.boolean().optional().describe("Cannot be dealt damage."),
		stunned: z.boolean().optional().describe("Adds no Might to its side's sum."),
		dealsNoCombatDamage: z.boolean().optional().describe("Adds no Might to its side's sum."),
		assault: points.optional().describe("Extra Might while it attacks."),
		shield: points.optional().describe("Extra Might while it defends."),
		replacements: z.array(Replacement).max(LIMITS.replacements).optional(),
		value: points.optional().describe("What killing it is worth; default its Might, at least 1."),
	})
	.describe("A unit, or several of one kind.");

export const Side = z.strictObject({
	units: z.array(Unit).max(LIMITS.units),
	anyDamageIsLethal: z.boolean().optional().describe("Any damage this side deals is lethal."),
	ignores: z
		.array(z.enum(["tank", "backline"]))
		.max(2)
		.optional()
		.describe("Keywords this side ignores when it assigns."),
});

export const RiftboundBoard = z
	.strictObject({
		$schema: z.string().optional(),
		game: z.literal("riftbound"),
		rules: z.string().optional().describe("Version of the Core Rules; default the newest."),
		readings: z.record(z.string(), z.string()).optional().describe("Answers where the rules are open."),
		attacker: Side,
		defender: Side,
	})
	.describe("Two sides of a Riftbound combat.");

export type Replacement = z.infer<typeof Replacement>;
export type Unit = z.infer<typeof Unit>;
export type Side = z.infer<typeof Side>;
export type RiftboundBoard = z.infer<typeof RiftboundBoard>;
