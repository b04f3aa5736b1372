/** Timing that means something on a shared machine: cases take turns, round after round, and medians are compared, never single runs. */

/** One thing to measure. `run` does `work` units of it (solutions, questions, bytes) and gives how many, after the answer was checked. */
export interface Case {
	readonly suite: string;
	/** The instance or question. */
	readonly name: string;
	readonly runner: string;
	/** What a result counts, such as "assignments/s" or "ms". */
	readonly unit: string;
	/** "rate": work per second; "time": milliseconds per unit of work; "memory": what `run` gives, in MB. */
	readonly kind: "rate" | "time" | "memory";
	/** Throws when the answer is wrong; called once, before anything is timed. */
	validate?(): unknown;
	run(): number | Promise<number>;
	/** At most this many rounds, for what takes long. */
	readonly rounds?: number;
}

export interface Result {
	readonly suite: string;
	readonly name: string;
	readonly runner: string;
	readonly unit: string;
	readonly kind: Case["kind"];
	readonly median: number;
	/** Half the distance between the quartiles, relative to the median. */
	readonly spread: number;
	readonly samples: number;
	/** It gave up, or gave a wrong answer, after so long: the right one would have taken longer. */
	readonly gaveUp?: true;
}

/** Thrown by a validation: the runner was stopped by its own time limit without the right answer. */
export class GaveUp extends Error {
	readonly milliseconds: number;
	constructor(milliseconds: number) {
		super(`no right answer within ${(milliseconds / 1000).toFixed(0)} s`);
		this.milliseconds = milliseconds;
	}
}

/** Where results of work go, so that none of it can be left out as useless. */
export const sink = { value: 0 };

export async function measure(cases: readonly Case[], rounds: number, note: (text: string) => void): Promise<Result[]> {
	const sound: Case[] = [];
	const gaveUp: Result[] = [];
	for (const one of cases) {
		try {
			await one.validate?.();
			sound.push(one);
		} catch (error) {
			if (error instanceof GaveUp) {
				const { suite, name, runner, unit, kind } = one;
				gaveUp.push({ suite, name, runner, unit, kind, median: error.milliseconds, spread: 0, samples: 1, gaveUp: true });
			}
			note(`${one.suite} ${one.name} ${one.runner}: left out, ${error instanceof Error ? error.message : error}`);
		}
	}
	const samples = new Map<Case, number[]>(sound.map((one) => [one, []]));
	for (let round = 0; round < rounds; round++) {
		// Every round begins elsewhere, so that none is always the one after the heaviest.
		for (let i = 0; i < sound.length; i++) {
			const one = sound[(i + round) % sound.length] as Case;
			if (round >= (one.rounds ?? rounds)) continue;
			const start = performance.now();
			const work = await one.run();
			const milliseconds = performance.now() - start;
			(samples.get(one) as number[]).push(one.kind === "memory" ? work : one.kind === "rate" ? work / (milliseconds / 1000) : milliseconds / work);
		}
		note(`round ${round + 1} of ${rounds}`);
	}
	return [...sound.map((one) => summary(one, samples.get(one) as number[])), ...gaveUp];
}

function summary({ suite, name, runner, unit, kind }: Case, values: number[]): Result {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
	const median = at(0.5);
	return { suite, name, runner, unit, kind, median, spread: (at(0.75) - at(0.25)) / 2 / median, samples: sorted.length };
}
