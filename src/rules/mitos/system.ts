import type { RuleSystem } from "../rule-system.ts";
import type { MitosBoard } from "./board.ts";
import { inspect } from "./inspect.ts";
import { canonical, readBody, writeBody } from "./notation.ts";
import { READINGS } from "./readings.ts";
import { VERSIONS } from "./versions.ts";

export const mitos: RuleSystem<MitosBoard> = {
	id: "mitos",
	versions: VERSIONS,
	readings: READINGS,
	readBody,
	writeBody,
	inspect,
	canonical,
};
