import { describe, expect, test } from "vitest";
import { boardSpace, toBoard, unrankBoard } from "../../src/audit/space.ts";
import { tallyRange } from "../../src/audit/tally.ts";
import { prepareTask } from "../../src/audit/task.ts";
import { READY_AUDITS } from "../../src/gallery/audits.ts";
import { en } from "../../src/messages/en.ts";
import { toNotation } from "../../src/scenario/notation.ts";

describe.each(READY_AUDITS)("$id", ({ id, task, found, smallest }) => {
	test("finds what the gallery says it finds", () => {
		const space = boardSpace(task.space);
		const tally = tallyRange(prepareTask(task), 0n, space.size);
		expect(tally.found).toBe(found);
		expect(tally.smallest.slice(0, smallest.length).map((rank) => toNotation(toBoard(space, unrankBoard(space, BigInt(rank)))))).toEqual(smallest);
	});

	test("has a title", () => expect(Object.keys(en)).toContain(`ready.${id}`));
});
