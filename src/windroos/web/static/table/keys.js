/* The keys: arrows and numbers choose, Enter lays away, letters call, the space bar passes. */

/** @import { Tile } from "../../types/messages.d.ts" */
/** @import { Call } from "./state.js" */

import { choices } from "./choices.js";
import { all, one } from "./dom.js";
import { buttonsOf } from "./offer.js";
import { chosenTile, pickBeside, pickNothing, pickPlace } from "./rack.js";

/**
 * What keys do: `pass` and `next` say whether there was such a thing.
 * @typedef {Record<"why" | "coach" | "sort" | "help", () => void> & Record<"pass" | "next", () => boolean>
 *   & { lay: (kind: Tile) => void, whyCall: (call: Call) => void }} Does
 */

/** @type {Map<string, Call>} */
const CALLS = new Map([["c", "chow"], ["p", "pung"], ["k", "kong"], ["m", "mahjong"]]);
/** @type {Map<string, "why" | "coach" | "sort" | "help">} */
const LETTERS = new Map([["v", "why"], ["h", "coach"], ["s", "sort"], ["?", "help"]]);

/** Listen to the keys. @param {Does} does */
export function useKeys(does) {
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || !(target instanceof Element)) return;
    if (target.closest("input, textarea, select, dialog, summary")) return;
    const free = target === document.body || target.closest(".rack") !== null || target.matches("#main, .headline");
    if ((free && steer(event.key, does)) || (choices().keys && single(event.key, free, does))) event.preventDefault();
  });
}

/** Arrows, Enter and Escape; true where the key was taken. @param {string} key @param {Does} does */
function steer(key, does) {
  const chosen = chosenTile();
  if (key === "ArrowLeft") pickBeside(-1);
  else if (key === "ArrowRight") pickBeside(1);
  else if (key === "Escape") pickNothing();
  else if (key === "Enter" && does.next()) return true;
  else if (key === "Enter" && chosen) does.lay(chosen);
  else return false;
  return true;
}

/**
 * The same of single letters, figures and the space bar.
 * @param {string} key
 * @param {boolean} free
 * @param {Does} does
 */
function single(key, free, does) {
  const letter = key.toLowerCase();
  const kind = CALLS.get(letter);
  const other = LETTERS.get(letter);
  if (letter === " ") return free && does.pass();
  if (/^[0-9]$/.test(letter)) pickPlace(letter === "0" ? 9 : Number(letter) - 1);
  else if (kind) call(kind, does);
  else if (other) does[other]();
  else return false;
  return true;
}

/** One way to call it: do it. More: let the player choose. None: say why. @param {Call} kind @param {Does} does */
function call(kind, does) {
  const buttons = buttonsOf(kind);
  if (buttons.length === 1) buttons[0].click();
  else if (buttons.length) {
    buttons[(buttons.findIndex((one) => one === document.activeElement) + 1) % buttons.length].focus();
  } else does.whyCall(kind);
}

/** Windows that open over the table: a button with `data-opens` opens the one of that name. */
export function useDialogs() {
  for (const opener of all("[data-opens]")) {
    opener.addEventListener("click", () => {
      for (const dialog of document.querySelectorAll("dialog")) dialog.close(); // one window at a time
      one(HTMLDialogElement, `dialog.${opener.dataset.opens}`).showModal();
    });
  }
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }
}
