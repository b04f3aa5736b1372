/** The solvers and the models for solvers outside. `solvers.es.ts` has the same keys. */
type P = Readonly<Record<string, string | number>>;

export const solversEn = {
	"milp-limit": (p: P) => `The mixed-integer solver has branched ${p.limit} times without coming to an end; use --solver structured.`,
	"milp-time-limit": (p: P) =>
		`The mixed-integer solver was stopped after ${p.seconds} s without an answer; give it more with --time-limit, or use --solver structured.`,
	"milp-too-large": (p: P) => `The number ${p.number} is too large for the mixed-integer solver; ${p.limit} is the most. Use --solver structured.`,
	"milp-wrong-answer": (p: P) =>
		`The mixed-integer solver gave an answer that breaks the row “${p.row}”, so it is not shown; use --solver structured.`,
	"milp-value": (p: P) => `The value of ${p.id} is ${p.value}; a mixed-integer model takes whole numbers only.`,
	"only-for-models": (p: P) => `${p.option} says what a model is about; it has no meaning with --to ${p.to}.`,
	"help.solver": (p: P) => `which solver answers: ${p.solvers}; all give the same answers, the first is the fast one`,
	"help.time-limit": (p: P) => `the most seconds that --solver milp may take; default ${p.seconds}`,
	"help.goal": (p: P) => `what a model asks for: ${p.goals}; default best for lp, legal for minizinc and asp`,
} as const;
