/** The page as its users have it: built, served, and opened in a real Chromium. Without Chromium the tests are skipped, loudly. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { serveFolder } from "../../src/cli/static-server.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const hasChromium = existsSync(CHROMIUM);
if (!hasChromium)
	console.warn(`\n*** NO CHROMIUM at ${CHROMIUM}: the page is NOT tested in a browser. Set CHROMIUM, or install Debian's chromium. ***\n`);

const ARGUMENTS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export interface Site {
	readonly address: string;
	/** Where the built files are. */
	readonly folder: string;
	readonly browser: Browser;
	close(): Promise<void>;
}

/** Builds the page into a folder of its own, so that a stale build is never what is tested. */
export async function openSite(): Promise<Site> {
	const folder = mkdtempSync(join(tmpdir(), "allot-web-"));
	// The test runner's own value would make it a build for development.
	process.env.NODE_ENV = "production";
	await build({
		configFile: fileURLToPath(new URL("../../.config/vite.web.config.ts", import.meta.url)),
		logLevel: "error",
		build: { outDir: folder, emptyOutDir: true },
	});
	const { server, address } = await serveFolder(folder, 0);
	const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
	return { address, folder, browser, close: () => closeSite(server, browser, folder) };
}

async function closeSite(server: Server, browser: Browser, folder: string): Promise<void> {
	await browser.close();
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
	rmSync(folder, { recursive: true });
}

export interface Visit {
	readonly page: Page;
	/** What the console complained about, and errors nobody caught. */
	readonly complaints: readonly string[];
	/** Layout shift so far that no input explains. */
	shift(): Promise<number>;
	close(): Promise<void>;
}

/** Opens the page in a fresh profile. */
export async function visit(site: Site, hash = "", options: BrowserContextOptions = {}): Promise<Visit> {
	const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
	await context.addInitScript(() => {
		const seen = { value: 0 };
		Object.assign(window, { layoutShift: seen });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
				if (!entry.hadRecentInput) seen.value += entry.value;
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	context.setDefaultTimeout(8_000);
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	await page.goto(site.address + hash);
	return {
		page,
		complaints,
		shift: () => page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value),
		close: () => context.close(),
	};
}

export const boardHash = (notation: string) => `#${new URLSearchParams({ b: notation })}`;
