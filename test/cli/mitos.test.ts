/** The command on Mitos y Leyendas boards, from outside. */
import { describe, expect, test } from "vitest";
import { allot } from "./command.ts";

const BOARD = "mitos: 5#Héroe 4 3 > Hidra=3#Titán!Héroe 3L @30 {reduce 2} | 1:1 3:2";

const json = async (...args: string[]) => JSON.parse((await allot([...args, "--format", "json"])).out);

describe("text in the game's words", () => {
	test("resolve, in Spanish: every step with where it is stated", async () => {
		const { out, code } = await allot(["resolve", BOARD, "--lang", "es"]);
		expect(code).toBe(0);
		expect(out).toBe(`Mitos y Leyendas DAR
0. Respuestas (DAR 5.3.4)
   Nadie responde.
1. Comparación de Fuerzas (DAR 5.3.4)
   A1 (Fuerza 5) supera a Hidra (Fuerza 3): 2 puntos de Daño; Hidra queda marcado.
   A2 (Fuerza 4) no está bloqueado: 4 puntos de Daño.
   A3 (Fuerza 3) empata con D2 (Fuerza 3): 0 puntos de Daño; ambos quedan marcados.
2. Daño (DAR 5.3.4)
   Todo el Daño es un solo evento: 6 puntos.
3. Reducción (FAQ)
   Se reducen 2 puntos (A1 2): quedan 4.
4. Mazo Castillo (DAR 5.3.4)
   Se Botan 4 cartas del Mazo Castillo al Cementerio, una por una: 30 → 26.
5. Destrucción (DAR 5.3.4)
   A3 es Destruido por Daño de Combate de D2: va al Cementerio.
   Hidra es Destruido por Daño de Combate de A1: va al Cementerio.
   D2 es Destruido por Daño de Combate de A3: va al Cementerio.
6. «Cuando este Aliado salga del juego» (DAR 4.6.7)
   Se disparan en este orden, las del jugador activo primero: D2.
`);
	});

	test("enumerate: resolutions, and of a slice its numbers", async () => {
		expect((await allot(["enumerate", BOARD, "--skip", "1", "--limit", "1"])).out).toBe(
			"Mitos y Leyendas DAR · the defender reduces 2 points · 3 resolutions\n1  A1 −1  A2 −1  defender's triggers: D2\n1 of 3, from #1.\n",
		);
	});

	test("best blocking and best attack", async () => {
		expect((await allot(["best", "mitos: 5 4 3 > 3 3 @30 {reduce 2}"])).out).toContain("Cost for the defender: 7\n");
		expect((await allot(["best", "mitos: 5 > 9 @30", "--decision", "attack", "--lang", "es"])).out).toContain("Mejor no atacar.\n");
	});
});

describe("JSON as the contract has it", () => {
	test("resolve", async () => {
		expect(await json("resolve", BOARD)).toMatchObject({
			damageBy: { A1: 2, A2: 4, A3: 0 },
			reducedBy: { A1: 2, A2: 0, A3: 0 },
			damage: 4,
			milled: 4,
			exiled: 0,
			castle: { before: 30, after: 26 },
			destroyed: [
				{ ally: "A3", by: "D2" },
				{ ally: "Hidra", by: "A1" },
				{ ally: "D2", by: "A3" },
			],
			survivors: ["A1", "A2"],
			triggers: ["D2"],
			gameOver: false,
		});
	});

	test("reduction vectors are assignments, by every solver", async () => {
		for (const solver of ["structured", "milp", "brute-force"]) {
			const report = await json("enumerate", BOARD, "--decision", "reduce", "--solver", solver);
			expect(report.assignments).toEqual([
				[2, 0, 0],
				[1, 1, 0],
				[0, 2, 0],
			]);
		}
		expect((await allot(["check", BOARD, "--assign", "0,3,0"])).code).toBe(1);
		expect((await allot(["check", BOARD, "--assign", "A2=2"])).code).toBe(0);
	});

	test("blocks, their number, the best of them by every solver", async () => {
		const report = await json("enumerate", BOARD, "--decision", "blocks");
		expect(report.count).toBe("13");
		expect(report.blockings).toContainEqual({ A1: "Hidra", A3: "D2" });
		expect((await allot(["count", BOARD, "--decision", "blocks"])).out).toBe("13\n");
		for (const solver of ["structured", "milp", "brute-force"]) {
			expect(await json("best", BOARD, "--decision", "blocks", "--solver", solver)).toMatchObject({ cost: 4, optimal: true });
		}
		expect(await json("best", "mitos: 9 > @4")).toMatchObject({ cost: "castle-lost" });
	});

	test("samples are reproducible and of every decision", async () => {
		for (const [decision, key] of [
			["resolutions", "resolutions"],
			["blocks", "blockings"],
			["reduce", "assignments"],
			["prevent", "preventions"],
			["order", "orders"],
		] as const) {
			const draw = () => json("sample", BOARD, "-n", "3", "--seed", "7", "--decision", decision);
			const report = await draw();
			expect(report[key]).toHaveLength(3);
			expect(await draw()).toEqual(report);
		}
	}, 60_000);
});

describe("rows", () => {
	test("ndjson and csv", async () => {
		expect((await allot(["enumerate", BOARD, "--decision", "blocks", "--format", "ndjson", "--limit", "2"])).out).toBe('{}\n{"A3":"Hidra"}\n');
		expect((await allot(["enumerate", BOARD, "--decision", "blocks", "--format", "csv", "--limit", "2"])).out).toBe("A1,A2,A3\n,,\n,,Hidra\n");
	});
});

test("options of another game are refused by name", async () => {
	expect(await allot(["best", "5 > 3", "--decision", "blocks"])).toMatchObject({ code: 2, err: "allot: --decision is not for riftbound boards.\n" });
	expect(await allot(["best", BOARD, "--top", "3"])).toMatchObject({ code: 2, err: "allot: --top is not for mitos boards.\n" });
});

test("serve answers what the commands print", async () => {
	const ask = (id: number, method: string, params: object) => JSON.stringify({ jsonrpc: "2.0", id, method, params: { board: BOARD, ...params } });
	const calls: [string, object, string[]][] = [
		["resolve", {}, ["resolve", BOARD]],
		["count", { decision: "blocks" }, ["count", BOARD, "--decision", "blocks"]],
		["enumerate", {}, ["enumerate", BOARD]],
		["best", { decision: "attack" }, ["best", BOARD, "--decision", "attack"]],
		["outcomes", {}, ["outcomes", BOARD]],
		["sample", { n: 2, seed: 3 }, ["sample", BOARD, "-n", "2", "--seed", "3"]],
	];
	const { out } = await allot(["serve"], { input: `${calls.map(([method, params], id) => ask(id, method, params)).join("\n")}\n` });
	const answers = out
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	for (const [id, [, , args]] of calls.entries()) expect(answers[id]).toEqual({ jsonrpc: "2.0", id, result: await json(...args) });
}, 60_000);
