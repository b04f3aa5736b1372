/** Line icons, 24 × 24. Decoration only: the control around one has the name. */
const PATHS = {
	plus: "M12 5v14M5 12h14",
	minus: "M5 12h14",
	copy: "M9 9h10v10H9zM5 15V5h10",
	trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
	close: "M6 6l12 12M18 6L6 18",
	grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
	undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
	redo: "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3",
	pencil: "M5 19l1-4L16 5l3 3L9 18z",
	dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01",
	check: "M5 12l5 5 9-11",
	alert: "M12 4l9 16H3zM12 10v4M12 17h.01",
	book: "M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM19 4h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4z",
	share:
		"M8 11l8-4M8 13l8 4M18 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
	download: "M12 4v11M7 11l5 5 5-5M5 20h14",
	print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
	sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M5.600 18.400L7 17M17 7l1.400-1.400",
	moon: "M19 14A8 8 0 1 1 10 5a6.500 6.500 0 0 0 9 9z",
	auto: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
	left: "M14 6l-6 6 6 6",
	right: "M10 6l6 6-6 6",
	link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
	return (
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={PATHS[name]} />
		</svg>
	);
}
