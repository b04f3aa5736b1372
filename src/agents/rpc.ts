/** JSON-RPC 2.0 as a function from one line to the line that answers it, or null when nothing is to be answered. */
import { InputError } from "../core/errors.ts";
import { say } from "../messages/messages.ts";
import { METHODS } from "./methods.ts";

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

type Id = string | number | null;

interface Failure {
	readonly code: number;
	readonly message: string;
	readonly data?: unknown;
}

/** Answers one message: a request, a notification (no answer), or a batch of them (answers in the order of the requests). */
export function answerLine(line: string): string | null {
	let message: unknown;
	try {
		message = JSON.parse(line);
	} catch {
		return JSON.stringify(failed(null, { code: PARSE_ERROR, message: "Parse error" }));
	}
	if (!Array.isArray(message)) {
		const answer = answerOne(message);
		return answer === null ? null : JSON.stringify(answer);
	}
	if (message.length === 0) return JSON.stringify(failed(null, { code: INVALID_REQUEST, message: "Invalid Request" }));
	const answers = message.map(answerOne).filter((answer) => answer !== null);
	return answers.length === 0 ? null : JSON.stringify(answers);
}

function answerOne(message: unknown): object | null {
	if (!isRequest(message)) return failed(null, { code: INVALID_REQUEST, message: "Invalid Request" });
	const { id, method, params = {} } = message;
	const outcome = call(method, params);
	if (id === undefined) return null;
	return "failure" in outcome ? failed(id, outcome.failure) : { jsonrpc: "2.0", id, result: outcome.result };
}

function call(name: string, params: unknown): { result: unknown } | { failure: Failure } {
	const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
	if (method === undefined) return { failure: { code: METHOD_NOT_FOUND, message: "Method not found", data: { methods: Object.keys(METHODS) } } };
	const parsed = method.params.safeParse(params);
	if (!parsed.success) {
		const issues = parsed.error.issues.map(({ path, message }) => ({ path, message }));
		return { failure: { code: INVALID_PARAMS, message: "Invalid params", data: { issues } } };
	}
	try {
		return { result: method.answer(parsed.data as never) };
	} catch (error) {
		if (!(error instanceof InputError)) return { failure: { code: INTERNAL_ERROR, message: "Internal error" } };
		const lang = (params as { lang?: unknown }).lang === "es" ? "es" : "en";
		const issues = error.issues.map((issue) => ({ ...issue, message: say(lang, issue.code, issue.params) }));
		return { failure: { code: INVALID_PARAMS, message: "Invalid params", data: { issues } } };
	}
}

function isRequest(message: unknown): message is { id?: Id; method: string; params?: unknown } {
	if (typeof message !== "object" || message === null) return false;
	const { jsonrpc, method, id, params } = message as Record<string, unknown>;
	const idFits = id === undefined || id === null || typeof id === "string" || typeof id === "number";
	return jsonrpc === "2.0" && typeof method === "string" && idFits && (params === undefined || (typeof params === "object" && params !== null));
}

function failed(id: Id, error: Failure): object {
	return { jsonrpc: "2.0", id, error };
}
