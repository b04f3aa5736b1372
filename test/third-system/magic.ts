/**
 * A third rule system, small on purpose: combat damage in Magic since 2024. An attacker divides its damage freely among its blockers;
 * with trample the player attacked may be given some too, but only once every blocker has lethal damage. Used in tests only, to show
 * that a rule system is data for the core and that nothing else has to change for one more.
 */
import type { Issue } from "../../src/core/errors.ts";
import type { AssignmentProblem, Recipient } from "../../src/core/problem.ts";
import type { RuleSystem } from "../../src/rules/rule-system.ts";
import { splitSides, type Token } from "../../src/rules/tokens.ts";

export interface MagicBoard {
	game: "magic";
	attacker: { power: number; trample: boolean; deathtouch: boolean };
	blockers: { toughness: number; marked: number }[];
}

/** `6T > 3 2M1`: power with T for trample and D for deathtouch; toughness with Mk for k damage marked. */
export const magic: RuleSystem<MagicBoard> = {
	id: "magic",
	versions: [{ id: "2024", published: "2024-11-15", atoms: [] }],
	readings: [],
	readBody(tokens, report) {
		const { sides } = splitSides(tokens, report);
		const [, power = "0", flags = ""] = /^(\d+)([TD]*)$/.exec(sides[0][0]?.text ?? "") ?? [];
		const blockers = sides[1].map((token: Token) => {
			const [, toughness = "0", marked = "0"] = /^(\d+)(?:M(\d+))?$/.exec(token.text) ?? [];
			return { toughness: Number(toughness), marked: Number(marked) };
		});
		return { game: "magic", attacker: { power: Number(power), trample: flags.includes("T"), deathtouch: flags.includes("D") }, blockers };
	},
	writeBody({ attacker, blockers }) {
		const flags = `${attacker.trample ? "T" : ""}${attacker.deathtouch ? "D" : ""}`;
		return [`${attacker.power}${flags}`, ">", ...blockers.map(({ toughness, marked }) => `${toughness}${marked > 0 ? `M${marked}` : ""}`)].join(" ");
	},
	inspect: ({ blockers }): Issue[] =>
		blockers.flatMap(({ toughness, marked }, i) => (marked >= toughness ? [{ code: "already-lethal", params: {}, path: ["blockers", i] }] : [])),
	canonical: (board) => board,
};

/** Blockers are one class, to be filled in any way; the player comes after them, and no amount is ever too much for anybody. */
export function magicProblem({ attacker, blockers }: MagicBoard): AssignmentProblem {
	const recipient = (id: string, need: number, priority: number): Recipient => ({ id, need, classes: [priority], killAt: need, value: 1 });
	const lethal = (toughness: number, marked: number) => (attacker.deathtouch ? 1 : toughness - marked);
	return {
		pool: attacker.power,
		recipients: [
			...blockers.map(({ toughness, marked }, i) => recipient(`B${i + 1}`, lethal(toughness, marked), 0)),
			...(attacker.trample ? [recipient("player", Number.POSITIVE_INFINITY, 1)] : []),
		],
		fill: "free",
		cap: "none",
		surplus: "any",
		exempt: "nothing",
	};
}
