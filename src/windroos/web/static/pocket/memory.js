// The memory of a Python that has read the program, as it was made where this folder was written: put in the place of a
// new one's, so that a phone counts at once. Its name says what it holds; what is wrong with it is an error, and who asked
// starts Python by reading everything.

/** @typedef {{ HEAPU8: Uint8Array, growMemory: (size: number) => number | undefined }} Memory */
/** @typedef {{ size: number, runs: Uint32Array<ArrayBuffer>, head: Uint8Array, pages: Uint8Array }} Kept */

const HEAD = 1024;
const FRONT = 8;

/** Where this phone keeps it that is asked itself: by the service it would be copied once more. @param {string} address */
async function held(address) {
  try {
    return await caches.match(address);
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

/** Packed as it comes over the network, or unpacked as it is kept. @param {string} address */
async function bytesOf(address) {
  const answer = await held(address) ?? await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const bytes = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {ArrayBuffer} bytes @returns {Kept} */
function read(bytes) {
  const [count, size] = new Uint32Array(bytes, 0, 2);
  const after = FRONT + 8 * count;
  const runs = new Uint32Array(bytes, FRONT, 2 * count);
  const pages = new Uint8Array(bytes, after + HEAD);
  const length = runs.reduce((sum, value, at) => at % 2 ? sum + value : sum, 0);
  if (length !== pages.length) throw new Error("a memory that is not whole");
  return { size, runs, head: new Uint8Array(bytes, after, HEAD), pages };
}

/** Every byte is as it was there, the empty ones too. @param {Memory} module @param {Kept} kept */
function put(module, { size, runs, pages }) {
  const before = module.HEAPU8.length;
  if (size < before || !module.growMemory(size)) throw new Error("no room for a memory");
  const heap = module.HEAPU8;
  let done = 0;
  let from = 0;
  for (let at = 0; at < runs.length; at += 2) {
    const [start, length] = runs.subarray(at, at + 2);
    heap.fill(0, done, Math.min(start, before));
    heap.set(pages.subarray(from, from + length), start);
    from += length;
    done = start + length;
  }
  heap.fill(0, done, before);
}

/**
 * A Python that has read the program.
 * @param {string} base where its files are
 * @param {string} name of the file of its memory
 */
export async function remembered(base, name) {
  const memory = bytesOf(`${base}${name}`).then(read);
  memory.catch(() => {}); // it is waited for below
  const module = import(`${base}pyodide.asm.mjs`); // beside what it is called by, which asks for what is compiled
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const head = new Uint8Array(HEAD);
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}pyodide.mjs`, // something that is small: all that is needed was read, and the library comes below
    _loadSnapshot: head,
    createPyodideModule: async (/** @type {object} */ settings) => {
      const made = await (await module).default(settings);
      const kept = await memory;
      put(made, kept);
      head.set(kept.head);
      return made;
    },
  });
  library(base, python).catch(console.error);
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
