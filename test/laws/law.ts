/**
 * A law: a statement about every assignment that a solver gives for a board. Each is shown to hold for the diagram on generated
 * boards, and to be able to fail: a planted fault must break it on some board.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AssignmentProblem, Recipient } from "../../src/core/problem.ts";
import { enumerate, problem, type RiftboundProblem } from "../../src/index.ts";
import { anyBoard, anySide } from "../arbitraries.ts";

export type Assignments = readonly (readonly number[])[];
export type Solver = (problem: RiftboundProblem) => Assignments;

export const theDiagram: Solver = (stated) => [...enumerate(stated)];

const problems = fc.tuple(anyBoard, anySide).map(([board, side]) => problem(board, { side }));

/**
 * @param holds the law, written without the solver: for one problem and everything a solver gave for it
 * @param fault a solver with a planted fault that the law must notice
 */
export function law(name: string, holds: (problem: RiftboundProblem, assignments: Assignments) => boolean, fault: Solver): void {
	const property = (solver: Solver) => fc.property(problems, (stated) => holds(stated, solver(stated)));

	test(`${name}: holds for the diagram`, () => {
		fc.assert(property(theDiagram), { numRuns: 1500 });
	});

	test(`${name}: is able to fail`, () => {
		const details = fc.check(property(fault), { numRuns: 20_000, seed: 1 });
		expect(details.failed, "the planted fault was not noticed").toBe(true);
	});
}

/** A faulty solver: the diagram, but of a changed problem. */
export function diagramOfChanged(change: (problem: RiftboundProblem) => Partial<AssignmentProblem>): Solver {
	return (stated) => theDiagram({ ...stated, ...change(stated) });
}

/** The recipients changed one by one. */
export function changedRecipients({ recipients }: AssignmentProblem, change: (recipient: Recipient) => Partial<Recipient>) {
	return { recipients: recipients.map((recipient) => ({ ...recipient, ...change(recipient) })) };
}

/** Those that count: a unit that can't be dealt damage is exempt. */
export function counted({ recipients }: AssignmentProblem): { index: number; recipient: Recipient }[] {
	return recipients.map((recipient, index) => ({ index, recipient })).filter(({ recipient }) => recipient.classes.length > 0);
}
