/** Bars of counts that may be beyond any double: their length is a share, their label the exact number. */
import { axisY, barX, plot, text } from "@observablehq/plot";

export interface Bar {
	readonly kills: string;
	readonly assignments: bigint;
}

export interface BarsOptions {
	/** Width of the drawing and height of a bar, in pixels. */
	readonly width: number;
	readonly bar: number;
	readonly label: string;
	readonly format: (count: bigint) => string;
}

/** Digits from which a label is abbreviated. */
const LONG = 15;

/** Draws the bars, which come in descending order. */
export function drawBars(bars: readonly Bar[], { width, bar, label, format }: BarsOptions): Element {
	const most = bars[0]?.assignments ?? 1n;
	const rows = bars.map(({ kills, assignments }, row) => {
		const digits = String(assignments);
		return {
			row,
			kills,
			share: Number((assignments * 10_000n) / most) / 10_000,
			label: digits.length > LONG ? `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}` : format(assignments),
		};
	});
	const left = Math.min(190, width * 0.4);
	return plot({
		width,
		height: bars.length * bar + 30,
		marginLeft: left,
		marginRight: 90,
		marginTop: 4,
		marginBottom: 26,
		x: { axis: null, domain: [0, 1] },
		y: { label: null, domain: rows.map(({ row }) => row) },
		ariaLabel: label,
		marks: [
			axisY({ tickSize: 0, tickFormat: (row: number) => rows[row]?.kills ?? "", lineWidth: 12, textOverflow: "ellipsis" }),
			barX(rows, { x: "share", y: "row", fill: "var(--accent)", rx: 3, insetTop: 4, insetBottom: 4 }),
			text(rows, { x: "share", y: "row", text: "label", textAnchor: "start", dx: 6, fill: "currentColor" }),
		],
		style: { background: "none", color: "var(--ink)", fontFamily: "inherit", fontSize: "13px", overflow: "visible" },
	});
}
