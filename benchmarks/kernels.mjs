/** Assembles weave.wat into weave.ts: `npm run kernels`. A test checks that the bytes in the repository are the ones this gives. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import wabt from "wabt";

export async function assemble() {
	const { parseWat } = await wabt();
	const source = new URL("../src/core/kernels/weave.wat", import.meta.url);
	const { buffer } = parseWat("weave.wat", readFileSync(source, "utf8"), { simd: true }).toBinary({});
	return `/** weave.wat, assembled by \`npm run kernels\`: ${buffer.length} bytes. */\nexport const WEAVE =\n\t"${Buffer.from(buffer).toString("base64")}";\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	writeFileSync(new URL("../src/core/kernels/weave.ts", import.meta.url), await assemble());
}
