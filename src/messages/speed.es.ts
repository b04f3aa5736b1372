/** Español, para trabajo de gran tamaño: bloques, patrones de unidades idénticas, listas largas. */
import type { speedEn } from "./speed.en.ts";

export const speedEs: typeof speedEn = {
	"not-a-positive-number": (p) => `${p.name} es ${p.value}; debe ser un número entero, 1 o más.`,
	"batch-too-large": (p) => `Un bloque de ${p.rows} filas es demasiado grande para este tablero; como mucho ${p.limit} filas.`,
	"too-many-pattern-nodes": (p) => `Los patrones de este tablero son demasiados para contarlos: más de ${p.limit} pasos. Quita --group.`,
	"group-with": (p) => `--group no se puede combinar con ${p.option}.`,
	"help.group": () => "trata las unidades idénticas como una clase: cada patrón una vez, con su número de asignaciones",
	"help.force": () => "escribe en la terminal por muchas que sean",
	"help.progress": () => "muestra cuánto va de una lista larga (solo, si el error estándar es una terminal y la lista va a otra parte)",
	"column.times": () => "veces",
	"pattern-count": (p) => (String(p.patterns) === "1" ? "1 patrón de unidades idénticas" : `${p.patterns} patrones de unidades idénticas`),
	"completion-patterns.complete": (p) => (String(p.count) === "1" ? "El único patrón." : `Los ${p.count} patrones.`),
	"completion-patterns.limited": (p) => `${p.returned} de ${p.count} patrones, desde el número ${p.from}.`,
	"completion-patterns.interrupted": (p) => `Interrumpido tras ${p.returned} de ${p.count} patrones; --skip ${p.next} continúa.`,
	"too-long-for-a-terminal": (p) => `Hay ${p.count} asignaciones legales, demasiadas para leerlas. En su lugar:`,
	"instead.sample": () => "20 de ellas, al azar y sin preferencia",
	"instead.group": () => "las unidades idénticas como una",
	"instead.outcomes": () => "quién puede morir y de cuántas maneras",
	"instead.limit": () => "las primeras 100",
	"instead.force": () => "todas, aquí y ahora",
	progress: (p) => `${p.done} de ${p.total} (${p.percent} %), ${p.rate} por segundo`,
};
