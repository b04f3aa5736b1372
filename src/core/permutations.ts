/** Orders of n things, ranked lexicographically: 0 is 0, 1, … n − 1. */
const factorials: bigint[] = [1n];

/** n!, remembered; n is expected to be small. */
export function factorial(n: number): bigint {
	for (let i = factorials.length; i <= n; i++) factorials.push((factorials[i - 1] as bigint) * BigInt(i));
	return factorials[n] as bigint;
}

/** The permutation of 0 … n − 1 with this rank in lexicographic order. */
export function nthOrder(n: number, rank: bigint): number[] {
	const left = Array.from({ length: n }, (_, i) => i);
	let rest = rank;
	return Array.from({ length: n }, (_, i) => {
		const block = factorial(n - 1 - i);
		const [chosen] = left.splice(Number(rest / block), 1);
		rest %= block;
		return chosen as number;
	});
}

/** Goes to the next permutation in lexicographic order; from the last back to the first, and false. */
export function nextOrder(order: number[]): boolean {
	let i = order.length - 2;
	while (i >= 0 && (order[i] as number) > (order[i + 1] as number)) i--;
	if (i < 0) {
		order.reverse();
		return false;
	}
	let j = order.length - 1;
	while ((order[j] as number) < (order[i] as number)) j--;
	[order[i], order[j]] = [order[j] as number, order[i] as number];
	for (let a = i + 1, b = order.length - 1; a < b; a++, b--) [order[a], order[b]] = [order[b] as number, order[a] as number];
	return true;
}
