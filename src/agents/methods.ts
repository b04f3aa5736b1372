/** The methods of `allot serve`: one per command, parameters as one object. What comes back is what the command prints as JSON. */
import { z } from "zod";
import { enumerate } from "../queries/enumerate.ts";
import { bestReport } from "../reports/best.ts";
import { checkReport } from "../reports/check.ts";
import { countReport } from "../reports/count.ts";
import { diffReport } from "../reports/diff.ts";
import { chosenProblem, headerOf } from "../reports/header.ts";
import { mitosBestReport } from "../reports/mitos/best.ts";
import { mitosCountReport } from "../reports/mitos/count.ts";
import { mitosDiffReport } from "../reports/mitos/diff.ts";
import { mitosEnumerateReport } from "../reports/mitos/enumerate.ts";
import { listingOf } from "../reports/mitos/listing.ts";
import { mitosOutcomesReport } from "../reports/mitos/outcomes.ts";
import { mitosResolveReport } from "../reports/mitos/resolve.ts";
import { mitosSampleReport } from "../reports/mitos/sample.ts";
import { outcomesReport } from "../reports/outcomes.ts";
import { resolveReport } from "../reports/resolve.ts";
import { rulesReport } from "../reports/rules.ts";
import { sampleReport } from "../reports/sample.ts";
import { board } from "../scenario/board.ts";
import { toNotation } from "../scenario/notation.ts";
import { boardSchema } from "../scenario/schemas.ts";

/** Assignments in one answer unless the call sets another limit. */
const ASSIGNMENTS_LISTED = 10_000;
/** And the most one answer holds: it is put together in memory. */
const ASSIGNMENTS_MOST = 1_000_000n;

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

/** Parameters that only Mitos y Leyendas boards have. */
const choice = { decision: z.string().optional(), prevent: z.string().optional() };
const { require: _, ...withoutRequire } = common;

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
		{
			...common,
			...choice,
			skip: whole.optional(),
			limit: whole.refine((limit) => limit <= ASSIGNMENTS_MOST, { message: `at most ${ASSIGNMENTS_MOST} in one answer; go on with skip` }).optional(),
			shard: z.strictObject({ index: z.int().min(0), of: z.int().min(1) }).optional(),
		},
		({ board: input, skip = 0n, limit = BigInt(ASSIGNMENTS_LISTED), shard, ...options }) => {
			const stands = board(input);
			const slice = { skip, limit, ...(shard ? { shard } : {}) };
			if (stands.game === "mitos" && options.decision !== "reduce") return mitosEnumerateReport(stands, options, slice);
			const stated = chosenProblem(stands, options);
			const run = enumerate(stated, slice);
			const assignments = [...run];
			return { ...headerOf(stated, options.lang), count: String(run.count), from: String(run.from), assignments, completion: run.completion };
		},
	),
	count: method({ ...common, ...choice }, ({ board: input, ...options }) => {
		const stands = board(input);
		return stands.game === "mitos" && options.decision !== "reduce" ? mitosCountReport(stands, options) : countReport(stands, options);
	}),
	sample: method(
		{ ...common, ...choice, n: z.int().min(0).max(1_000_000).optional(), seed: z.int().optional() },
		({ board: input, n, ...options }) => {
			const stands = board(input);
			if (stands.game === "mitos" && options.decision !== "reduce")
				return mitosSampleReport(listingOf(stands, options), { size: n, seed: options.seed }).report;
			return sampleReport(stands, { ...options, size: n });
		},
	),
	check: method({ ...common, assign: amounts }, ({ board: input, assign, ...options }) => checkReport(board(input), assign, options)),
	best: method(
		{
			...common,
			decision: choice.decision,
			castleWeight: z.number().optional(),
			solver: z.string().optional(),
			top: z.int().min(1).max(100_000).optional(),
		},
		({ board: input, solver, ...options }) => {
			const stands = board(input);
			return stands.game === "mitos" ? mitosBestReport(stands, { ...options, solver }) : bestReport(stands, options);
		},
	),
	outcomes: method({ ...common, prevent: choice.prevent, limit: z.int().min(0).max(1_000_000).optional() }, ({ board: input, ...options }) => {
		const stands = board(input);
		return stands.game === "mitos" ? mitosOutcomesReport(stands, options) : outcomesReport(stands, options);
	}),
	diff: method({ ...withoutRequire, a: z.string(), b: z.string(), limit: z.int().min(0).max(10_000).optional() }, ({ board: input, ...options }) => {
		const stands = board(input);
		return stands.game === "mitos" ? mitosDiffReport(stands, options) : diffReport(stands, options);
	}),
	resolve: method(
		{
			...common,
			prevent: choice.prevent,
			reduction: amounts.optional(),
			attack: amounts.optional(),
			defend: amounts.optional(),
			conquerValue: z.int().optional(),
			ask: z.array(z.string()).optional(),
		},
		({ board: input, ...options }) => {
			const stands = board(input);
			return stands.game === "mitos" ? mitosResolveReport(stands, options) : resolveReport(stands, options);
		},
	),
	convert: method({ board: common.board, to: z.enum(["notation", "json"]) }, ({ board: input, to }) => {
		const converted = board(input);
		return to === "notation" ? toNotation(converted) : converted;
	}),
	schema: method({}, () => boardSchema()),
	rules: method({}, () => rulesReport()),
};
