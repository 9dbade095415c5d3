// Keeps every file of the scorer on the phone, so that it starts without a network. Its address says which files these
// are: other files are another address, and another cache, which takes the place of this one when it is whole.

/** @typedef {{ condition: { urlPattern: string }, source: { cacheName: string } }} Route */
/** @typedef {{ waitUntil: (done: Promise<unknown>) => void, addRoutes?: (routes: Route[]) => Promise<void> }} Lasting */
/** @typedef {Lasting & { request: Request, respondWith: (answer: Promise<Response>) => void }} Fetching */
/** @typedef {{ skipWaiting: () => Promise<void>, clients: { claim: () => Promise<void> } }} Service */

const service = /** @type {Service} */ (/** @type {unknown} */ (self));
const LIST = "files.json";
/** What the file of a memory begins with. */
const MEMORY = "memory-";
const NAME = `windroos-${location.search}`;

/** @param {string} kind @param {(event: Fetching) => void} heard */
function on(kind, heard) {
  addEventListener(kind, (event) => heard(/** @type {Fetching} */ (/** @type {unknown} */ (event))));
}

/** What each file is, as the list says that a cache was made of. @param {Cache} cache @returns {Promise<Record<string, string>>} */
async function marks(cache) {
  return (await (await cache.match(LIST))?.json())?.files ?? {};
}

/** A file that another cache has already is not brought again: of a new program that is Python itself. @param {string} file @param {string} mark */
async function had(file, mark) {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (name !== NAME && (await marks(cache))[file] === mark) return cache.match(file);
  }
}

/** What is packed for the way is kept unpacked here, for each start would unpack it: as a file, where there are any. @param {Cache} cache @param {string} file */
async function bring(cache, file) {
  const request = new Request(file, { cache: "no-cache" });
  if (file.endsWith(".svg")) return cache.put(request, await lasting(request));
  if (!file.endsWith(".bin")) return cache.add(request);
  const answer = await fetch(request);
  const bytes = await answer.clone().arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  if (first !== 0x1f || second !== 0x8b) return cache.put(request, answer);
  const unpacked = () => new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  if (await filed(file, unpacked())) return cache.put(request, answer);
  const headers = { "content-type": "application/octet-stream", "x-unpacked": "yes" };
  await cache.put(request, new Response(unpacked(), { headers }));
}

/** What a file of a phone's own is called. @param {string} file */
const called = (file) => file.slice(file.lastIndexOf("/") + 1);

/** Whether it is kept as a file: whole, or it is not there. @param {string} file @param {ReadableStream} stream */
async function filed(file, stream) {
  try {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle(called(file), { create: true });
    await stream.pipeTo(await handle.createWritable());
    return true;
  } catch {
    return false; // a browser that has none, or not for this
  }
}

/** Files that are of no folder that is kept are gone. @param {string[]} files */
async function clear(files) {
  const folder = /** @type {any} */ (await navigator.storage.getDirectory());
  const kept = files.map(called);
  for await (const name of folder.keys()) {
    if (name.startsWith(MEMORY) && !kept.includes(name)) await folder.removeEntry(name);
  }
}

/** A picture that a page need not ask after: for each tile that is laid it would be read anew. @param {Request} request */
async function lasting(request) {
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`${answer.status} ${request.url}`);
  const headers = { "content-type": "image/svg+xml", "cache-control": "max-age=86400" };
  return new Response(await answer.blob(), { headers });
}

async function install() {
  const cache = await caches.open(NAME);
  const list = await fetch(LIST, { cache: "no-store" });
  const { files } = await list.clone().json();
  await Promise.all(
    Object.keys(files).map(async (file) => {
      const kept = await had(file, files[file]);
      await (kept ? cache.put(file, kept) : bring(cache, file));
    }),
  );
  await cache.put(LIST, list); // last: by it a cache is known to be whole
  await service.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("windroos-") && name !== NAME).map((name) => caches.delete(name)),
  );
  await clear(Object.keys(await marks(await caches.open(NAME)))).catch(() => {}); // in use, or there are none
  await service.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(NAME);
  // Who asks whether there are other files is told of these where nobody can be asked.
  if (request.cache === "no-store") {
    return fetch(request).catch(async () => await cache.match(LIST) ?? Response.error());
  }
  const asked = request.mode === "navigate" ? "./" : request;
  return await cache.match(asked, { ignoreSearch: true }) ?? fetch(request);
}

on("install", (event) => {
  // What is asked for at each start a browser may take from what is kept itself, and need not start this for it.
  const alone = ["./", "static/*", "python/*"].map((urlPattern) => ({
    condition: { urlPattern },
    source: { cacheName: NAME },
  }));
  event.addRoutes?.(alone).catch(() => {}); // a browser that knows them otherwise
  event.waitUntil(install());
});
on("activate", (event) => event.waitUntil(activate()));
on("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
