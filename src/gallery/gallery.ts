/** Named boards: one list for the README, the help, the tests and the page. */
import type { Game } from "../rules/registry.ts";
import type { GalleryBoard } from "./board.ts";
import { MITOS_BOARDS } from "./mitos.ts";
import { RIFTBOUND_BOARDS } from "./riftbound.ts";

export const GALLERY: Readonly<Record<Game, readonly GalleryBoard[]>> = { riftbound: RIFTBOUND_BOARDS, mitos: MITOS_BOARDS };
