// Pages that keep up with their table. A form or link with data-live is sent by fetch, and what changed in the page's
// regions is changed here; everything works without this script too, with a page for each tap.
//
// A tap is sent until it is answered: it has an id, by which the server knows one that comes twice. Taps wait for each
// other. A socket says when somebody else changed the table; then the page is fetched anew.

/** @import { FormMessage, SheetMessage } from "../types/messages.d.ts" */
/** @import { AskOptions } from "./own.js" */

import { came } from "./came.js";
import { morph } from "./morph.js";
import { ask, fieldsOf, socketAddress } from "./own.js";
import { forget, remember, unsent } from "./unsent.js";

const WAITS = [400, 1000, 2000, 4000];
/** Of a tap that is sent although its page is left at once: browsers hold some sixty thousand characters for all. */
const OUTLIVES = 8000;
const bytes = crypto.getRandomValues(new Uint8Array(6));
const writer = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const live = document.getElementById("live");

/** The part of a page that keeps up; every page with this script has it. */
function main() {
  const found = document.querySelector("main");
  if (!found) throw new Error("a page without main");
  return found;
}

let count = 0;
/** @type {Promise<void>} */
let queue = Promise.resolve();
let waiting = 0;
let lost = false;
let leaving = false;

/** @param {number} ms */
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {string | null | undefined} text */
function say(text) {
  if (live && text) live.textContent = text;
}

// --- changing what is on the page -----------------------------------------------------------------------------------

/** @param {string} text @param {string} address @param {boolean} push */
function show(text, address, push) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const there = page.querySelector("main");
  const here = main();
  if (!there || there.dataset.region !== here.dataset.region || there.className !== here.className) {
    leaving = true;
    location.assign(address);
    return;
  }
  const focused = document.activeElement;
  const moved = address !== location.pathname + location.search;
  if (moved) history[push ? "pushState" : "replaceState"](null, "", address);
  document.title = page.title;
  document.body.className = page.body.className;
  morph(here, there);
  if (focused && focused !== document.body && !focused.isConnected) {
    (document.getElementById(focused.id) || here).focus({ preventScroll: true });
  }
  const trouble = here.querySelector(".trouble");
  if (trouble) trouble.scrollIntoView({ block: "nearest" });
  say(trouble ? trouble.textContent?.trim() : here.dataset.said);
  follow();
}

// --- sending --------------------------------------------------------------------------------------------------------

/** @param {boolean} now */
function trying(now) {
  if (now === lost) return;
  lost = now;
  document.body.classList.toggle("lost", now);
  let note = document.getElementById("lost");
  if (!note) {
    note = document.createElement("p");
    note.id = "lost";
    note.className = "lost-note";
    document.body.append(note);
  }
  note.hidden = !now;
  note.textContent = main().dataset.lost ?? "";
  say(now ? main().dataset.lost : main().dataset.back);
}

/** @typedef {{ answer: Response, text: string }} Answer */

/**
 * Ask until there is a whole answer: a network that is gone comes back, also in the middle of one.
 * @param {string} address
 * @param {AskOptions} options
 * @returns {Promise<Answer>}
 */
async function answerOf(address, options = {}) {
  for (let turn = 0;; turn += 1) {
    try {
      const answer = await ask(address, {
        ...options,
        headers: { ...options.headers, "x-windroos": "live" },
        cache: "no-store",
        signal: AbortSignal.timeout(8000),
      });
      if (answer.status !== 502 && answer.status !== 503 && answer.status !== 504) {
        const text = await answer.text();
        trying(false);
        return { answer, text };
      }
    } catch {
      // nothing came back: try again
    }
    trying(true);
    await sleep(WAITS[Math.min(turn, WAITS.length - 1)]);
  }
}

