/** The methods of `allot serve`: one per command, parameters as one object. What comes back is what the command prints as JSON. */
import { z } from "zod";
import { enumerate } from "../queries/enumerate.ts";
import { bestReport } from "../reports/best.ts";
import { checkReport } from "../reports/check.ts";
import { countReport } from "../reports/count.ts";
import { chosenProblem, headerOf } from "../reports/header.ts";
import { outcomesReport } from "../reports/outcomes.ts";
import { resolveReport } from "../reports/resolve.ts";
import { rulesReport } from "../reports/rules.ts";
import { sampleReport } from "../reports/sample.ts";
import { board } from "../scenario/board.ts";
import { toNotation } from "../scenario/notation.ts";
import { boardSchema } from "../scenario/schemas.ts";

/** Assignments in one answer unless the call sets another limit. */
const ASSIGNMENTS_LISTED = 10_000;

const whole = z.union([z.int().min(0), z.string().regex(/^\d{1,400}$/)]).transform((value) => BigInt(value));
const amounts = z.union([z.string(), z.array(z.int().min(0))]);

const common = {
	board: z.union([z.string(), z.record(z.string(), z.unknown())]),
	side: z.enum(["attacker", "defender"]).optional(),
	rules: z.string().optional(),
	readings: z.record(z.string(), z.string()).optional(),
	require: z.array(z.string()).optional(),
	lang: z.enum(["en", "es"]).optional(),
};

/** A method's parameters and what it answers. */
interface Method {
	readonly params: z.ZodType;
	answer(params: never): unknown;
}

function method<Shape extends z.ZodRawShape>(shape: Shape, answer: (params: z.infer<z.ZodObject<Shape>>) => unknown): Method {
	return { params: z.strictObject(shape), answer };
}

export const METHODS: Readonly<Record<string, Method>> = {
	enumerate: method(
		{ ...common, skip: whole.optional(), limit: whole.optional(), shard: z.strictObject({ index: z.int().min(0), of: z.int().min(1) }).optional() },
		({ board: input, skip = 0n, limit = BigInt(ASSIGNMENTS_LISTED), shard, ...options }) => {
			const stated = chosenProblem(board(input), options);
			const run = enumerate(stated, { skip, limit, ...(shard ? { shard } : {}) });
			const assignments = [...run];
			return { ...headerOf(stated, options.lang), count: String(run.count), from: String(run.from), assignments, completion: run.completion };
		},
	),
	count: method(common, ({ board: input, ...options }) => countReport(board(input), options)),
	sample: method({ ...common, n: z.int().min(0).max(1_000_000).optional(), seed: z.int().optional() }, ({ board: input, n, ...options }) =>
		sampleReport(board(input), { ...options, size: n }),
	),
	check: method({ ...common, assign: amounts }, ({ board: input, assign, ...options }) => checkReport(board(input), assign, options)),
	best: method({ ...common, top: z.int().min(1).max(100_000).optional() }, ({ board: input, ...options }) => bestReport(board(input), options)),
	outcomes: method({ ...common, limit: z.int().min(0).max(1_000_000).optional() }, ({ board: input, ...options }) =>
		outcomesReport(board(input), options),
	),
	resolve: method(
		{ ...common, attack: amounts.optional(), defend: amounts.optional(), conquerValue: z.int().optional(), ask: z.array(z.string()).optional() },
		({ board: input, ...options }) => resolveReport(board(input), options),
	),
	convert: method({ board: common.board, to: z.enum(["notation", "json"]) }, ({ board: input, to }) => {
		const converted = board(input);
		return to === "notation" ? toNotation(converted) : converted;
	}),
	schema: method({}, () => boardSchema()),
	rules: method({}, () => rulesReport()),
};
