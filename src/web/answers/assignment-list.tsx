/**
 * Every legal assignment, by rank. Only the rows in sight exist: drawing costs their number, whatever the length of the list. The rows
 * stand in a layer that sticks to the window while the tall content behind them gives the scroll bar its range.
 */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Recipient } from "../../core/problem.ts";
import { grouped, t } from "../state/language.ts";
import { active, jump, list, page, reveal, rowsInSight, total, view, wanted, windowHeight } from "../state/list.ts";
import { amounts, giveAll, stated } from "../state/workspace.ts";
import { AssignmentRow, COLUMNS } from "./assignment-row.tsx";
import { goTo } from "./rank-tools.tsx";
import { barAt, contentHeight, ROW, scrolled } from "./scroll.ts";

/** Height of the row of names, in pixels. */
const HEAD = 34;

export function AssignmentList() {
	const scroller = useRef<HTMLDivElement>(null);
	const bar = useRef(0);
	const recipients = stated.value?.recipients ?? [];
	const { count } = list.value;
	const { rank: top, offset } = view.value;

	const columns = useMemo(() => columnsOf(recipients), [recipients]);

	const place = (position: number) => {
		bar.current = position;
		if (scroller.current !== null) scroller.current.scrollTop = position;
	};
	useSignalEffect(() => {
		const target = jump.value;
		const position = barAt(list.value, target);
		// The content has its height only after this render.
		requestAnimationFrame(() => place(position));
	});
	useEffect(() => {
		const observer = new ResizeObserver(([entry]) => {
			windowHeight.value = Math.max(ROW, Math.floor((entry as ResizeObserverEntry).contentRect.height) - HEAD);
		});
		observer.observe(scroller.current as HTMLDivElement);
		return () => observer.disconnect();
	}, []);

	const onScroll = () => {
		const now = (scroller.current as HTMLDivElement).scrollTop;
		if (Math.abs(now - bar.current) < 1) return;
		view.value = scrolled(list.value, view.value, bar.current, now);
		bar.current = now;
	};
	// At rest the bar goes where the view is, so that small movements never use up its range.
	const onScrollEnd = () => {
		const position = barAt(list.value, view.value);
		if (Math.abs(position - bar.current) >= 1) place(position);
	};
	const onKey = (event: KeyboardEvent) => {
		const at = active.value ?? -1n;
		const far = BigInt(Math.max(1, rowsInSight.value - 2));
		const moves: Record<string, bigint> = { ArrowDown: at + 1n, ArrowUp: at - 1n, PageDown: at + far, PageUp: at - far, Home: 0n, End: count - 1n };
		const to = moves[event.key];
		if (to === undefined || count === 0n) return;
		event.preventDefault();
		const rank = to < 0n ? 0n : to >= count ? count - 1n : to;
		reveal(rank);
		void goTo(rank, false);
	};

	const rows: bigint[] = [];
	for (let i = 0; i < rowsInSight.value && top + BigInt(i) < count; i++) rows.push(top + BigInt(i));
	return (
		<div
			ref={scroller}
			class="list"
			style={{
				"--row": `${ROW}px`,
				"--head": `${HEAD}px`,
				"--columns": columns.template,
				"--cells": `${columns.width}rem`,
				"--rank": `${Math.min(6, 2.2 + String(count).length * 0.55)}rem`,
			}}
			role="listbox"
			tabIndex={0}
			aria-label={t("web.list", { count: grouped(count) })}
			aria-activedescendant={active.value !== null && rows.includes(active.value) ? `rank-${active.value}` : undefined}
			onScroll={onScroll}
			onScrollEnd={onScrollEnd}
			onKeyDown={onKey}
		>
			<div class="list-head" aria-hidden="true">
				<span class="rank">#</span>
				{recipients.length > COLUMNS ? (
					<span class="cell wide">{t("web.who-gets")}</span>
				) : (
					recipients.map(({ id }) => (
						<span key={id} class="cell" title={id}>
							{id}
						</span>
					))
				)}
				<span class="dies-cell">{t("column.dies")}</span>
			</div>
			<div class="list-window">
				<div class="list-rows" style={{ transform: `translateY(${-offset}px)` }}>
					{rows.map((rank) => (
						<AssignmentRow
							key={String(rank)}
							rank={rank}
							cells={cellsOf(rank)}
							recipients={recipients}
							chosen={isChosen(rank)}
							count={count}
							onChoose={() => chooseRow(rank)}
						/>
					))}
				</div>
			</div>
			<div class="list-content" style={{ height: `${contentHeight(list.value)}px` }} />
			{count === 0n && (
				<div class="list-empty" role="option" aria-selected={false} aria-disabled>
					{t(total.value.state === "done" ? "nearest-none" : "web.computing")}
				</div>
			)}
		</div>
	);
}

/** The fetched amounts of a rank; null while they are on their way. */
function cellsOf(rank: bigint): Int32Array | null {
	const known = page.value;
	if (known === null || known.of !== wanted.value) return null;
	const row = Number(rank - known.from);
	return row < 0 || row >= known.rows ? null : known.amounts.subarray(row * known.size, (row + 1) * known.size);
}

function isChosen(rank: bigint): boolean {
	const cells = cellsOf(rank);
	const all = amounts.value;
	return cells !== null && cells.length === all.length && cells.every((amount, i) => amount === all[i]);
}

/** A row was clicked. */
function chooseRow(rank: bigint): void {
	const cells = cellsOf(rank);
	if (cells === null) return;
	active.value = rank;
	giveAll([...cells], "rank");
}

/** Columns wide enough for the greatest amount and, within reason, for their names; in rem. */
function columnsOf(recipients: readonly Recipient[]): { template: string; width: number } {
	if (recipients.length > COLUMNS) return { template: "minmax(12rem, 4fr)", width: 12 };
	const digits = String(stated.value?.pool ?? 0).length;
	const widths = recipients.map(({ id }) => Math.max(digits * 0.6 + 1.3, Math.min(5.5, id.length * 0.52 + 0.9)));
	return { template: widths.map((width) => `minmax(${width}rem, 1fr)`).join(" "), width: widths.reduce((sum, width) => sum + width, 0) };
}
