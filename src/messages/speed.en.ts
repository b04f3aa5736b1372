/** English, for work at size: batches, patterns of identical units, long enumerations. */
type P = Readonly<Record<string, string | number>>;

export const speedEn = {
	"not-a-positive-number": (p: P) => `${p.name} is ${p.value}; it must be a whole number, 1 or more.`,
	"batch-too-large": (p: P) => `A batch of ${p.rows} rows is too large for this board; ${p.limit} rows is the most.`,
	"too-many-pattern-nodes": (p: P) => `The patterns of this board are too many to be counted: more than ${p.limit} steps. Leave out --group.`,
	"group-with": (p: P) => `--group can't be combined with ${p.option}.`,
	"help.group": () => "list identical units as one kind: each pattern once, with the number of its assignments",
	"help.force": () => "write to the terminal however many there are",
	"help.progress": () => "show how far a long list is (on by itself when standard error is a terminal and the list goes elsewhere)",
	"column.times": () => "times",
	"pattern-count": (p: P) => (String(p.patterns) === "1" ? "1 pattern of identical units" : `${p.patterns} patterns of identical units`),
	"completion-patterns.complete": (p: P) => (String(p.count) === "1" ? "The only pattern." : `All ${p.count} patterns.`),
	"completion-patterns.limited": (p: P) => `${p.returned} of ${p.count} patterns, from number ${p.from}.`,
	"completion-patterns.interrupted": (p: P) => `Interrupted after ${p.returned} of ${p.count} patterns; --skip ${p.next} goes on.`,
	"too-long-for-a-terminal": (p: P) => `There are ${p.count} legal assignments, too many to read. Instead:`,
	"instead.sample": () => "20 of them, drawn evenly",
	"instead.group": () => "identical units as one",
	"instead.outcomes": () => "who can die, and in how many ways",
	"instead.limit": () => "the first 100",
	"instead.force": () => "all of them, here and now",
	progress: (p: P) => `${p.done} of ${p.total} (${p.percent} %), ${p.rate} a second`,
};
