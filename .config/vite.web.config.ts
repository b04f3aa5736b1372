import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { withoutPageCatalogs } from "./catalogs.ts";
import { offlinePlugin } from "./offline-plugin.ts";

export default defineConfig({
	root: fileURLToPath(new URL("../src/web", import.meta.url)),
	// Relative addresses: the page works under any path of any static host.
	base: "./",
	resolve: {
		alias: {
			"javascript-lp-solver": fileURLToPath(new URL("./no-lp-solver.ts", import.meta.url)),
		},
	},
	build: {
		outDir: fileURLToPath(new URL("../dist/web", import.meta.url)),
		emptyOutDir: true,
		target: "es2022",
		modulePreload: { polyfill: false },
	},
	worker: { format: "es", plugins: () => [withoutPageCatalogs()] },
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	plugins: [offlinePlugin()],
});
