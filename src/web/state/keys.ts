/** Undo and redo from the keyboard. */
import { redoStep, undoStep } from "./workspace.ts";

export function followKeys(): void {
	addEventListener("keydown", (event) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
		const key = event.key.toLowerCase();
		const back = key === "z" && !event.shiftKey;
		const forth = key === "y" || (key === "z" && event.shiftKey);
		if (!back && !forth) return;
		// The page's history also holds what was typed, so one history serves fields and cards alike.
		event.preventDefault();
		if (back) undoStep();
		else redoStep();
	});
}
