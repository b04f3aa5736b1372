/** What an ally's abilities say, in a few words each. */
import type { Ally } from "../../rules/mitos/board.ts";
import type { Chip } from "../board/chips.ts";
import { t } from "../state/language.ts";

/** Abilities that are on or off, with the color of what they do. */
export const FLAGS = {
	indestructible: "plus",
	indestructibleWhenBlocking: "plus",
	notDestroyedByAllies: "plus",
	preventable: "plus",
	unblockable: "tank",
	cannotBlock: "weak",
	mustBlock: "weak",
	asIfUnblocked: "tank",
	exilesDamage: "backline",
	absorbs: "plus",
	watches: "effect",
} as const satisfies Partial<Record<keyof Ally, string>>;

export type Flag = keyof typeof FLAGS;

export function allyChips(ally: Ally): Chip[] {
	const { races = [], destroyedOnlyBy, blockableOnlyBy, leavePlayTriggers = 0, goesTo, value } = ally;
	const flags = (Object.keys(FLAGS) as Flag[]).filter((flag) => ally[flag]);
	return [
		...races.map((race) => ({ kind: "", text: race })),
		...flags.map((flag) => ({ kind: FLAGS[flag], text: t(`web.ally.${flag}`) })),
		...(destroyedOnlyBy ? [{ kind: "plus", text: t("web.ally.destroyedOnlyBy", { races: destroyedOnlyBy.races.join(", ") }) }] : []),
		...(blockableOnlyBy
			? [
					{
						kind: "tank",
						text: t("web.ally.blockableOnlyBy", { by: [blockableOnlyBy.strength ?? "", ...(blockableOnlyBy.races ?? [])].filter(String).join(", ") }),
					},
				]
			: []),
		...(leavePlayTriggers > 0 ? [{ kind: "effect", text: t("web.ally.triggers", { n: leavePlayTriggers }) }] : []),
		...(goesTo ? [{ kind: "weak", text: t(`web.ally.goes.${goesTo}`) }] : []),
		...(value === undefined ? [] : [{ kind: "plus", text: t("web.value-n", { n: value }) }]),
	];
}
