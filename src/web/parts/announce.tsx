/** What a sighted user sees happen is said to a screen reader, in one polite live region. */
import { signal } from "@preact/signals";

const said = signal("");

export function announce(sentence: string): void {
	// The same sentence twice is only read twice when the text changes.
	said.value = said.value === sentence ? `${sentence}\u00a0` : sentence;
}

export function Announcer() {
	return (
		<p class="hidden" role="status" aria-live="polite">
			{said.value}
		</p>
	);
}
