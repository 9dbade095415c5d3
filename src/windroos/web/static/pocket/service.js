// Keeps every file of the scorer on the phone, so that it starts without a network. Its address says which files these
// are: other files are another address, and another cache, which takes the place of this one when it is whole.

/** @typedef {{ waitUntil: (done: Promise<unknown>) => void }} Lasting */
/** @typedef {Lasting & { request: Request, respondWith: (answer: Promise<Response>) => void }} Fetching */
/** @typedef {{ skipWaiting: () => Promise<void>, clients: { claim: () => Promise<void> } }} Service */

const service = /** @type {Service} */ (/** @type {unknown} */ (self));
const NAME = `windroos-${location.search}`;

/** @param {string} kind @param {(event: Fetching) => void} heard */
function on(kind, heard) {
  addEventListener(kind, (event) => heard(/** @type {Fetching} */ (/** @type {unknown} */ (event))));
}

async function install() {
  const cache = await caches.open(NAME);
  const { files } = await (await fetch("files.json", { cache: "no-store" })).json();
  await cache.addAll(files.map((/** @type {string} */ file) => new Request(file, { cache: "no-cache" })));
  await service.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("windroos-") && name !== NAME).map((name) => caches.delete(name)),
  );
  await service.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(NAME);
  const asked = request.mode === "navigate" ? "./" : request;
  return await cache.match(asked, { ignoreSearch: true }) ?? fetch(request);
}

on("install", (event) => event.waitUntil(install()));
on("activate", (event) => event.waitUntil(activate()));
on("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
