// The memory of a Python that has read the program, as it was made where this folder was written: put in the place of a
// new one's, so that a phone counts at once. Its name says what it holds; what is wrong with it is an error, and who asked
// starts Python by reading everything.

/** @typedef {{ HEAPU8: Uint8Array, growMemory: (size: number) => number | undefined }} Memory */

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

/** Packed as it comes over the network, or unpacked as it is kept. @param {string} address @returns {Promise<Uint8Array[]>} */
async function piecesOf(address) {
  const answer = await held(address) ?? await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`);
  const pieces = await piecesIn(answer.body);
  if (pieces[0]?.[0] !== 0x1f || pieces[0][1] !== 0x8b) return pieces;
  return piecesIn(new Blob(/** @type {BlobPart[]} */ (pieces)).stream().pipeThrough(new DecompressionStream("gzip")));
}

/** All that comes, not put together: that would copy it once more. @param {ReadableStream<Uint8Array>} stream */
async function piecesIn(stream) {
  const reader = stream.getReader();
  const found = [];
  for (;;) {
    const { value } = await reader.read();
    if (!value) return found;
    found.push(value);
  }
}

/** What fills one place after another, in their order, with what comes. @param {Iterable<Uint8Array>} pieces */
function filling(pieces) {
  const coming = pieces[Symbol.iterator]();
  let left = new Uint8Array();
  /** @param {Uint8Array} place */
  return (place) => {
    for (let done = 0; done < place.length;) {
      if (!left.length) left = coming.next().value ?? wanting();
      const some = left.subarray(0, place.length - done);
      place.set(some, done);
      done += some.length;
      left = left.subarray(some.length);
    }
    return place;
  };
}

/** @returns {never} */
function wanting() {
  throw new Error("a memory that is not whole");
}

/**
 * Every byte is as it was there, the empty ones too.
 * @param {Memory} module
 * @param {Uint8Array[]} pieces
 * @returns {Uint8Array} its head
 */
function put(module, pieces) {
  const fill = filling(pieces);
  const [count, size] = new Uint32Array(fill(new Uint8Array(FRONT)).buffer);
  const runs = new Uint32Array(fill(new Uint8Array(8 * count)).buffer);
  const head = fill(new Uint8Array(HEAD));
  const before = module.HEAPU8.length;
  if (size < before || !module.growMemory(size)) throw new Error("no room for a memory");
  const heap = module.HEAPU8;
  let done = 0;
  for (let at = 0; at < runs.length; at += 2) {
    const [start, length] = runs.subarray(at, at + 2);
    heap.fill(0, done, Math.min(start, before));
    done = start + length;
    fill(heap.subarray(start, done));
  }
  heap.fill(0, done, before);
  return head;
}

/**
 * A Python that has read the program.
 * @param {string} base where its files are
 * @param {string} name of the file of its memory
 */
export async function remembered(base, name) {
  const memory = piecesOf(`${base}${name}`);
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
      head.set(put(made, await memory));
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
