// Counting beside the page: Python in a worker, so that the page never freezes, and the tables in the browser's database.
// A tap is answered when it is kept there. Two pages of one phone write one after another: who believes a table shorter
// than it is, is told how it stands and asked again.

/** @typedef {{ id: string, made: string, events: string[], note: string, noted: number, home?: number, homed?: number }} Kept */
/** @typedef {{ text: string, address: string, file: string, record: Kept | null, gone: string[] }} Answer */
/**
 * @typedef {{
 *   keep: (records: string[]) => void, answer: (asked: string) => string, unsent: () => string,
 *   letter: (id: string) => string, heard: (id: string, said: string) => string,
 *   refuse: (id: string, said: string) => void, take: (record: string) => string,
 * }} Door
 */
/** @typedef {{ address: string, form: Record<string, string> | null, reader: object, home: boolean }} Asked */
/** @typedef {{ door: Door, practice: { step: () => boolean } }} Started */
/**
 * @typedef {{
 *   runPython: (text: string) => void, pyimport: (name: string) => any, _module: { weigh: (number: number) => number },
 * }} Python
 */
/** @import { Practice } from "./alone.js" */
/** @typedef {{ id: number, asked?: Asked, send?: string, take?: string, practise?: Practice }} Question */

import { disturb, practise } from "./alone.js";
import { remembered } from "./memory.js";

/** The file of its memory, "" where there is none: then everything is read. */
const MEMORY = self.name;
const PYTHON = new URL("../../python/", import.meta.url).href;
const STORE = "tables";
const TRIES = 5;
const channel = new BroadcastChannel("windroos-tables");
/** How much of each table this worker knows: events, and how often its note was written. @type {Map<string, string>} */
const known = new Map();

/** @param {Kept | undefined} table */
const lengthOf = (table) => table ? [table.events.length, table.noted, table.home, table.homed].join(".") : "";

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

/** A Python that reads the program: it takes long, and needs nothing that was made before. @returns {Promise<Started>} */
async function reading() {
  const archive = fetch(`${PYTHON}windroos.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(`${PYTHON}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: PYTHON });
  python.unpackArchive(await archive, "zip", { extractDir: "/windroos" });
  python.runPython("import sys; sys.path.insert(0, '/windroos')");
  return begun(python);
}

/** A Python that has read it. @returns {Promise<Started>} */
async function remembering() {
  const python = await remembered(PYTHON, MEMORY);
  python.pyimport("start.resume")();
  return begun(python);
}

/** What it does is imported, without a line of Python: no phone need compile what compiles that. @param {Python} python */
function begun(python) {
  const started = python.pyimport("start");
  exercise = { step: started.practice.step, weigh: () => python._module.weigh(1) };
  return started;
}

/** Whether what counts came out of a memory. */
let remembers = Boolean(MEMORY);

/** @returns {Promise<Door>} */
async function wake() {
  const there = tables();
  const { door } = remembers ? await remembering().catch(instead) : await reading();
  know(door, await there);
  postMessage({ awake: true });
  return door;
}

/** Nothing is counted by a memory that is not in order. @param {unknown} why @returns {Promise<Started>} */
function instead(why) {
  console.warn(why);
  remembers = false;
  return reading();
}

/** What is done while nobody asks for anything. */
let exercise = { step: () => false, weigh: () => {} };
let awake = wake();
awake.catch((why) => postMessage({ id: 0, failed: String(why) }));

/**
 * What a door does. One that came out of a memory and fails is left for one that has read all, which knows what is kept.
 * @template T
 * @param {(door: Door) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
async function through(work) {
  try {
    return await work(await awake);
  } catch (why) {
    if (!remembers || why instanceof DOMException) throw why; // the browser's database
    console.warn(why);
    remembers = false;
    awake = wake();
    return work(await awake);
  }
}

/** @param {Door} door @param {number} id @param {Asked} asked */
async function answer(door, id, asked) {
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

// --- home ---------------------------------------------------------------------------------------------------------------
// A sheet is sent as often as it takes: the house says what of it is there, and what comes twice is nothing twice.

/**
 * Keep what the house's word comes to; nothing where somebody wrote the table meanwhile: it is sent again.
 * @param {string} said an answer of the door, without a text
 * @returns {Promise<Answer | null>}
 */
async function settled(said) {
  /** @type {Answer} */
  const found = JSON.parse(said);
  if (found.record || found.gone.length) {
    if (await written(found)) return found;
    const id = found.record?.id;
    const now = id && await table(id);
    if (now) know(await awake, [now]);
    return null;
  }
  return found;
}

/**
 * Send one table home. The network is waited for beside the queue, so that taps go on.
 * @param {string} home the address of the house
 * @param {string} id
 * @returns {Promise<boolean>} whether the house was seen
 */
async function sendOne(home, id) {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const letter = await inTurn((door) => door.letter(id));
    const got = await fetch(home, {
      method: "POST",
      body: letter,
      headers: { "content-type": "application/json", "x-windroos": "live" },
    });
    const said = await got.text();
    if (!got.ok) {
      const why = refusalOf(said);
      await inTurn((door) => door.refuse(id, why));
      return got.status < 500 && got.status !== 429;
    }
    const found = await inTurn((door) => settled(door.heard(id, said)));
    if (found?.gone.length) postMessage({ moved: [id, found.address] });
    if (found && JSON.parse(said).verdict !== "again") return true;
  }
  return true;
}

/** @param {string} said */
function refusalOf(said) {
  try {
    return String(JSON.parse(said).message);
  } catch {
    return "";
  }
}

/** Send home what the house does not have. @param {string} home */
async function sendAll(home) {
  const ids = /** @type {string[]} */ (JSON.parse(await inTurn((door) => door.unsent())));
  for (const id of ids) {
    if (!await sendOne(home, id)) break;
    postMessage({ sent: id });
  }
}

/** @type {Promise<void> | null} */
let sending = null;

/** Once at a time. @param {string} home */
function send(home) {
  sending ??= sendAll(home).catch(() => {}).finally(() => sending = null); // no network: the next time
}

/** @type {Promise<unknown>} */
let queue = Promise.resolve();

/**
 * One thing after another, whatever becomes of the one before.
 * @template T
 * @param {(door: Door) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
function inTurn(work) {
  const done = queue.then(() => through(work));
  queue = done.catch(() => {});
  return done;
}

addEventListener("message", (event) => {
  /** @type {Question} */
  const { id, asked, send: home, take, practise: practice } = event.data;
  if (asked || take) disturb();
  if (home) send(home);
  else if (practice) {
    practise(practice, (work) => inTurn(() => work(exercise)))
      .then(() => postMessage({ practised: true }))
      .catch(console.warn);
  } else if (asked) inTurn((door) => answer(door, id, asked)).catch((why) => postMessage({ id, failed: String(why) }));
  else if (take) {
    inTurn((door) => settled(door.take(take)))
      .then((found) => postMessage({ id, shown: { text: "", address: found?.address ?? "", file: "" } }))
      .catch((why) => postMessage({ id, failed: String(why) }));
  }
});

channel.addEventListener("message", (event) => {
  inTurn(async (door) => {
    const now = await table(event.data);
    if (now) know(door, [now]);
    postMessage({ changed: true });
  });
});
