import "@preact/signals";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.tsx";
import { followKeys } from "./state/keys.ts";
import { followReader } from "./state/language.ts";
import { followList } from "./state/list.ts";
import { fromFragment } from "./state/share.ts";
import { followStudies } from "./state/studies.ts";
import { fragment, loadBoard } from "./state/workspace.ts";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/board.css";
import "./styles/answers.css";
import "./styles/mitos.css";
import "./styles/pictures.css";
import "./styles/print.css";

followReader();
followList();
followStudies();
followKeys();

// The address always says what the page shows, so that reloading or sharing it brings the same back.
effect(() => history.replaceState(null, "", fragment.value));
addEventListener("hashchange", () => {
	const shared = fromFragment(location.hash);
	if (shared !== null && location.hash !== fragment.value) loadBoard(shared);
});

render(<App />, document.getElementById("app") as HTMLElement);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
	// Without it (a browser that refuses, a page opened from a file) everything works, only not offline.
	addEventListener("load", () => void navigator.serviceWorker.register(new URL("./offline.js", document.baseURI)).catch(() => {}));
}
