/** The top of the page: name, gallery, language, theme. */
import { useRef } from "preact/hooks";
import type { GalleryBoard } from "../gallery/board.ts";
import { GALLERY } from "../gallery/gallery.ts";
import { LANGUAGES } from "../messages/messages.ts";
import { GAMES } from "../rules/registry.ts";
import { IconButton, Segments } from "./parts/controls.tsx";
import { Icon } from "./parts/icon.tsx";
import { language, THEMES, t, theme } from "./state/language.ts";
import { board, loadBoard } from "./state/workspace.ts";

const THEME_ICONS = { auto: "auto", light: "sun", dark: "moon" } as const;

export function Header() {
	const gallery = useRef<HTMLDialogElement>(null);
	const nextTheme = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] as (typeof THEMES)[number];
	return (
		<header class="top">
			<div class="brand">
				<img src="./icon.svg" alt="" width="36" height="36" />
				<h1>allot</h1>
				<p>{t("web.tagline")}</p>
			</div>
			<div class="top-tools">
				<Segments
					legend={t("web.game")}
					value={board.value.game}
					values={GAMES}
					label={(each) => t(`web.game.${each}`)}
					onChange={(each) => open(GALLERY[each][0] as GalleryBoard)}
				/>
				<button type="button" class="quiet" onClick={() => gallery.current?.showModal()}>
					<Icon name="book" />
					{t("web.gallery")}
				</button>
				<Segments
					legend={t("web.language")}
					value={language.value}
					values={LANGUAGES}
					label={(each) => <abbr title={t(`web.language.${each}`)}>{each.toUpperCase()}</abbr>}
					onChange={(each) => (language.value = each)}
				/>
				<IconButton
					icon={THEME_ICONS[theme.value]}
					label={t("web.theme", { now: t(`web.theme.${theme.value}`) })}
					onClick={() => (theme.value = nextTheme)}
				/>
			</div>
			<dialog
				ref={gallery}
				class="gallery"
				aria-label={t("web.gallery")}
				onClick={(event) => event.target === gallery.current && gallery.current?.close()}
			>
				<div class="gallery-head">
					<h2>{t("web.gallery")}</h2>
					<IconButton icon="close" label={t("web.close")} onClick={() => gallery.current?.close()} />
				</div>
				<ul>
					{GALLERY[board.value.game].map((named) => (
						<li key={named.id}>
							<button
								type="button"
								onClick={() => {
									open(named);
									gallery.current?.close();
								}}
							>
								<b>{t(`gallery.${named.id}`)}</b>
								<code>{named.notation}</code>
								<span>{t(`gallery.${named.id}.shows`)}</span>
							</button>
						</li>
					))}
				</ul>
			</dialog>
		</header>
	);
}

function open({ notation, side = "attacker" }: GalleryBoard): void {
	loadBoard({ text: notation, side, amounts: [] });
}