/** @param {Answer} told @param {string} address @param {boolean} push */
function answered({ answer, text }, address, push) {
  const kind = answer.headers.get("content-type") || "";
  if (kind.includes("text/html")) {
    const at = answer.headers.get("x-windroos-at");
    const { pathname, search } = new URL(answer.url);
    const got = answer.redirected ? pathname + search : address;
    show(text, at ? decodeURI(at) : got, push);
  } else {
    const trouble = JSON.parse(text);
    say(`${trouble.message} ${trouble.hint}`);
    location.reload();
  }
}

/** Whatever becomes of one thing, the next has its turn. @param {() => Promise<void>} work */
function inTurn(work) {
  waiting += 1;
  queue = queue.then(work, work).finally(() => {
    waiting -= 1;
    if (!waiting) catchUp();
  });
}

/** @param {HTMLFormElement} form @param {HTMLElement} button */
function send(form, button) {
  count += 1;
  const body = fieldsOf(form, button);
  body.set("id", `${writer}.${count}`);
  deliver(form.getAttribute("action") ?? "", body, Boolean(form.dataset.keep));
}

/** What is kept until it is answered, by address: typed once more, the later takes the place of the earlier.
 * @type {Map<string, URLSearchParams>} */
const going = new Map();

/**
 * Send until it is answered; what is `kept` is sent after the page was closed, too.
 * @param {string} address
 * @param {URLSearchParams} body
 * @param {boolean} kept
 */
function deliver(address, body, kept) {
  if (kept) {
    const waits = going.has(address);
    going.set(address, body);
    remember(address, body);
    if (waits) return;
  }
  inTurn(async () => {
    let sent = body;
    const told = await answerOf(address, {
      method: "POST",
      get body() {
        sent = kept ? going.get(address) ?? body : body;
        const now = main().dataset.revision;
        if (now) sent.set("revision", now); // taps of one writer follow each other
        return sent;
      },
      keepalive: body.toString().length < OUTLIVES,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    if (kept) {
      const later = going.get(address);
      going.delete(address);
      forget(address);
      if (later && later !== sent) deliver(address, later, true);
    }
    answered(told, location.pathname + location.search, false);
  });
}

/** @param {string} address */
function visit(address, push = true) {
  inTurn(async () => answered(await answerOf(address), address, push));
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement && form.matches("[data-live]")) || event.defaultPrevented) return;
  event.preventDefault();
  if (event.submitter) send(form, event.submitter);
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-live]");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  visit(link.getAttribute("href") ?? "");
});

addEventListener("popstate", () => visit(location.pathname + location.search, false));

// --- what others change ---------------------------------------------------------------------------------------------

/** @type {WebSocket | null} */
let socket = null;
let revision = 0;
let turn = 0;

function catchUp() {
  const here = main();
  if (here.dataset.socket && !waiting && !leaving && revision > Number(here.dataset.revision)) {
    visit(location.pathname + location.search, false);
  }
}

function follow() {
  const path = main().dataset.socket;
  if (!path || socket) return;
  socket = new WebSocket(socketAddress(path));
  socket.addEventListener("message", (event) => {
    turn = 0;
    /** @type {SheetMessage | FormMessage} */
    const message = JSON.parse(event.data);
    if ("form" in message) {
      document.dispatchEvent(new CustomEvent("shared-form", { detail: message }));
      return;
    }
    revision = message.revision;
    catchUp();
  });
  socket.addEventListener("open", () => document.dispatchEvent(new CustomEvent("shared-open")));
  socket.addEventListener("close", async (event) => {
    socket = null;
    if (event.code >= 4400 && event.code < 4500) return; // not ours to see
    turn += 1;
    await sleep(WAITS[Math.min(turn, WAITS.length) - 1]);
    follow();
  });
}

// What is typed in a form that others share goes by the same socket; who typed it hears when it is known.
document.addEventListener("shared-typed", (event) => {
  if (event instanceof CustomEvent && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event.detail));
});

// A phone that slept: its socket may be dead without knowing it.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && socket) socket.close();
});

const left = main().dataset.sends ? unsent(main().dataset.sends ?? "") : null;
if (left) {
  trying(true);
  deliver(main().dataset.sends ?? "", left, true);
}
follow();
came("live.js");
