/** Stands in for node:child_process in the built command: commander would start programs with it, and we have none. Loading it takes 4 ms. */
export function spawn(): never {
	throw new Error("allot starts no other program");
}
