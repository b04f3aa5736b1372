import type { SideName } from "../rules/rule-system.ts";

/** A board with a name. */
export interface GalleryBoard {
	/** Its name is the message `gallery.<id>`, what it shows `gallery.<id>.shows`. */
	readonly id: string;
	readonly notation: string;
	/** Who assigns; default the attacker. */
	readonly side?: SideName;
}
