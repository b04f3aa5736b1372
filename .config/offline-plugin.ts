/** Writes the service worker: the list of built files, and a name for this build, filled into `src/web/offline.js`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function offlinePlugin(): Plugin {
	return {
		name: "allot-offline",
		apply: "build",
		generateBundle(_options, bundle) {
			const files = Object.keys(bundle).sort();
			const hash = createHash("sha256");
			for (const file of files) {
				const output = bundle[file];
				hash.update(file).update(output?.type === "asset" ? output.source : (output?.code ?? ""));
			}
			const template = readFileSync(new URL("../src/web/offline.js", import.meta.url), "utf8");
			const source = template
				.replace("__BUILD__", JSON.stringify(`allot-${hash.digest("hex").slice(0, 12)}`))
				.replace("__FILES__", JSON.stringify(["./", ...files.filter((file) => file !== "index.html"), "icon.svg"]));
			this.emitFile({ type: "asset", fileName: "offline.js", source });
		},
	};
}
