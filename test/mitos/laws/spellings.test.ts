import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { board, InputError, type MitosBoard, toNotation } from "../../../src/index.ts";
import { parseFile } from "../../../src/scenario/file.ts";
import { mitosBoard } from "../boards.ts";

const names = ["Hidra de Lernea", "Kratos", "El Cid: no", "a > b; c|d", 'el "Cid"', "x=y", "4*z", "-2", "Ñandú", "Kratos"];

const named = fc
	.tuple(mitosBoard(3), fc.array(fc.nat({ max: 30 }), { minLength: 6, maxLength: 6 }), fc.boolean())
	.map(([on, picks, several]): MitosBoard => {
		let next = 0;
		const side = (one: MitosBoard["attacker"]) => ({
			...one,
			allies: one.allies.map((ally, i) => {
				const name = names[picks[next++] as number];
				return { ...ally, ...(name === undefined || name.includes(":") ? {} : { name }), ...(several && i === 0 ? { count: 2 } : {}) };
			}),
		});
		// Positions move when an ally stands there twice, so blocks and responses are left out then.
		const { blocks = {}, responses = [], ...rest } = on;
		return board({
			...rest,
			attacker: side(on.attacker),
			defender: side(on.defender),
			...(several ? {} : { blocks, responses }),
		}) as MitosBoard;
	});

test("spellings: notation, JSON and YAML read back to the same board", () => {
	fc.assert(
		fc.property(named, (on) => {
			expect(board(toNotation(on))).toEqual(on);
			expect(board(JSON.parse(JSON.stringify(on)))).toEqual(on);
			expect(parseFile(stringify(on, { version: "1.2" }), "board.yaml")).toEqual(on);
		}),
		{ numRuns: 300 },
	);
});

test("spellings: any text is a board or a bad input with a place, never a crash", () => {
	const piece = fc.constantFrom(
		"5",
		"3#Héroe",
		"!",
		"4L2",
		"@30",
		"{reduce 2}",
		"{reduce",
		"|",
		"1:1",
		"1:9",
		"{A1 +2}",
		"{D1 gains #}",
		">",
		"W",
		"B",
		";",
		"x=",
		":",
		"~A",
		'"',
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 14 }), (pieces) => {
			try {
				board(`mitos: ${pieces.join(" ")}`);
			} catch (error) {
				expect(error).toBeInstanceOf(InputError);
				for (const issue of (error as InputError).issues) expect(issue.at).toBeDefined();
			}
		}),
		{ numRuns: 3000 },
	);
});
