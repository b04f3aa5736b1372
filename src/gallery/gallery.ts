/** Named boards: one list for the README, the help, the tests and the page. */
import type { Game } from "../rules/registry.ts";
import type { SideName } from "../rules/rule-system.ts";
import { MITOS_BOARDS } from "./mitos.ts";
import { RIFTBOUND_BOARDS } from "./riftbound.ts";

export interface GalleryBoard {
	/** Its name is the message `gallery.<id>`, what it shows `gallery.<id>.shows`. */
	readonly id: string;
	readonly notation: string;
	/** Who assigns; default the attacker. */
	readonly side?: SideName;
}

export const GALLERY: Readonly<Record<Game, readonly GalleryBoard[]>> = { riftbound: RIFTBOUND_BOARDS, mitos: MITOS_BOARDS };
