// The page of a phone that counts without a server. Whatever is tapped goes to the worker, which answers with a page as
// a server would; what changed is put in its place. The address of a page stands behind the # of this one.

/** @typedef {{ text: string, address: string, file: string }} Shown */
/**
 * @typedef {{
 *   id: number, shown?: Shown, failed?: string, changed?: boolean, awake?: boolean, sent?: string, moved?: [string, string],
 *   practised?: boolean,
 * }} Told
 */
/** @import { Tap } from "./waiting.js" */

import { came } from "../came.js";
import { begin, said } from "./counting.js";
import { draw, redraw, undraw } from "./drawing.js";
import { fieldsOf, save, textsOf } from "./forms.js";
import { offering } from "./install.js";
import { keep, keepSoon, kept, PAGE, READER, reader } from "./kept.js";
import { practise } from "./practice.js";
import { put } from "./putting.js";
import { stay } from "./staying.js";
import { forget, left, nextId, remember } from "./waiting.js";

const HOME = "/tellen";
/** Of a page that is kept to be seen at once at the next start. */
const MOST_KEPT = 400_000;
const files = document.querySelector("main")?.dataset.files ?? "";
/** Where sheets are sent to, "" where there is no house. */
const house = document.querySelector("main")?.dataset.home ?? "";
/** How soon after a tap, and how often while something is not at home yet. */
const SOON = 2_000;
const AGAIN = 60_000;
/** Milliseconds after a start that nobody is thought to need for a page that is as it was left. */
const CALM = 1_000;
const ALONG = "/meenemen/";
const worker = begin();

/** @type {Map<number, { done: (shown: Shown) => void, failed: (why: Error) => void }>} */
const asked = new Map();
let asks = 0;
/** What was tapped and is not counted yet, in its order. @type {Tap[]} */
let taps = [];
let awake = false;
/** Whether what is kept is kept for good. @type {Promise<boolean> | undefined} */
let lasts;
/** @type {Promise<void>} */
let queue = Promise.resolve();

function main() {
  const found = document.querySelector("main");
  if (!found) throw new Error("a page without main");
  return found;
}

const here = () => location.hash.startsWith("#/") ? decodeURI(location.hash.slice(1)) : HOME;

// --- asking the worker ------------------------------------------------------------------------------------------------

/**
 * Ask for a page.
 * @param {string} address
 * @param {Record<string, string> | null} form
 * @returns {Promise<Shown>}
 */
function ask(address, form = null) {
  asks += 1;
  const id = asks;
  worker.postMessage({ id, asked: { address, form, reader: reader(), home: Boolean(house) } });
  return new Promise((done, failed) => asked.set(id, { done, failed }));
}

// --- home ---------------------------------------------------------------------------------------------------------------

let soon = 0;

/** Bring home what is not there yet. @param {number} after */
function send(after = 0) {
  if (!house || !navigator.onLine) return;
  clearTimeout(soon);
  soon = setTimeout(() => worker.postMessage({ id: 0, send: house }), after);
}

/** Take a table of the house along on this phone; then it is shown. @param {string} id @returns {Promise<Shown>} */
async function takeAlong(id) {
  const got = await fetch(new URL(`blad/${encodeURIComponent(id)}`, new URL(house, location.href)), {
    headers: { "x-windroos": "live" },
  });
  if (!got.ok) return ask(HOME);
  asks += 1;
  const number = asks;
  worker.postMessage({ id: number, take: await got.text() });
  const { address } = await new Promise((/** @type {(shown: Shown) => void} */ done, failed) =>
    asked.set(number, { done, failed })
  );
  return ask(address);
}

worker.addEventListener("message", (event) => {
  /** @type {Told} */
  const told = event.data;
  if (told.awake) {
    awake = true;
    document.body.dataset.awake = "";
    waiting(false);
    send();
    if ("serviceWorker" in navigator) stay(files).catch(console.error);
    practise(worker, files).catch(console.warn); // only the first taps are slower for it
  } else if (told.practised) {
    return; // heard by who asked for it
  } else if (told.changed) {
    visit(here(), false);
  } else if (told.sent) {
    if (pageOf(here()) === HOME) visit(here(), false, false);
  } else if (told.moved) {
    if (pageOf(here()).startsWith(`${HOME}/${told.moved[0]}`)) visit(told.moved[1], false, false);
  } else if (told.failed !== undefined && !told.id) {
    failed(told.failed);
  } else {
    const one = asked.get(told.id);
    asked.delete(told.id);
    if (told.shown) one?.done(told.shown);
    else one?.failed(new Error(told.failed));
  }
});
worker.addEventListener("error", (event) => failed(event.message));

/** Something did not work: say so, for nothing else will. @param {string} why */
function failed(why) {
  console.error(why);
  document.getElementById("failed")?.toggleAttribute("hidden", false);
}

/** @param {boolean} now */
function waiting(now) {
  const note = document.getElementById("lost");
  if (note) note.hidden = !now;
}

// --- showing ----------------------------------------------------------------------------------------------------------

/** @param {string} text */
function shownAs(text) {
  undraw();
  put(text);
  offering();
  redrawn();
}

/** What is not counted yet of the table that is shown. */
function redrawn() {
  redraw(taps.filter(isHere).map((one) => one.fields));
}

