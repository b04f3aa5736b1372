/** What holds for every state of the page: accessible, quiet, steady, small, uncut, without a network, whatever the size of the answer. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardHash, hasChromium, openSite, type Site, visit } from "./page.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const MITOS = boardHash("mitos: 5#Héroe 5 4 > Hidra=3#Titán!Héroe 3L @30 {reduce 2} | 1:1 2:2 {A1 +2}");
/** More assignments than 10^30. */
const SWARM = boardHash("100 > 120*3");

describe.skipIf(!hasChromium)("the page", () => {
	let site: Site;
	beforeAll(async () => {
		site = await openSite();
	});
	afterAll(() => site?.close());

	const states: [string, string, Parameters<typeof visit>[2], ((page: Page) => Promise<unknown>)?][] = [
		["light", `${boardHash("7 > Poppy=4TM1 Recruit=2 Kayn=3I Caitlyn=2TBP2X")}&a=3.2.0.2`, { colorScheme: "light" }],
		["dark, illegal", `${boardHash("3 > Caitlyn=3TB 2 2")}&a=1.2.0`, { colorScheme: "dark" }],
		["Spanish, phone", boardHash("5 > 3 3 3 3"), { locale: "es-CL", viewport: { width: 360, height: 740 } }],
		["Mitos y Leyendas, dark", MITOS, { colorScheme: "dark", locale: "es-CL" }],
		["Mitos y Leyendas, phone", MITOS, { viewport: { width: 360, height: 740 } }],
		["a mistake", boardHash("5 > 3Q"), {}],
		["a skipped step", boardHash("5 >"), {}],
		["more than can be counted by hand", SWARM, {}],
		["the details of a unit", boardHash("5 > Poppy=3P2X"), {}, (page) => page.getByRole("button", { name: "Poppy", exact: true }).click()],
		["the gallery", "", {}, (page) => page.getByRole("button", { name: "Boards" }).click()],
	];
	test.each(states)("is accessible, complains of nothing and shifts nothing: %s", async (_name, hash, options, act) => {
		const { page, complaints, shift, close } = await visit(site, hash, options);
		await page.locator("#app > *").first().waitFor();
		await act?.(page);
		await page.waitForTimeout(600);
		await page.evaluate(AXE);
		const found = await page.evaluate(async () => {
			const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, { resultTypes: ["violations"] });
			return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
		});
		expect(found).toEqual([]);
		expect(complaints).toEqual([]);
		expect(await shift()).toBeLessThan(0.01);
		await close();
	});

	test.each([
		["Riftbound, English", `${boardHash("7 > Poppy=4TM1 Recruit=2 Kayn=3I Caitlyn=2TBP2X")}&a=3.2.0.2`, "en-US"],
		["Riftbound, Spanish", `${boardHash("3 > Caitlyn=3TB 2 2")}&a=1.2.0`, "es-CL"],
		["Mitos y Leyendas, Spanish", MITOS, "es-CL"],
		["a swarm", SWARM, "es-CL"],
	])("cuts no text at 360 pixels: %s", async (_name, hash, locale) => {
		const { page, close } = await visit(site, hash, { viewport: { width: 360, height: 740 }, locale });
		await page.waitForTimeout(600);
		const cut = await page.evaluate(() => {
			// What may be longer than its place: it scrolls, or is in full elsewhere (ids and rows in their titles).
			const elsewhere = ".list, .drawing, pre, .hidden, .plot, .side-head .quiet span, textarea";
			const found: string[] = [];
			for (const element of document.querySelectorAll<HTMLElement>("body *")) {
				if (element.closest(elsewhere) || element.getClientRects().length === 0) continue;
				const { right, left } = element.getBoundingClientRect();
				const text = element.textContent?.trim().slice(0, 40);
				if (right > innerWidth + 1 || left < -1) found.push(`out of sight: ${element.className} ${text}`);
				const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
				if (own && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== "visible") found.push(`cut: ${text}`);
				if (element instanceof HTMLSelectElement) {
					const measure = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
					measure.font = getComputedStyle(element).font;
					const room = element.clientWidth - Number.parseFloat(getComputedStyle(element).paddingLeft) - 22;
					const chosen = element.selectedOptions[0]?.text ?? "";
					if (measure.measureText(chosen).width > room) found.push(`cut: ${chosen}`);
				}
			}
			return found;
		});
		expect(cut).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await close();
	});

	test("is under 150 kB at first load, compressed, plots apart", () => {
		const files = readdirSync(join(site.folder, "assets")).filter((file) => !/^(bars|csv)-/.test(file));
		const sizes = [...files.map((file) => join("assets", file)), "index.html", "icon.svg"].map(
			(file) => gzipSync(readFileSync(join(site.folder, file))).length,
		);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
	});

	test("loads no more than that", async () => {
		const { page, close } = await visit(site, boardHash("5 > 3 3"));
		await page.waitForTimeout(500);
		const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
		expect(loaded.filter((name) => /bars-|csv-/.test(name))).toEqual([]);
		expect(loaded.every((name) => name.startsWith(new URL(page.url()).origin))).toBe(true);
		await close();
	});

	test("works without a network after the first load, plots and CSV included", async () => {
		const { page, complaints, close } = await visit(site, boardHash("5 > 3 3 3 3"));
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.context().setOffline(true);
		await page.reload();
		await page.locator("[data-count='12']").waitFor();
		await page.getByText("What can happen").scrollIntoViewIfNeeded();
		await page.locator(".plot svg").first().waitFor();
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Save CSV" }).click();
		const saved = readFileSync(await (await download).path(), "utf8");
		expect(saved.split("\n").slice(0, 3)).toEqual(["D1,D2,D3,D4", "3,2,0,0", "3,0,2,0"]);
		expect(complaints.filter((text) => !text.includes("net::ERR_INTERNET_DISCONNECTED"))).toEqual([]);
		await close();
	});

	test("scrolls a list beyond 10^30 with as many elements at every place, exact at both ends", async () => {
		const { page, close } = await visit(site, SWARM);
		const list = page.getByRole("listbox");
		await page.locator("[data-count='31798512973755081577245811385160']").waitFor();
		await page.getByRole("option", { name: /^Number 0: D1–D33 3, D34 1/ }).waitFor();
		const nodes = () => page.locator(".list *").count();
		const before = await nodes();
		const counts = new Set<number>();
		for (const share of [0.1, 0.37, 0.5, 0.93]) {
			await list.evaluate((element, to) => element.scrollTo(0, to * element.scrollHeight), share);
			await page.waitForTimeout(120);
			for (let i = 0; i < 5; i++) {
				await list.evaluate((element) => element.scrollBy(0, 57));
				await page.waitForTimeout(30);
				counts.add(await nodes());
			}
		}
		expect(Math.max(...counts)).toBeLessThanOrEqual(before + 10);
		expect(await page.locator(".row").count()).toBeLessThan(16);
		await list.focus();
		await page.keyboard.press("End");
		await page.getByRole("option", { name: /^Number 31798512973755081577245811385159: D87 1, D88–D120 3/ }).waitFor();
		await page.keyboard.press("Home");
		await page.getByRole("option", { name: /^Number 0: / }).waitFor();
		// A small movement is a small movement, however long the list.
		await page.mouse.move(...(await middle(list)));
		await page.mouse.wheel(0, 34 * 4);
		await page.getByRole("option", { name: /^Number 5: / }).waitFor();
		await page.getByRole("option", { name: /^Number 1: / }).waitFor({ state: "detached" });
		await close();
	});

	test("never freezes, and stops long work when asked", async () => {
		const { page, close } = await visit(site, boardHash("1000*9 > 1000*12"));
		const stop = page.getByRole("button", { name: "Stop", exact: true });
		await stop.waitFor();
		const longest = await page.evaluate(async () => {
			let most = 0;
			let last = performance.now();
			for (let i = 0; i < 20; i++) {
				await new Promise(requestAnimationFrame);
				most = Math.max(most, performance.now() - last);
				last = performance.now();
			}
			return most;
		});
		expect(longest).toBeLessThan(2_000);
		await stop.click();
		await page.getByRole("button", { name: "Start again" }).waitFor();
		await close();
	});

	test("moves nothing for those who asked for it", async () => {
		const { page, close } = await visit(site, "", { reducedMotion: "reduce" });
		const moving = await page.evaluate(
			() =>
				[...document.querySelectorAll("*")].filter((element) => {
					const { transitionDuration, animationName } = getComputedStyle(element);
					return transitionDuration !== "0s" || animationName !== "none";
				}).length,
		);
		expect(moving).toBe(0);
		await close();
	});

	test("saves the diagram as SVG and PNG, copies link, notation, JSON and command", async () => {
		const { page, complaints, close } = await visit(site, `${boardHash("3 > Caitlyn=3TB 2 2")}&a=0.2.1`, {
			permissions: ["clipboard-read", "clipboard-write"],
		});
		await page.locator(".node.lit").first().waitFor();
		const save = async (name: string) => {
			const download = page.waitForEvent("download");
			await page.getByRole("button", { name }).click();
			return readFileSync(await (await download).path());
		};
		expect((await save("Save SVG")).toString()).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
		expect((await save("Save PNG")).subarray(1, 4).toString()).toBe("PNG");
		const copied = async (name: string) => {
			await page.getByRole("button", { name }).click();
			return page.evaluate(() => navigator.clipboard.readText());
		};
		expect(await copied("Copy notation")).toBe("3 > Caitlyn=3TB 2 2");
		expect(JSON.parse(await copied("Copy JSON"))).toMatchObject({ game: "riftbound", attacker: { units: [{ might: 3 }] } });
		expect(await copied("Copy command")).toBe("npx allot enumerate '3 > Caitlyn=3TB 2 2'");
		expect(await copied("Copy link")).toContain("#b=3+%3E+Caitlyn");
		expect(complaints).toEqual([]);
		await close();
	});
});

async function middle(locator: ReturnType<Page["locator"]>): Promise<[number, number]> {
	const box = await locator.boundingBox();
	if (box === null) throw new Error("not in sight");
	return [box.x + box.width / 2, box.y + box.height / 2];
}
