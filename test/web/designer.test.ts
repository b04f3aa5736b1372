/** What a rules designer does with the page, from an empty board to a shared address. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardHash, hasChromium, openSite, type Site, visit } from "./page.ts";

describe.skipIf(!hasChromium)("a designer", () => {
	let site: Site;
	beforeAll(async () => {
		site = await openSite();
	});
	afterAll(() => site?.close());

	test("builds Caitlyn with Tank by hand, tries the in-between, reads the rule, takes the nearest", async () => {
		const { page, complaints, close } = await visit(site, boardHash("3 >"));
		const defenders = page.getByRole("region", { name: "Defenders" });
		for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Add defender" }).click();
		await page.getByLabel("Might: D2").fill("2");
		await page.getByLabel("Might: D3").fill("2");
		await defenders.getByRole("button", { name: "D1", exact: true }).click();
		await page.getByLabel("Name", { exact: true }).fill("Caitlyn");
		await page.getByRole("button", { name: "Tank", exact: true }).click();
		await page.getByRole("button", { name: "Backline", exact: true }).click();
		await page.getByRole("button", { name: "Close the details" }).click();
		await expect.poll(() => page.getByLabel("Board in one line").inputValue()).toBe("3 > Caitlyn=3TB 2 2");
		await page.locator("[data-count='3']").waitFor();

		// In between: neither first nor last.
		await page.getByRole("button", { name: "One more to Caitlyn" }).click();
		await page.getByRole("group", { name: "Damage to D2" }).getByRole("button", { name: "Lethal" }).click();
		const verdict = page.getByRole("region", { name: "Why not?" });
		await verdict.getByText("Illegal").waitFor();
		expect(await verdict.locator(".rule").allTextContents()).toContain("465.2.c.8");
		expect(await verdict.textContent()).toContain("Caitlyn must be both first and last");
		expect(await page.locator(".card:has(.strip.fault)").count()).toBe(1);

		await verdict.getByRole("button", { name: "Take it" }).click();
		await verdict.getByText("Legal", { exact: true }).waitFor();
		expect(await page.getByLabel("Points for Caitlyn", { exact: true }).inputValue()).toBe("0");
		expect(await page.locator(".node.lit").count()).toBe(4);
		expect(complaints).toEqual([]);
		await close();
	});

	test("cites the number of the version in use", async () => {
		const { page, close } = await visit(site, `${boardHash("3 > Caitlyn=3TB 2 2")}&a=1.2.0`);
		await page.getByLabel("Version").first().selectOption("1.2");
		await page.getByText("443.1.d.7").waitFor();
		expect(await page.getByLabel("Board in one line").inputValue()).toBe("3 > Caitlyn=3TB 2 2 ; rules=1.2");
		await close();
	});

	test("switches excess from any to last and sees what vanishes; compare says why", async () => {
		const { page, close } = await visit(site, boardHash("6 > 2 2B"));
		await page.locator("[data-count='3']").waitFor();
		const compare = page.getByRole("region", { name: "Compare two rule sets" });
		await compare.getByText("Only A allows 2, only B allows 0, both allow 1.").waitFor();
		expect(await compare.textContent()).toContain("In B: Under the reading excess=last");
		await page.getByLabel("Excess damage").first().selectOption("last");
		await page.locator("[data-count='1']").waitFor();
		await page.keyboard.press("Control+z");
		await page.locator("[data-count='3']").waitFor();
		await close();
	});

	test("shares the address and opens it in a second page, in Spanish", async () => {
		const first = await visit(site, boardHash("5 > 3 3 3 3"));
		await first.page.locator("[data-count='12']").waitFor();
		await first.page.getByRole("option", { name: /^Number 7:/ }).click();
		await first.page.getByText("It is number 7 of the list.").waitFor();
		const address = first.page.url();
		const second = await visit(site, new URL(address).hash, { locale: "es-CL" });
		await second.page.getByText("Es la número 7 de la lista.").waitFor();
		expect(await second.page.locator("html").getAttribute("lang")).toBe("es");
		await second.page.getByRole("radio", { name: "EN", exact: true }).check();
		await second.page.getByText("It is number 7 of the list.").waitFor();
		expect(second.page.url()).toBe(address);
		await first.close();
		await second.close();
	});

	test("types a mistake and gets a caret under it; the cards stay", async () => {
		const { page, close } = await visit(site, boardHash("5 > 3 3"));
		await page.getByLabel("Board in one line").fill("5 > 3Q 3");
		expect(await page.locator(".mistake pre").textContent()).toBe("5 > 3Q 3\n     ^");
		await page.getByText("There is no flag “Q”").waitFor();
		expect(await page.locator("[data-cards=defender] [data-card]").count()).toBe(2);
		await page.getByLabel("Board in one line").fill("5 > 3 3 1");
		await expect.poll(() => page.locator("[data-cards=defender] [data-card]").count()).toBe(3);
		await close();
	});

	test("reorders with the keyboard and by dragging, copies and deletes, undoes and redoes", async () => {
		const { page, close } = await visit(site, boardHash("5 > A=3 B=2 C=1"));
		const line = () => page.getByLabel("Board in one line").inputValue();
		await page.getByRole("button", { name: "Move C", exact: true }).focus();
		await page.keyboard.press("ArrowLeft");
		expect(await line()).toBe("5 > A=3 C=1 B=2");
		const grip = await page.getByRole("button", { name: "Move B", exact: true }).boundingBox();
		const target = await page.locator("[data-card='defender/0']").boundingBox();
		if (grip === null || target === null) throw new Error("not in sight");
		await page.mouse.move(grip.x + 8, grip.y + 8);
		await page.mouse.down();
		await page.mouse.move(target.x + 20, target.y + 60, { steps: 6 });
		await page.mouse.move(target.x + 12, target.y + 60);
		await page.mouse.up();
		expect(await line()).toBe("5 > B=2 A=3 C=1");
		await page.getByRole("button", { name: "Copy A", exact: true }).click();
		await page.getByRole("button", { name: "Remove C" }).click();
		expect(await line()).toBe("5 > B=2 A=3 A=3");
		for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Undo" }).click();
		expect(await line()).toBe("5 > A=3 B=2 C=1");
		for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Redo" }).click();
		expect(await line()).toBe("5 > B=2 A=3 A=3");
		await close();
	});

	test("filters the list, jumps to a rank, takes a random one and the best one", async () => {
		const { page, close } = await visit(site, boardHash("5 > 3 3 3 3"));
		await page.locator("[data-count='12']").waitFor();
		await page.getByRole("group", { name: "Only assignments in which D1" }).getByRole("button", { name: "dies" }).click();
		await page.locator("[data-count='3']").waitFor();
		await page.getByText("of 12 in all").waitFor();
		await page.getByRole("group", { name: "Only assignments in which D2" }).getByRole("button", { name: "dies" }).click();
		await page.getByText("can't be met together", { exact: false }).or(page.locator(".answers .issues")).first().waitFor();
		await page.getByRole("button", { name: "Show all" }).click();
		await page.getByLabel("Go to number").fill("11");
		await page.getByRole("button", { name: "Go", exact: true }).click();
		await page.getByText("It is number 11 of the list.").waitFor();
		await page.getByRole("button", { name: "A random one" }).click();
		await page.getByText(/It is number \d+ of the list\./).waitFor();
		await page.getByRole("button", { name: "Use : D1 3, D2 2" }).click();
		await page.getByText("It is number 0 of the list.").waitFor();
		await close();
	});

	test("plays Hidra de Lernea in Spanish: blocks, reduction, the best blocking", async () => {
		const { page, complaints, close } = await visit(site, "", { locale: "es-CL" });
		await page.getByRole("radio", { name: "Mitos y Leyendas" }).check();
		await page.locator("[data-destroyed]").filter({ hasText: "Hidra, D2" }).waitFor();
		await page.getByText("30 → 24", { exact: true }).waitFor();

		// Not a Héroe: the damage passes, the Hidra stays.
		await page.getByLabel("Quién bloquea a A2").selectOption("Hidra");
		await page
			.locator("[data-destroyed]")
			.filter({ hasText: /^nadie$/ })
			.waitFor();
		expect(await page.getByLabel("El tablero en una línea").inputValue()).toContain("| 2:1");
		await page.getByText("Hidra solo puede ser Destruido por Aliados oponentes de Raza Héroe.").waitFor();

		// The reduction: more than the attacker deals is illegal.
		const reduced = page.getByLabel("Puntos para A2", { exact: true });
		await reduced.fill("2");
		await page.getByText("Legal", { exact: true }).waitFor();

		// A dragged block: D2 onto A3.
		const grip = await page.getByRole("button", { name: "Mover D2" }).boundingBox();
		const slot = await page.locator("[data-drop=A3]").boundingBox();
		if (grip === null || slot === null) throw new Error("not in sight");
		await page.mouse.move(grip.x + 8, grip.y + 8);
		await page.mouse.down();
		await page.mouse.move(slot.x + 40, slot.y + 10, { steps: 8 });
		await page.mouse.up();
		await expect.poll(() => page.getByLabel("El tablero en una línea").inputValue()).toContain("2:1 3:2");

		await page.getByRole("button", { name: /^Usar/ }).click();
		await page.getByLabel("Quién bloquea a A3").waitFor();
		expect(complaints).toEqual([]);
		await close();
	});
});
