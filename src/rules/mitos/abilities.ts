/** The names of what an ally's abilities can say; apart from the schema, which the notation must not load. */
export const ABILITIES = [
	"races",
	"indestructible",
	"indestructibleWhenBlocking",
	"notDestroyedByAllies",
	"destroyedOnlyBy",
	"unblockable",
	"cannotBlock",
	"mustBlock",
	"blockableOnlyBy",
	"asIfUnblocked",
	"exilesDamage",
	"absorbs",
	"leavePlayTriggers",
	"watches",
	"preventable",
	"goesTo",
] as const;
