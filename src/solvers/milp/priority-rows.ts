/** The rows about classes: whose turn it is, and which picks stand for an assignment. `model.ts` says what each is for. */
import { className, type Part } from "./part.ts";
import { type Draft, minus, ONE, type Operand, plus, type Summand } from "./program.ts";

/** Whoever is served in a class finds everything of the lower classes full. */
export function priorityRows(rows: Draft, counted: readonly Part[]): void {
	const classes = [...new Set(counted.flatMap(({ picks }) => picks.map((pick) => pick.class)))].sort((a, b) => a - b);
	for (const c of classes.slice(1)) {
		const blocked = rows.variable(`blocked_${className(c)}`, 1);
		const causes: Summand[] = [];
		for (const part of counted) {
			for (const { class: d, picked } of part.picks) {
				if (d < c) {
					// In its least class picked − full is 1 for one that waits. A full one that picked another would count −1 here, which
					// row free_c does not allow while class c is open to it.
					const waits = d === leastClass(part) ? [plus(picked), minus(part.full)] : [plus(picked)];
					rows.row(`block_${className(c)}_${part.number}_${className(d)}`, [plus(blocked), ...waits.map(negated)], ">=", 0);
					causes.push(...waits);
				} else if (d === c) {
					rows.row(`turn_${part.number}_${className(c)}`, [plus(picked), plus(blocked), ...served(part)], "<=", 2);
				}
			}
		}
		rows.row(`free_${className(c)}`, [plus(blocked), ...causes.map(negated)], "<=", 0);
	}
}

/** One setting of the picks for each assignment. */
export function tieRows(rows: Draft, counted: readonly Part[]): void {
	for (const part of counted.filter(({ picks }) => picks.length > 1)) {
		const { number, partial, untouched, picks } = part;
		rows.row(`late_${number}`, [plus(picks.at(-1)?.picked as Operand), minus(untouched)], ">=", 0);
		const others = counted.filter((other) => other !== part);
		for (const { class: c, picked } of picks) {
			for (const { class: d } of picks.filter((pick) => pick.class < c)) {
				const servedAbove = others.filter((other) => leastClass(other) > d).map(({ recipient, over, full }) => (recipient.need === 0 ? over : full));
				const partialWithout = others.filter((other) => other.picks.every((pick) => pick.class !== d)).map((other) => other.partial);
				const reasons = [...servedAbove, ...partialWithout].map((reason) => minus(reason));
				rows.row(`tie_${number}_${className(c)}_${className(d)}`, [plus(picked), plus(partial), ...reasons], "<=", 1);
			}
		}
	}
}

/** 1 when it gets points. */
function served({ recipient, untouched, over }: Part): Summand[] {
	return recipient.need === 0 ? [plus(over)] : [plus(ONE), minus(untouched)];
}

function leastClass({ picks }: Part): number {
	return (picks[0] as Part["picks"][0]).class;
}

function negated([coefficient, operand]: Summand): Summand {
	return [-coefficient, operand];
}
