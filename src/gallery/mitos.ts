/** Boards of Mitos y Leyendas worth a name. Sources in `rules/mitos/README.md`. */
import type { GalleryBoard } from "./board.ts";

export const MITOS_BOARDS = [
	{ id: "hidra-blocks", notation: "mitos: 5#Héroe 5 4 > Hidra=3#Titán!Héroe 3 @30 {reduce 2} | 1:1 2:2", side: "defender" },
	{ id: "hidra-other", notation: "mitos: 5 > Hidra=3#Titán!Héroe @30 | 1:1", side: "defender" },
	{ id: "equal-strength", notation: "mitos: 3 > 3 @30 | 1:1", side: "defender" },
	{ id: "indestructible", notation: "mitos: 5 > 3I @30 | 1:1", side: "defender" },
	{ id: "split-reduction", notation: "mitos: 5 4E 3 > 3 @12 {reduce 4} | 1:1", side: "defender" },
	{ id: "who-blocks", notation: "mitos: 6 5U 4 3 > 5 4W 3L 2 @15", side: "defender" },
	{ id: "last-cards", notation: "mitos: 5 4 > 4 3R @6 | 1:2", side: "defender" },
] as const satisfies readonly GalleryBoard[];
