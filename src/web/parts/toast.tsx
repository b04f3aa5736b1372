/** A sentence that appears at the edge and goes by itself. */
import { signal } from "@preact/signals";

const shown = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** Time it stays, in milliseconds. */
const STAY = 3_500;

export function toast(sentence: string): void {
	shown.value = sentence;
	clearTimeout(timer);
	timer = setTimeout(() => (shown.value = ""), STAY);
}

export function Toast() {
	return (
		<div class={shown.value ? "toast shown" : "toast"} role="status">
			{shown.value}
		</div>
	);
}
