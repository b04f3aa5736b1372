import { SYSTEMS } from "../rules/registry.ts";

/** Every game's versions with their atoms and numbers, and its readings; what is chosen by default comes with it. */
export function rulesReport() {
	return {
		games: Object.values(SYSTEMS).map(({ id, versions, readings }) => ({
			game: id,
			default: versions.at(-1)?.id,
			versions: versions.map(({ id: version, published, atoms }) => ({ rules: version, published, atoms })),
			readings: readings.map((reading) => ({ ...reading, default: reading.values[0] })),
		})),
	};
}
