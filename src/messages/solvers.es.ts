import type { solversEn } from "./solvers.en.ts";

type P = Readonly<Record<string, string | number>>;

export const solversEs: Readonly<Record<keyof typeof solversEn, (params: P) => string>> = {
	"milp-limit": (p) => `El resolutor entero mixto se ha ramificado ${p.limit} veces sin llegar al final; usa --solver structured.`,
	"milp-time-limit": (p) =>
		`El resolutor entero mixto se detuvo tras ${p.seconds} s sin respuesta; dale más con --time-limit o usa --solver structured.`,
	"milp-too-large": (p) =>
		`El número ${p.number} es demasiado grande para el resolutor entero mixto; el máximo es ${p.limit}. Usa --solver structured.`,
	"milp-wrong-answer": (p) => `El resolutor entero mixto dio una respuesta que incumple la fila «${p.row}» y no se muestra; usa --solver structured.`,
	"milp-value": (p) => `El valor de ${p.id} es ${p.value}; un modelo entero mixto solo admite números enteros.`,
	"only-for-models": (p) => `${p.option} dice de qué trata un modelo; no tiene sentido con --to ${p.to}.`,
	"help.solver": (p) => `qué resolutor responde: ${p.solvers}; todos dan las mismas respuestas, el primero es el rápido`,
	"help.time-limit": (p) => `segundos que puede tardar --solver milp como máximo; por defecto ${p.seconds}`,
	"help.goal": (p) => `qué pide un modelo: ${p.goals}; por defecto best con lp, legal con minizinc y asp`,
};
