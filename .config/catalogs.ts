/**
 * What only the page says – its buttons, the gallery – is left out of its worker, which answers questions, and of the command: those
 * catalogs are empty there.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ONLY_THE_PAGE = /src\/messages\/(web|web-mitos|gallery)\.(en|es)\.ts$/;

export function withoutPageCatalogs(): Plugin {
	return {
		name: "without-page-catalogs",
		load(id) {
			if (!ONLY_THE_PAGE.test(id)) return null;
			const names = [...readFileSync(id, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
			return names.map((name) => `export const ${name} = {};`).join("\n");
		},
	};
}
