// The memory of a Python that has read the program, as it was made where this folder was written: put in the place of a
// new one's, so that a phone counts at once. Its name says what it holds; what is wrong with it is an error, and who asked
// starts Python by reading everything.

/** @typedef {{ HEAPU8: Uint8Array, growMemory: (size: number) => number | undefined }} Memory */
/** @typedef {{ API: { abiVersion: string } }} Settings */
/** @typedef {() => Promise<Uint8Array | undefined>} Coming what comes, piece by piece; a piece is gone with the next one */
/** @typedef {{ getSize: () => number, read: (place: Uint8Array, from: { at: number }) => number, close: () => void }} OwnFile */
/**
 * What fills one place after another with a memory.
 * @typedef {{ fill: (place: Uint8Array) => Uint8Array | Promise<Uint8Array>, close: () => void }} Source
 */

const HEAD = 1024;
const FRONT = 8;
const ROOM = 1 << 20;
/** What says of a kept memory that it is not packed (`service.js`). */
const UNPACKED = "x-unpacked";
/** Milliseconds after which Python's library is brought: what is asked first comes first. */
const LATER = 1_000;

/** Where this phone keeps it that is asked itself: by the service it would be copied once more. @param {string} address */
async function held(address) {
  try {
    return await caches.match(address);
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

/** Unpacked as it is kept, or packed as it comes over the network. @param {string} address @returns {Promise<Coming>} */
async function comingFrom(address) {
  const kept = await held(address);
  const answer = kept ?? await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  if (kept?.body && kept.headers.has(UNPACKED)) return coming(kept.body);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const stream = new Blob([bytes]).stream();
  return coming(bytes[0] === 0x1f && bytes[1] === 0x8b ? stream.pipeThrough(new DecompressionStream("gzip")) : stream);
}

/** Each piece in the place of the one before, where a browser can: memory that is new to it costs more than what is in it. @param {ReadableStream<Uint8Array>} stream @returns {Coming} */
function coming(stream) {
  try {
    const reader = stream.getReader({ mode: "byob" });
    let room = new Uint8Array(ROOM);
    return async () => {
      const { value } = await reader.read(new Uint8Array(room.buffer));
      if (!value?.length) return undefined;
      room = value;
      return value;
    };
  } catch {
    const reader = stream.getReader();
    return async () => (await reader.read()).value;
  }
}

/** What fills one place after another, in their order, with what comes. @param {Coming} next */
function filling(next) {
  /** @type {Uint8Array} */
  let left = new Uint8Array();
  /** @param {Uint8Array} place */
  return async (place) => {
    for (let done = 0; done < place.length;) {
      if (!left.length) left = await next() ?? wanting();
      const some = left.subarray(0, place.length - done);
      place.set(some, done);
      done += some.length;
      left = left.subarray(some.length);
    }
    return place;
  };
}

/** A file of this phone's own, where it has one: from there it comes into its place at once. @param {string} name @returns {Promise<OwnFile | undefined>} */
async function ownFile(name) {
  try {
    const folder = await navigator.storage.getDirectory();
    const handle = /** @type {any} */ (await folder.getFileHandle(name));
    /** @type {OwnFile} */
    const file = await handle.createSyncAccessHandle({ mode: "read-only" }); // others may read it too
    if (file.getSize()) return file;
    file.close(); // it was begun
  } catch {
    return undefined;
  }
}

/** @param {OwnFile} file @returns {Source} */
function ofFile(file) {
  let at = 0;
  /** @param {Uint8Array} place */
  const fill = (place) => {
    if (file.read(place, { at }) !== place.length) wanting();
    at += place.length;
    return place;
  };
  return { fill, close: () => file.close() };
}

/** @param {string} base @param {string} name @returns {Promise<Source>} */
async function sourceOf(base, name) {
  const file = await ownFile(name);
  if (file) return ofFile(file);
  return { fill: filling(await comingFrom(`${base}${name}`)), close: () => {} };
}

/** @returns {never} */
function wanting() {
  throw new Error("a memory that is not whole");
}

/**
 * What is other than in a new one comes in its place; the rest is there.
 * @param {Memory} module
 * @param {Source["fill"]} fill
 * @returns {Promise<Uint8Array>} its head
 */
async function put(module, fill) {
  const [count, size] = new Uint32Array((await fill(new Uint8Array(FRONT))).buffer);
  const runs = new Uint32Array((await fill(new Uint8Array(8 * count))).buffer);
  const head = await fill(new Uint8Array(HEAD));
  if (size < module.HEAPU8.length || !module.growMemory(size)) throw new Error("no room for a memory");
  const heap = module.HEAPU8;
  for (let at = 0; at < runs.length; at += 2) {
    const [start, length] = runs.subarray(at, at + 2);
    await fill(heap.subarray(start, start + length));
  }
  return head;
}

/**
 * A Python that has read the program.
 * @param {string} base where its files are
 * @param {string} name of the file of its memory
 */
export async function remembered(base, name) {
  const coming = sourceOf(base, name);
  coming.catch(() => {}); // it is waited for below
  const module = import(`${base}pyodide.asm.mjs`); // beside what it is called by, which asks for what is compiled
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const head = new Uint8Array(HEAD);
  /** @type {(packages: object) => void} */
  let know;
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}pyodide.mjs`, // something that is small: all that is needed was read, and the library comes below
    lockFileContents: new Promise((known) => know = known), // there are no packages, and nobody need bring their list
    _loadSnapshot: head,
    createPyodideModule: async (/** @type {Settings} */ settings) => {
      const made = await (await module).default(settings);
      know({ info: { abi_version: settings.API.abiVersion }, packages: {} });
      const memory = await coming;
      try {
        head.set(await put(made, memory.fill));
      } finally {
        memory.close();
      }
      return made;
    },
  });
  setTimeout(() => library(base, python).catch(console.error), LATER);
  return python;
}

/**
 * Python's library, in which it finds what is imported later than at the start.
 * @param {string} base
 * @param {{ FS: { writeFile: (path: string, bytes: Uint8Array) => void }, _api: { pyVersionTuple: number[] } }} python
 */
async function library(base, { FS, _api }) {
  const [major, minor] = _api.pyVersionTuple;
  const bytes = await (await fetch(`${base}python_stdlib.zip`)).arrayBuffer();
  FS.writeFile(`/lib/python${major}${minor}.zip`, new Uint8Array(bytes));
}
