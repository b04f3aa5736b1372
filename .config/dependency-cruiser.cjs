/** Imports point only inward: core ← solvers ← queries ← rules ← scenario ← reports ← formats, agents, audit ← cli, web. */
const only = (from, allowed) => ({
	name: `${from}-imports-only-inward`,
	severity: "error",
	from: { path: `^src/${from}/` },
	to: { path: "^src/", pathNot: [`^src/(${[from, ...allowed].join("|")})/`] },
});

module.exports = {
	forbidden: [
		only("core", []),
		only("solvers", ["core"]),
		only("queries", ["core", "solvers"]),
		only("rules", ["core", "solvers", "queries"]),
		only("messages", []),
		only("scenario", ["core", "rules"]),
		only("reports", ["core", "solvers", "queries", "rules", "scenario", "messages"]),
		only("formats", ["core", "solvers", "queries", "rules", "scenario", "messages", "reports"]),
		only("agents", ["core", "solvers", "queries", "rules", "scenario", "messages", "reports"]),
		{
			name: "no-node-in-the-library",
			comment: "Everything but the command runs in a browser too.",
			severity: "error",
			from: { path: "^src/", pathNot: ["^src/cli/", "^src/audit/"] },
			to: { dependencyTypes: ["core"] },
		},
		{
			name: "core-has-no-packages",
			severity: "error",
			from: { path: "^src/core/" },
			to: { dependencyTypes: ["npm", "core"] },
		},
		{ name: "no-circular", severity: "error", from: {}, to: { circular: true } },
		{ name: "no-orphans", severity: "error", from: { orphan: true, path: "^src/", pathNot: "\\.d\\.ts$|^src/web/offline\\.js$" }, to: {} },
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: "specify",
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
	},
};
