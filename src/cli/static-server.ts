/** Serves the files of one folder to this machine: loopback only, GET and HEAD only, nothing outside the folder. */
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The built page, beside the built command. */
export const PAGE = fileURLToPath(new URL("../web", import.meta.url));

const HOST = "127.0.0.1";

const TYPES: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
};

/** Starts to listen; port 0 takes a free one. Rejects with the system's error when it can't. */
export async function serveFolder(folder: string, port: number): Promise<{ server: Server; address: string }> {
	// The files are known beforehand, so no request can name anything else, whatever its path looks like.
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = new Map(
		entries
			.filter((entry) => entry.isFile())
			.map((entry) => {
				const path = join(entry.parentPath, entry.name);
				return [`/${path.slice(folder.length).split(sep).filter(Boolean).join(posix.sep)}`, path];
			}),
	);
	const server = createServer((request, response) => respond(files, request, response));
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, HOST, resolve));
	const { port: taken } = server.address() as { port: number };
	return { server, address: `http://${HOST}:${taken}/` };
}

function respond(files: ReadonlyMap<string, string>, request: IncomingMessage, response: ServerResponse): void {
	const path = (request.url ?? "/").replace(/[?#].*$/s, "");
	const file = files.get(path === "/" ? "/index.html" : path);
	if (request.method !== "GET" && request.method !== "HEAD") response.writeHead(405, { allow: "GET, HEAD" }).end();
	// A page elsewhere could point a name of its own at this address; only this machine's own names are answered.
	else if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "")) response.writeHead(403).end();
	else if (file === undefined) response.writeHead(404).end();
	else {
		response.writeHead(200, {
			"content-type": TYPES[extname(file)] ?? "application/octet-stream",
			"cache-control": "no-cache",
			"x-content-type-options": "nosniff",
		});
		if (request.method === "HEAD") response.end();
		else
			createReadStream(file)
				.on("error", () => response.destroy())
				.pipe(response);
	}
}
