/** Ctrl-C as a value: the first one asks the work to end cleanly, a second one ends the process. */
export interface Interruptible {
	readonly stopped: boolean;
	/** The items until Ctrl-C is pressed. */
	guard<T>(items: Iterable<T>): Generator<T>;
}

export function interruptible(): Interruptible {
	let stopped = false;
	process.once("SIGINT", () => {
		stopped = true;
	});
	return {
		get stopped() {
			return stopped;
		},
		*guard(items) {
			for (const item of items) {
				yield item;
				if (stopped) return;
			}
		},
	};
}
