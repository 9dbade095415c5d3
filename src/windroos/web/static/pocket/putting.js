// A page as text, put in the place of what is shown. What is word for word as it was put last is not read again: what stands
// around a page, and every key of the keypad.

import { morph } from "../morph.js";

const KEY = /<button class="key[^"]*" id="(k-\d+)".*?<\/button>/g;
const MAIN = "<main";
const END = "</main>";

/** What stood around the last page. */
let around = "";
/** Its keys, by their ids. @type {Map<string, string>} */
let keys = new Map();

/** @param {string} text */
const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

/** The text with an empty key for each that is as it was. @param {string} text */
function shortened(text) {
  const before = keys;
  keys = new Map();
  return text.replace(KEY, (key, id) => {
    keys.set(id, key);
    return before.get(id) === key ? `<button id="${id}" data-same></button>` : key;
  });
}

/** @param {string} text */
function putAll(text) {
  const there = parsed(text);
  const root = document.documentElement;
  // What is as it was is not set again: the style of the whole page would be reckoned anew.
  for (const { name, value } of there.documentElement.attributes) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  morph(document.head, there.head);
  if (document.body.hasAttribute("data-awake")) there.body.dataset.awake = "";
  morph(document.body, there.body);
}

/** @param {string} text @param {string} main the part of it */
function putMain(text, main) {
  const here = document.querySelector("main");
  const there = parsed(shortened(main)).querySelector("main");
  if (!here || !there) return putAll(text);
  for (const note of document.querySelectorAll("#lost, #failed")) note.toggleAttribute("hidden", true);
  morph(here, there);
  if (here.querySelector("[data-same]")) putAll(text); // the keypad stands elsewhere
}

/** Put a page in the place of what is shown; nothing may be drawn on that. @param {string} text */
export function put(text) {
  const from = text.indexOf(MAIN);
  const to = text.lastIndexOf(END) + END.length;
  const outside = from < 0 ? "" : text.slice(0, from) + text.slice(to);
  if (outside && outside === around) return putMain(text, text.slice(from, to));
  putAll(text);
  around = outside;
  shortened(text);
}
