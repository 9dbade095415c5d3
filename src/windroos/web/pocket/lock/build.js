// Makes what a phone starts with: Python without what only libraries want, the program, compiled by that Python, and the memory
// of such a Python that has read the program, so that a phone does not read it again. Arguments: the program, the two files
// to write, and the folder of Python's own files.

import { lean } from "./lean.js";

const [program, packed, memory, brought] = Deno.args;
const PACKAGE = "node_modules/pyodide";
const OTHERS = ["pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json"];
const SCRIPT = "pyodide.asm.mjs";
const COMPILED = "pyodide.asm.wasm";
const FOLDER = "/windroos";
const HEAD = 1024;
const PAGE = 4096;
const LARGE = 65536;
const SMALL = 16;

/** Python's files as a phone has them. @returns what starts it */
async function starter() {
  await Deno.mkdir(brought);
  for (const name of OTHERS) await Deno.copyFile(`${PACKAGE}/${name}`, `${brought}/${name}`);
  const using = await Promise.all([`${PACKAGE}/${OTHERS[0]}`, "build.js"].map((one) => Deno.readTextFile(one)));
  const all = [await Deno.readTextFile(`${PACKAGE}/${SCRIPT}`), await Deno.readFile(`${PACKAGE}/${COMPILED}`)];
  const [script, code] = lean(...all, using);
  await Deno.writeTextFile(`${brought}/${SCRIPT}`, script);
  await Deno.writeFile(`${brought}/${COMPILED}`, code);
  const { loadPyodide } = await import(`./${brought}/${OTHERS[0]}`);
  return (settings) => loadPyodide({ indexURL: brought, ...settings });
}

/** What stands in a folder of a Python. @returns {[string, Uint8Array | null][]} paths with their content, null: a folder */
function tree(files, folder) {
  return files.readdir(folder).filter((name) => name !== "." && name !== "..").flatMap((name) => {
    const path = `${folder}/${name}`;
    if (files.isDir(files.stat(path).mode)) return [[path, null], ...tree(files, path)];
    return /\.(py|html)$/.test(name) ? [] : [[path, files.readFile(path)]];
  });
}

/** The Python that compiles. @returns its files */
async function compiled(started) {
  const python = await started();
  python.unpackArchive(await Deno.readFile(program), "zip", { extractDir: FOLDER });
  python.runPython(`
import sys
sys.path.insert(0, "${FOLDER}")
from windroos.web.pocket.packing import pack
pack("${FOLDER}", "/packed.zip")
`);
  await Deno.writeFile(packed, python.FS.readFile("/packed.zip"));
  return tree(python.FS, FOLDER);
}

/** Zeros where nothing is any more: what was thrown away would be carried along. */
function wipe(module) {
  const end = module._sbrk(0);
  const held = [];
  for (let size = LARGE; size >= SMALL; size /= 2) {
    for (let at = 0; at + size <= end;) {
      at = module._malloc(size);
      held.push(at);
      module.HEAPU8.fill(0, at, at + size);
    }
  }
  for (const at of held) module._free(at);
}

/** What a Python has in its memory before it does anything, on a phone of this language: that alone does it know of it. */
async function fresh(started, language) {
  Object.defineProperty(navigator, "language", { value: language, configurable: true });
  const { default: create } = await import(`./${brought}/${SCRIPT}`);
  let found = new Uint8Array();
  const enough = new Error();
  const createPyodideModule = async (settings) => {
    found = (await create({ ...settings, noInitialRun: true })).HEAPU8;
    throw enough;
  };
  await started({ createPyodideModule }).catch((why) => why === enough || Promise.reject(why));
  return found;
}

/**
 * A memory without the pages that every new Python has as well, most of them empty: where each run of pages stands and how
 * long it is, the head, the pages.
 */
function sparse(snapshot, everyNew) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 4);
  const from = words[1];
  if (from > HEAD) throw new Error("the head of a memory has become longer");
  const head = new Uint8Array(HEAD);
  head.set(snapshot.subarray(0, from));
  new Uint32Array(head.buffer)[1] = HEAD; // and no memory after it: the pages are put there by ourselves
  const heap = snapshot.subarray(from);
  const longs = new BigUint64Array(heap.slice().buffer);
  const before = everyNew.map((one) => new BigUint64Array(one.slice().buffer));
  const isNew = (long, at) => before.every((one) => long === (one[at] ?? 0n));
  const runs = [];
  const pages = [];
  for (let at = 0; at < heap.length; at += PAGE) {
    if (longs.subarray(at / 8, (at + PAGE) / 8).every((long, on) => isNew(long, at / 8 + on))) continue;
    if (runs.length && runs.at(-2) + runs.at(-1) === at) runs[runs.length - 1] += PAGE;
    else runs.push(at, PAGE);
    pages.push(heap.subarray(at, at + PAGE));
  }
  const front = new Uint32Array([runs.length / 2, heap.length, ...runs]);
  return new Blob([front, head, ...pages]);
}

const started = await starter();
const files = await compiled(started);
const python = await started({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
python.FS.mkdirTree(FOLDER);
for (const [path, content] of files) content ? python.FS.writeFile(path, content) : python.FS.mkdirTree(path);
python.runPython(`
import sys
sys.path.insert(0, "${FOLDER}")
import start
start.warm(start.pages, start.TEMPLATES)
`);
wipe(python._module);
// What it knows of a phone may stand anywhere in it: a page is left out only where that is of no matter.
const everyNew = [await fresh(started, "nl"), await fresh(started, "zh-Hant-TW-x-of-many-letters")];
await Deno.writeFile(memory, await sparse(python.makeMemorySnapshot(), everyNew).bytes());
