/** The plots of an audit's page, as SVG text: nothing is loaded and no script runs, so that the page reads offline and prints. */
import { type Language, say } from "../../messages/messages.ts";
import type { AuditReport } from "./report.ts";
import { percent } from "./text.ts";

const CELL = { width: 44, height: 30 };
const LEFT = 64;
const TOP = 18;
const BAR = { width: 420, height: 26 };
const CURVE = { width: 520, height: 180 };
/** Hues of the curves, one per number of units; chosen to stay apart for color-blind readers. */
const HUES = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

export function escapeMarkup(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** A heat map: a row per number of units, a column per pool, the darker the greater the share of boards that stand out. */
export function cellMap({ cells }: AuditReport, lang: Language): string {
	const pools = [...new Set(cells.map(({ pool }) => pool))];
	const units = [...new Set(cells.map((cell) => cell.units))];
	const most = Math.max(...cells.map(shareOf), 0);
	const squares = cells.map((cell) => {
		const share = shareOf(cell);
		const [x, y] = [LEFT + pools.indexOf(cell.pool) * CELL.width, TOP + units.indexOf(cell.units) * CELL.height];
		const strength = most === 0 ? 0 : share / most;
		return [
			`<g><title>${escapeMarkup(say(lang, "audit.plot.cell", { ...cell }))}</title>`,
			`<rect x="${x}" y="${y}" width="${CELL.width - 2}" height="${CELL.height - 2}" rx="3" class="cell" fill-opacity="${(0.06 + 0.94 * strength).toFixed(3)}"/>`,
			`<text x="${x + CELL.width / 2 - 1}" y="${y + CELL.height / 2 + 4}" class="${strength > 0.55 ? "on-dark" : "on-light"}" text-anchor="middle">`,
			`${share === 0 ? "·" : escapeMarkup(short(share))}</text></g>`,
		].join("");
	});
	const bottom = TOP + units.length * CELL.height;
	const labels = [
		...units.map((count, i) => `<text x="${LEFT - 10}" y="${TOP + i * CELL.height + CELL.height / 2 + 4}" text-anchor="end">${count}</text>`),
		...pools.map((pool, i) => `<text x="${LEFT + i * CELL.width + CELL.width / 2 - 1}" y="${bottom + 14}" text-anchor="middle">${pool}</text>`),
		axis(12, TOP + (units.length * CELL.height) / 2, say(lang, "audit.plot.units"), true),
		axis(LEFT + (pools.length * CELL.width) / 2, bottom + 32, say(lang, "audit.plot.pool")),
	];
	return svg(LEFT + pools.length * CELL.width + 8, bottom + 40, say(lang, "audit.plot.cells"), [...squares, ...labels]);
}

/** Bars: how many boards each kind has; the longest bar is the most frequent kind. */
export function groupBars({ groups }: AuditReport, lang: Language): string {
	const most = Math.max(...groups.map(({ share }) => share), 0);
	const rows = groups.flatMap(({ message, share, boards }, i) => {
		const y = TOP + i * (BAR.height + 18);
		const width = most === 0 ? 0 : Math.max(2, (share / most) * BAR.width);
		return [
			`<text x="0" y="${y + 10}">${escapeMarkup(message)}</text>`,
			`<rect x="0" y="${y + 15}" width="${width.toFixed(1)}" height="${BAR.height - 12}" rx="3" class="bar"/>`,
			`<text x="${(width + 8).toFixed(1)}" y="${y + 27}" class="faint">${boards} (${escapeMarkup(percent(share))})</text>`,
		];
	});
	return svg(BAR.width + 160, TOP + groups.length * (BAR.height + 18), say(lang, "audit.plot.groups"), rows);
}

/** Curves: the share of boards that stand out, over the pool, one curve per number of units. */
export function poolCurves({ cells }: AuditReport, lang: Language): string {
	const pools = [...new Set(cells.map(({ pool }) => pool))];
	const units = [...new Set(cells.map((cell) => cell.units))];
	const most = Math.max(...cells.map(shareOf), 0) || 1;
	const x = (pool: number) => LEFT + (pools.length < 2 ? 0 : (pools.indexOf(pool) / (pools.length - 1)) * CURVE.width);
	const y = (share: number) => TOP + CURVE.height * (1 - share / most);
	const curves = units.map((count, i) => {
		const own = cells.filter((cell) => cell.units === count);
		const points = own.map((cell) => `${x(cell.pool).toFixed(1)},${y(shareOf(cell)).toFixed(1)}`);
		return `<polyline points="${points.join(" ")}" fill="none" stroke="${HUES[i % HUES.length]}" stroke-width="2"/>`;
	});
	// Each curve's name at its end, moved up as far as needed to keep it off the one below.
	let lowest = Infinity;
	const names = units
		.map((count, i) => ({ count, i, last: cells.findLast((cell) => cell.units === count) as (typeof cells)[number] }))
		.sort((one, other) => shareOf(one.last) - shareOf(other.last))
		.map(({ count, i, last }) => {
			lowest = Math.min(y(shareOf(last)) + 4, lowest - 14);
			return `<text x="${x(last.pool) + 6}" y="${lowest.toFixed(1)}" style="fill:${HUES[i % HUES.length]}">${count}</text>`;
		});
	const grid = [0, 0.5, 1].flatMap((part) => [
		`<line x1="${LEFT}" x2="${LEFT + CURVE.width}" y1="${y(part * most)}" y2="${y(part * most)}" class="grid"/>`,
		`<text x="${LEFT - 8}" y="${y(part * most) + 4}" text-anchor="end">${escapeMarkup(percent(part * most))}</text>`,
	]);
	const labels = pools.map((pool) => `<text x="${x(pool)}" y="${TOP + CURVE.height + 16}" text-anchor="middle">${pool}</text>`);
	const bottom = TOP + CURVE.height + 34;
	const axes = [
		axis(LEFT + CURVE.width / 2, bottom, say(lang, "audit.plot.pool")),
		axis(LEFT + CURVE.width + 40, TOP + CURVE.height / 2, say(lang, "audit.plot.units"), true),
	];
	return svg(LEFT + CURVE.width + 60, bottom + 8, say(lang, "audit.plot.pools"), [...grid, ...curves, ...names, ...labels, ...axes]);
}

function shareOf({ boards, found }: { readonly boards: string; readonly found: string }): number {
	return boards === "0" ? 0 : Number(found) / Number(boards);
}

/** A share in at most four characters. */
function short(share: number): string {
	const value = share * 100;
	return value < 0.1 ? "<0.1" : value < 10 ? value.toFixed(1) : value.toFixed(0);
}

function axis(x: number, y: number, text: string, upright = false): string {
	return `<text x="${x}" y="${y}" text-anchor="middle" class="faint"${upright ? ` transform="rotate(-90 ${x} ${y})"` : ""}>${escapeMarkup(text)}</text>`;
}

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
	return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeMarkup(title)}">${parts.join("")}</svg>`;
}
