import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { withoutPageCatalogs } from "./catalogs.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MAIN = at("../src/cli/main.ts");

interface Modules {
	getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** What takes long to load, and what only some calls need. */
const HEAVY = /^node:(http|worker_threads)$|(^|\/node_modules\/)(piscina|zod|yaml|javascript-lp-solver)(\/|$)/;

let quick: ReadonlySet<string> | undefined;

/** What the entry and the commands load at once, but for commands that load something heavy. */
function quickModules(modules: Modules): ReadonlySet<string> {
	const closure = (id: string, found = new Set<string>()) => {
		if (found.has(id)) return found;
		found.add(id);
		for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closure(imported, found);
		return found;
	};
	const all = closure(MAIN);
	for (const command of [...all].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])) {
		const loaded = closure(command);
		if (![...loaded].some((id) => HEAVY.test(id))) for (const id of loaded) all.add(id);
	}
	// The entry waits for the command it calls: a module that waits must not be in a file that others import.
	all.delete(MAIN);
	return all;
}

/**
 * The command in few files, since opening a file for every module takes longer than most answers. All of them lie side by side, so that
 * a worker's file is found from any of them.
 */
export default defineConfig({
	root: at(".."),
	publicDir: false,
	resolve: { alias: { "node:child_process": at("./no-child-process.ts") } },
	build: {
		ssr: true,
		outDir: at("../dist/cli"),
		emptyOutDir: true,
		target: "node20",
		minify: true,
		rolldownOptions: {
			input: {
				main: MAIN,
				"milp-worker": at("../src/cli/milp-worker.ts"),
				"range-worker": at("../src/audit/range-worker.ts"),
				// What a worker of the tests speaks.
				deadline: at("../src/cli/deadline.ts"),
			},
			output: {
				entryFileNames: "[name].js",
				chunkFileNames: "[name]-[hash].js",
				codeSplitting: {
					includeDependenciesRecursively: false,
					groups: [
						{
							debugName: "allot",
							name(id, modules) {
								quick ??= quickModules(modules as Modules);
								return quick.has(id) ? "allot" : null;
							},
						},
					],
				},
			},
		},
	},
	plugins: [withoutPageCatalogs()],
	// The small libraries that every call needs; the others are loaded from where they are installed, by the calls that need them.
	ssr: { noExternal: ["commander", "pure-rand", "tinyqueue"] },
});
