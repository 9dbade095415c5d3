// Counting beside the page: Python in a worker, so that the page never freezes, and the tables in the browser's database.
// A tap is answered when it is kept there. Two pages of one phone write one after another: who believes a table shorter
// than it is, is told how it stands and asked again.

/** @typedef {{ id: string, made: string, events: string[], note: string, noted: number }} Kept */
/** @typedef {{ text: string, address: string, file: string, record: Kept | null, gone: string[] }} Answer */
/** @typedef {{ keep: (records: string[]) => void, answer: (asked: string) => string }} Door */
/** @typedef {{ id: number, asked: { address: string, form: Record<string, string> | null, reader: object } }} Question */

const PYTHON = new URL("../../python/", import.meta.url).href;
const STORE = "tables";
const TRIES = 5;
const channel = new BroadcastChannel("windroos-tables");
/** How much of each table this worker knows: events, and how often its note was written. @type {Map<string, string>} */
const known = new Map();

/** @param {Kept | undefined} table */
const lengthOf = (table) => table ? `${table.events.length}.${table.noted}` : "";

/** @type {Promise<IDBDatabase>} */
const database = new Promise((done, failed) => {
  const opening = indexedDB.open("windroos", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
  opening.onsuccess = () => done(opening.result);
  opening.onerror = () => failed(opening.error);
});

/**
 * What a request to the database comes to.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function comes(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** @returns {Promise<Kept[]>} */
async function tables() {
  return comes((await database).transaction(STORE).objectStore(STORE).getAll());
}

/** @param {string} id @returns {Promise<Kept | undefined>} */
async function table(id) {
  return comes((await database).transaction(STORE).objectStore(STORE).get(id));
}

/**
 * Write what an answer comes to; false where somebody else wrote the table since.
 * @param {Answer} answer
 * @returns {Promise<boolean>}
 */
async function written({ record, gone }) {
  if (!record && !gone.length) return true;
  const change = (await database).transaction(STORE, "readwrite", { durability: "strict" });
  const store = change.objectStore(STORE);
  if (record && lengthOf(await comes(store.get(record.id))) !== (known.get(record.id) ?? "")) {
    change.abort();
    return false;
  }
  if (record) store.put(record);
  for (const id of gone) store.delete(id);
  await new Promise((done, failed) => {
    change.oncomplete = done;
    change.onerror = change.onabort = () => failed(change.error);
  });
  if (record) known.set(record.id, lengthOf(record));
  return true;
}

/** @param {Door} door @param {Kept[]} some */
function know(door, some) {
  for (const one of some) known.set(one.id, lengthOf(one));
  door.keep(some.map((one) => JSON.stringify(one)));
}

/** @returns {Promise<Door>} */
async function wake() {
  const archive = fetch(`${PYTHON}windroos.zip`).then((answer) => answer.arrayBuffer());
  const there = tables();
  const { loadPyodide } = await import(`${PYTHON}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: PYTHON });
  python.unpackArchive(await archive, "zip", { extractDir: "/windroos" });
  const door = python.runPython("import sys; sys.path.insert(0, '/windroos'); import start; start.door");
  know(door, await there);
  postMessage({ awake: true });
  return door;
}

const awake = wake();
awake.catch((why) => postMessage({ id: 0, failed: String(why) }));

/** @param {Question} question */
async function answer({ id, asked }) {
  const door = await awake;
  for (let turn = 0; turn < TRIES; turn += 1) {
    /** @type {Answer} */
    const found = JSON.parse(door.answer(JSON.stringify(asked)));
    let done = false;
    try {
      done = await written(found);
    } finally {
      const now = !done && found.record && await table(found.record.id);
      if (now) know(door, [now]); // what is kept is what counts
    }
    if (done) {
      if (found.record) channel.postMessage(found.record.id);
      postMessage({ id, shown: { text: found.text, address: found.address, file: found.file } });
      return;
    }
  }
  throw new Error("the table goes on changing");
}

/** @type {Promise<void>} */
let queue = Promise.resolve();

addEventListener("message", (event) => {
  /** @type {Question} */
  const question = event.data;
  queue = queue.then(() => answer(question)).catch((why) => postMessage({ id: question.id, failed: String(why) }));
});

channel.addEventListener("message", (event) => {
  queue = queue.then(async () => {
    const now = await table(event.data);
    if (now) know(await awake, [now]);
    postMessage({ changed: true });
  });
});
