import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offlinePlugin } from "./offline-plugin.ts";

export default defineConfig({
	root: fileURLToPath(new URL("../src/web", import.meta.url)),
	// Relative addresses: the page works under any path of any static host.
	base: "./",
	// The package's main entry relies on Node's Buffer.
	resolve: { alias: { "csv-stringify/sync": "csv-stringify/browser/esm/sync" } },
	build: {
		outDir: fileURLToPath(new URL("../dist/web", import.meta.url)),
		emptyOutDir: true,
		target: "es2022",
		modulePreload: { polyfill: false },
	},
	worker: { format: "es" },
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	plugins: [offlinePlugin()],
});
