/* The service worker: after the first load every file of the build comes from the cache, so the page works without a network.
   A new build has a new name, hence a new cache; the old one goes when the new worker takes over. */
const BUILD = __BUILD__;
const FILES = __FILES__;

self.addEventListener("install", (event) => {
	event.waitUntil(
		caches
			.open(BUILD)
			.then((cache) => cache.addAll(FILES))
			.then(() => self.skipWaiting()),
	);
});

self.addEventListener("activate", (event) => {
	const old = (names) => names.filter((name) => name.startsWith("allot-") && name !== BUILD);
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
			.then(() => self.clients.claim()),
	);
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
	const lookup = caches.open(BUILD).then((cache) => cache.match(request, { ignoreSearch: true }));
	// The page itself comes from the network when there is one, so that a new build is seen at once; its parts have hashed names.
	const answer = request.mode === "navigate" ? fetch(request).catch(() => lookup) : lookup.then((found) => found ?? fetch(request));
	event.respondWith(answer);
});
