// The pages of a tournament, made more comfortable: clocks that run, the sum while it is typed, Enter from figure to
// figure, what was typed kept until it is sent, and on the screens slides in turn, a bell and a voice.

/** @import { FormMessage } from "../types/messages.d.ts" */

import { ring } from "./bell.js";
import { came } from "./came.js";
import { language } from "./own.js";

const TICK = 250;

// --- clocks: the server says how much is left, and this counts on by a clock that nobody can set -----------------------

/** @type {WeakMap<Element, { stamp: string, at: number }>} */
const bases = new WeakMap();

/** Seconds that are left on a clock. @param {HTMLElement} face */
function leftOn(face) {
  const stamp = `${face.dataset.stamp} ${face.dataset.left} ${face.dataset.runs}`;
  let base = bases.get(face);
  if (!base || base.stamp !== stamp) {
    base = { stamp, at: performance.now() };
    bases.set(face, base);
  }
  const passed = face.dataset.runs ? (performance.now() - base.at) / 1000 : 0;
  return Math.max(0, Math.ceil(Number(face.dataset.left) - passed));
}

/** @param {number} seconds */
function said(seconds) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return seconds >= 3600 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`;
}

/** @param {string | undefined} text */
function speak(text) {
  if (!text || !("speechSynthesis" in globalThis)) return;
  const voice = new SpeechSynthesisUtterance(text);
  voice.lang = language;
  speechSynthesis.speak(voice);
}

/** @param {HTMLElement} face @param {number} left */
function hear(face, left) {
  const bell = document.getElementById("bell");
  if (!bell || !face.dataset.runs) return;
  const last = Number(bell.dataset.last);
  if (left === 0 && bell.dataset.end === "1") {
    if (ring(`end ${face.dataset.stamp}`, 3)) speak(bell.dataset.sayEnd);
  } else if (last && left <= last && left > last - 5) {
    if (ring(`last ${face.dataset.stamp}`, 2)) speak(bell.dataset.sayLast);
  }
}

function tick() {
  /** @type {HTMLElement | null} */
  let first = null;
  for (const face of document.querySelectorAll(".t-clock")) {
    if (!(face instanceof HTMLElement)) continue;
    const text = said(leftOn(face));
    if (face.textContent !== text) face.textContent = text;
    first ??= face;
  }
  if (first) hear(first, leftOn(first));
}

// --- the sum of a table ------------------------------------------------------------------------------------------------

/** @param {HTMLElement} figures */
function fieldsOf(figures) {
  return [...figures.querySelectorAll("input:not([type=checkbox])")].filter((one) => one instanceof HTMLInputElement);
}

/** A field as a number; null where it is empty or none. @param {HTMLInputElement} field */
function figureOf(field) {
  const text = field.value.trim().replace("\u2212", "-");
  if (!/^-?\d+$/.test(text)) return null;
  const minus = field.closest("fieldset")?.querySelector("input[type=checkbox]");
  const value = Number(text);
  return minus instanceof HTMLInputElement && minus.checked ? -Math.abs(value) : value;
}

/** @param {number} value */
const signed = (value) => (value > 0 ? `+${value}` : String(value).replace("-", "\u2212"));

/** What other fields of the form add to the sum: sticks on the table, points that were lent. @param {HTMLElement} figures */
function beside(figures) {
  const others = figures.closest("form")?.querySelectorAll("input[data-adds]") ?? [];
  return [...others].reduce(
    (sum, one) => one instanceof HTMLInputElement ? sum + Number(one.dataset.adds) * (figureOf(one) ?? 0) : sum,
    0,
  );
}

/** @param {HTMLElement} figures */
function addUp(figures) {
  const line = figures.querySelector(".t-sum");
  if (!line) return;
  const typed = fieldsOf(figures).map(figureOf);
  const known = typed.filter((one) => one !== null);
  const off = known.reduce((sum, one) => sum + one, beside(figures)) - Number(figures.dataset.sum);
  if (known.length < typed.length - 1) return;
  line.classList.toggle("off", known.length === typed.length && off !== 0);
  if (known.length === typed.length) {
    line.textContent = off === 0
      ? `✓ ${figures.dataset.sumRight}`
      : `✕ ${figures.dataset.sumOff?.replace("{off}", signed(off))}`;
  } else {
    line.textContent = figures.dataset.sumLast?.replace("{figure}", signed(-off)) ?? "";
  }
}

// --- what was typed is kept until it is sent ----------------------------------------------------------------------------

/** @param {HTMLFormElement} form */
function keep(form) {
  const key = form.dataset.keep;
  if (!key) return;
  const typed = [...form.elements].flatMap((one) =>
    one instanceof HTMLInputElement && one.type !== "hidden"
      ? [[one.name, one.type === "checkbox" ? (one.checked ? "1" : "") : one.value]]
      : []
  );
  try {
    localStorage.setItem(`windroos-${key}`, JSON.stringify(typed));
  } catch {
    // a browser that keeps nothing
  }
}

/** @param {HTMLFormElement} form */
function bringBack(form) {
  let kept = null;
  try {
    kept = localStorage.getItem(`windroos-${form.dataset.keep}`);
  } catch {
    return;
  }
  const fields = new Map(JSON.parse(kept ?? "[]"));
  const empty = [...form.elements].every((one) =>
    !(one instanceof HTMLInputElement) || one.type === "hidden" || one.type === "checkbox" || !one.value
  );
  if (!empty) return;
  for (const one of form.elements) {
    if (!(one instanceof HTMLInputElement) || one.type === "hidden" || !fields.has(one.name)) continue;
    if (one.type === "checkbox") one.checked = fields.get(one.name) === "1";
    else one.value = String(fields.get(one.name));
  }
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement)) return;
  const figures = field.form?.querySelector(".t-figures");
  if (figures instanceof HTMLElement) addUp(figures);
  if (field.form?.dataset.keep) keep(field.form);
});

// --- one form on several phones: what one types is seen on the others, the last word of each field ----------------------

/** Fields typed in here of which it was not heard yet that the server knows them. @type {Set<string>} */
const unheard = new Set();
/** What was told by this socket. */
let told = 0;

function sharedForm() {
  const form = document.querySelector("form[data-shared]");
  return form instanceof HTMLFormElement ? form : null;
}

/** @param {Element | RadioNodeList | null} field */
function valueOf(field) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked ? "1" : "";
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null;
}

/** @param {string} name */
function tell(name) {
  const form = sharedForm();
  const value = form && valueOf(form.elements.namedItem(name));
  if (!form || value === null) return;
  told += 1;
  unheard.add(name);
  const detail = { form: form.dataset.shared, field: name, value, count: told };
  document.dispatchEvent(new CustomEvent("shared-typed", { detail }));
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (field.form && field.form === sharedForm()) tell(field.name);
});

// Another socket knows nothing yet of what was typed while there was none.
document.addEventListener("shared-open", () => {
  told = 0;
  for (const name of unheard) tell(name);
});

document.addEventListener("shared-form", (event) => {
  const form = sharedForm();
  if (!(event instanceof CustomEvent) || !form) return;
  /** @type {FormMessage} */
  const message = event.detail;
  // While something of one's own is on its way, what comes is older than what stands here.
  if (message.form !== form.dataset.shared || message.heard !== told) return;
  unheard.clear();
  for (const [name, value] of Object.entries(message.fields)) {
    const field = form.elements.namedItem(name);
    if (valueOf(field) === value) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value === "1";
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  const figures = form.querySelector(".t-figures");
  if (figures instanceof HTMLElement) addUp(figures);
  keep(form);
});

// Enter goes to the next figure, and sends the last.
document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement) || !field.form?.matches("[data-steps]")) return;
  const figures = field.closest(".t-figures");
  if (!(figures instanceof HTMLElement)) return;
  const fields = fieldsOf(figures);
  const next = fields[fields.indexOf(field) + 1];
  if (next instanceof HTMLInputElement) {
    event.preventDefault();
    next.focus();
    next.select();
  }
});

for (const form of document.querySelectorAll("form[data-keep]")) {
  if (form instanceof HTMLFormElement) bringBack(form);
}
for (const figures of document.querySelectorAll(".t-figures")) {
  if (figures instanceof HTMLElement) addUp(figures);
}

// --- slides in turn ----------------------------------------------------------------------------------------------------

let turn = 0;
function showSlide() {
  const box = document.querySelector(".slides[data-turn]");
  const slides = box ? [...box.querySelectorAll(":scope > .slide")] : [];
  if (!box || slides.length < 2) return;
  box.classList.add("turning");
  slides.forEach((slide, at) => slide.classList.toggle("shown", at === turn % slides.length));
}

const box = document.querySelector(".slides[data-turn]");
if (box instanceof HTMLElement) {
  showSlide();
  setInterval(() => {
    turn += 1;
    showSlide();
  }, 1000 * Number(box.dataset.turn));
  // What was changed by somebody else came without the marks of the slide that is shown.
  new MutationObserver(() => {
    if (!box.classList.contains("turning")) showSlide();
  }).observe(box, { attributes: true, childList: true });
}
setInterval(tick, TICK);
tick();

// --- where one can go: on a phone one row that slides, which shows where one is -----------------------------------------

const parts = document.querySelector(".hall-nav");
const here = parts?.querySelector("[aria-current]");
if (parts && here) {
  const around = parts.getBoundingClientRect();
  const at = here.getBoundingClientRect();
  parts.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2;
}
came("tournament.js");
