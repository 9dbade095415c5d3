/* What a browser compiles of Python it may keep, and then later starts are soon and taps are from the first. Chromium keeps it
   beside the answer that it came in, once: as soon as a megabyte was compiled with care. So the file is asked for again where
   the service answers, for it came over the network before; then hands that nobody played are counted, and last what only
   weighs is run, which makes it a megabyte: so that all that counting takes is kept. And what it read of the scripts it keeps
   once the service gave them to something that ran them: so another one begins, as at a later start, and is ended. Once for
   these files and this browser; where nothing is kept, a hand at each start. */

import { begin, said } from "./counting.js";

const KEY = "windroos-practised";
/** Hands after which hardly anything is compiled anew, and how often what weighs is run after them. */
const MUCH = { hands: 10, weighs: 30 };
const LITTLE = { hands: 1, weighs: 0 };
/** Milliseconds after which it is kept. */
const KEPT = 4_000;

/** Whether what was compiled is kept here with what the service answers. */
const keeps = "userAgentData" in navigator && "serviceWorker" in navigator;

/** Milliseconds before anything is practised: what is seen first comes first. */
const LATER = 1_000;

/** Once the service answers for this page. */
async function served() {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

/** Have hands counted that nobody played, while nobody asks for anything. @param {Worker} worker @param {typeof MUCH} much */
function counted(worker, much) {
  worker.postMessage({ id: 0, practise: much });
  return said(worker, "practised");
}

/** Begin once more as it will be begun later, so long that what was read of the scripts is kept. */
async function begunAgain() {
  const other = begin();
  await said(other, "awake");
  setTimeout(() => other.terminate(), KEPT);
}

/**
 * Practise where that helps.
 * @param {Worker} worker
 * @param {string} files which files these are
 */
export async function practise(worker, files) {
  const mark = `${files} ${navigator.userAgent}`;
  if (keeps && localStorage.getItem(KEY) === mark) return;
  await new Promise((go) => setTimeout(go, LATER));
  if (!keeps) return counted(worker, LITTLE);
  await served();
  await WebAssembly.compileStreaming(fetch("python/pyodide.asm.wasm"));
  await counted(worker, MUCH);
  await begunAgain();
  setTimeout(() => localStorage.setItem(KEY, mark), KEPT);
}
