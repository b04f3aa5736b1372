/** Ways into the list: a rank, or a random one. */
import { useState } from "preact/hooks";
import { IconButton } from "../parts/controls.tsx";
import { quick } from "../state/ask.ts";
import { t } from "../state/language.ts";
import { active, jumpTo, list, wanted } from "../state/list.ts";
import { giveAll } from "../state/workspace.ts";

export function RankTools() {
	const { count } = list.value;
	const [text, setText] = useState("");
	const rank = /^\d+$/.test(text) ? BigInt(text) : null;
	const wrong = text !== "" && (rank === null || rank >= count);
	return (
		<div class="rank-tools">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (rank !== null && rank < count) void goTo(rank);
				}}
			>
				<label>
					<span>{t("web.go-to-rank")}</span>
					<input
						type="text"
						inputMode="numeric"
						value={text}
						placeholder="0"
						aria-invalid={wrong}
						onInput={(event) => setText(event.currentTarget.value.replace(/[\s.,_]/g, ""))}
					/>
				</label>
				<button type="submit" class="quiet" disabled={rank === null || wrong}>
					{t("web.go")}
				</button>
			</form>
			<IconButton icon="dice" label={t("web.random")} disabled={count === 0n} onClick={() => void goTo(randomBelow(count))} />
			<span class="hidden" role="status">
				{wrong ? t("rank-out-of-range", { rank: text, count: String(count) }) : ""}
			</span>
		</div>
	);
}

/** Shows the assignment of this rank in the list, and on the cards. */
export async function goTo(rank: bigint, scroll = true): Promise<void> {
	const of = wanted.value;
	if (of === null) return;
	active.value = rank;
	if (scroll) jumpTo(rank);
	const answer = await quick.ask("rows", { ...of, from: rank, rows: 1 });
	if ("reply" in answer && answer.reply.rows === 1 && wanted.value === of && active.value === rank) giveAll([...answer.reply.amounts], "rank");
}

/** Uniform over 0 … count − 1: drawn again while it is not below. */
function randomBelow(count: bigint): bigint {
	const bits = (count - 1n).toString(2).length;
	const bytes = new Uint8Array(Math.ceil(bits / 8));
	for (;;) {
		crypto.getRandomValues(bytes);
		let value = 0n;
		for (const byte of bytes) value = (value << 8n) | BigInt(byte);
		value &= (1n << BigInt(bits)) - 1n;
		if (value < count) return value;
	}
}
