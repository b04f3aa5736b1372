/**
 * One thing that is wrong with an input: a code and its parameters (sentences live in `messages/`), and where it is.
 * `path` leads into the data (["attacker", "units", 0, "might"]); `at` is a place in the text, when there was a text.
 */
export interface Issue {
	readonly code: string;
	readonly params: Readonly<Record<string, string | number>>;
	readonly path?: readonly (string | number)[];
	readonly at?: Place;
}

/** Where in a text: line and column count from 1, `length` in characters. */
export interface Place {
	readonly line: number;
	readonly column: number;
	readonly length: number;
}

/** Bad input. `message` is for logs: one line per issue, code and parameters; users are shown the sentences of `messages/`. */
export class InputError extends Error {
	readonly code = "bad-input";
	readonly issues: readonly Issue[];
	/** The text the places refer to, with its name: a file, or null for a notation. */
	readonly source: { readonly name: string | null; readonly text: string } | undefined;

	constructor(issues: readonly Issue[], source?: { name: string | null; text: string }) {
		super(issues.map((issue) => `${issue.code} ${JSON.stringify(issue.params)}`).join("\n"));
		this.name = "InputError";
		this.issues = issues;
		this.source = source;
	}
}

/** Issues in the order of their places. */
export function inOrder(issues: readonly Issue[]): Issue[] {
	return issues.toSorted((a, b) => (a.at?.line ?? 0) - (b.at?.line ?? 0) || (a.at?.column ?? 0) - (b.at?.column ?? 0));
}

/** Throws an InputError for one issue without a place. */
export function refuse(code: string, params: Issue["params"] = {}): never {
	throw new InputError([{ code, params }]);
}
