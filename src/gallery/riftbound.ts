/** Riftbound boards worth a name: each shows one thing that players and programs get wrong. Sources in `rules/riftbound/README.md`. */
import type { GalleryBoard } from "./board.ts";

export const RIFTBOUND_BOARDS = [
	{ id: "showdown", notation: "7 > Poppy=4TM1 Recruit=2 Kayn=3 Caitlyn=2TB" },
	{ id: "tank-then-caitlyn", notation: "6 > Poppy=3T Recruit=2 Caitlyn=2B" },
	{ id: "caitlyn-with-tank", notation: "3 > Caitlyn=3TB 2 2" },
	{ id: "two-caitlyns", notation: "5 > 2*Caitlyn=2TB Recruit=3" },
	{ id: "four-alike", notation: "5 > 3 3 3 3" },
	{ id: "no-forced-kill", notation: "4 > 5 3" },
	{ id: "already-hurt", notation: "5 > 4*3M1" },
	{ id: "immune-kayn", notation: "4 > Kayn=6TI 3" },
	{ id: "counter-strike", notation: "12 > 4TP 4" },
	{ id: "ki-barrier", notation: "12 > 4TP7 4" },
	{ id: "lotus-trap", notation: "3 > 2 2X" },
	{ id: "where-excess-goes", notation: "6 > 2 2" },
	{ id: "elder-dragon", notation: "{elder} 4 > 9T 5 5" },
	{ id: "dune-surfer", notation: "{ignore-tank} 5 > 5T 3 2" },
	{ id: "both-sides-fight", notation: "Kayn=4A1 3 2 > Poppy=3TS1 Caitlyn=3B 2Z", side: "defender" },
	{ id: "swarm", notation: "100 > 120*3" },
] as const satisfies readonly GalleryBoard[];