/** Whether a tap is about the hand that is shown. @param {Tap} one */
function isHere({ action, fields }) {
  const form = document.querySelector("main form.entry");
  const who = /** @type {HTMLInputElement | null | undefined} */ (form?.querySelector("[name=who]"));
  return action === form?.getAttribute("action") && (fields.who ?? "") === (who?.value ?? "");
}

/** @param {string} address */
const pageOf = (address) => address.split(/[?#]/)[0];

/** @param {Shown} shown @param {boolean} push @param {string} part */
function show(shown, push, part = "") {
  if (shown.file) {
    save(shown);
    return;
  }
  const before = here();
  const focused = document.activeElement;
  if (shown.address !== before || !location.hash) {
    history[push && location.hash ? "pushState" : "replaceState"](null, "", `#${encodeURI(shown.address)}`);
  }
  shownAs(shown.text);
  if (shown.text.length < MOST_KEPT) keepSoon(PAGE, [shown.address, shown.text]);
  const trouble = main().querySelector(".trouble");
  if (trouble) trouble.scrollIntoView({ block: "nearest" });
  else if (part) document.getElementById(part)?.scrollIntoView();
  else if (pageOf(shown.address) !== pageOf(before)) scrollTo(0, 0);
  if (focused && focused !== document.body && !focused.isConnected) {
    (document.getElementById(focused.id) || main()).focus({ preventScroll: true });
  }
  const live = document.getElementById("live");
  if (live) live.textContent = trouble ? trouble.textContent?.trim() ?? "" : main().dataset.said ?? "";
}

// --- what is tapped ---------------------------------------------------------------------------------------------------

/** Whatever becomes of one thing, the next has its turn. @param {() => Promise<void>} work @param {boolean} tapped */
function inTurn(work, tapped = true) {
  if (tapped) waiting(!awake);
  queue = queue.then(work).catch((why) => failed(String(why)));
}

/** @param {string} address @param {boolean} push @param {boolean} tapped */
function visit(address, push = true, tapped = true) {
  const [asking, part] = address.split("#");
  const along = house && asking.startsWith(ALONG) ? asking.slice(ALONG.length) : "";
  inTurn(async () => show(await (along ? takeAlong(along) : ask(asking)), push, part), tapped);
}

/** Seen at once, kept until it is counted. @param {Tap} one */
function tap(one) {
  taps.push(one);
  remember(one);
  if (isHere(one)) draw(one.fields);
  inTurn(() => counted(one));
}

/** Have a tap counted; those of one page follow each other. @param {Tap} one */
async function counted(one) {
  const { revision } = main().dataset;
  const shown = await answerOf(one, revision);
  if (!shown) return visit(here(), false, false); // nothing stays drawn that is not counted
  show(shown, true);
  lasts ??= navigator.storage?.persist?.();
  send(SOON);
}

/** @param {Tap} one @param {string | undefined} revision @returns {Promise<Shown | null>} null: it failed, and that was said */
async function answerOf(one, revision) {
  try {
    return await ask(one.action, revision ? { ...one.fields, revision } : one.fields);
  } catch (why) {
    failed(String(why));
    return null;
  } finally {
    taps = taps.filter((other) => other !== one);
    forget(one);
  }
}

/** What was tapped before a page was closed is counted; then comes the page, soon or, as it was left, in time. */
async function begun() {
  const later = !(await caughtUp()).length && asLeft;
  if (later && !awake) await said(worker, "awake");
  setTimeout(() => later && asks || visit(here(), false, false), later ? CALM : 0); // nobody has tapped yet
}

/** Count what was tapped before a page was closed. @returns {Promise<Tap[]>} */
async function caughtUp() {
  const before = await left();
  const first = !taps.length;
  taps = [...before, ...taps];
  if (first) redrawn();
  let [action, revision] = ["", ""];
  for (const one of before) {
    const shown = await answerOf(one, one.action === action ? revision : undefined);
    [action, revision] = [one.action, /data-revision="(\d+)"/.exec(shown?.text ?? "")?.[1] ?? ""];
  }
  return before;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  event.preventDefault();
  const action = form.getAttribute("action") ?? "";
  const sent = fieldsOf(form, event.submitter);
  if (action === "/instelling") {
    inTurn(async () => {
      keep(READER, JSON.stringify({ ...reader(), ...await sent }));
      show(await ask(here()), false);
    });
  } else if (form.method === "get") {
    const [path, part] = action.split("#");
    inTurn(async () => show(await ask(`${path}?${new URLSearchParams(await sent)}`), true, part));
  } else if (action.endsWith("/tap")) {
    const fields = textsOf(form, event.submitter);
    tap({ action, fields: { ...fields, id: nextId(), revision: main().dataset.revision ?? "" } });
  } else {
    inTurn(async () => show(await ask(action, { ...await sent, id: nextId() }), true));
  }
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  const address = link ? link.getAttribute("href") ?? "" : "";
  if (!link || event.defaultPrevented || event.button || address.startsWith("blob:")) return;
  if (address.startsWith("#")) {
    event.preventDefault();
    document.getElementById(address.slice(1))?.focus();
  } else if (address.startsWith("/")) {
    event.preventDefault();
    visit(address);
  }
});

addEventListener("popstate", () => visit(here(), false));
addEventListener("online", () => send());
setInterval(() => document.hidden || send(), AGAIN);

// --- the start --------------------------------------------------------------------------------------------------------

const [address, text] = JSON.parse(kept(PAGE) ?? "[]");
const asLeft = Boolean(text) && address === here();
if (asLeft) shownAs(text);
inTurn(begun, false);
came("pocket/page.js");
