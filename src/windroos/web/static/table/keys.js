/* The keys: arrows and numbers choose, Enter lays away, letters call, the space bar passes. */

import { choices } from "./choices.js";
import { find } from "./dom.js";
import { buttonsOf } from "./offer.js";
import { chosenTile, pickBeside, pickNothing, pickPlace } from "./rack.js";

const CALLS = { c: "chow", p: "pung", k: "kong", m: "mahjong" };

/** Listen to the keys. `does` has lay, whyCall, pass, why, coach, sort, help, next. */
export function useKeys(does) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.target.closest("input, textarea, select, dialog, summary")) return;
    const onRack = Boolean(event.target.closest(".rack"));
    const free = onRack || event.target === document.body || event.target.matches("#main, .headline");
    if (steer(event, free, does) || (choices().keys && single(event, free, does))) event.preventDefault();
  });
}

/** Arrows, Enter and Escape; true where the key was taken. */
function steer(event, free, does) {
  if (!free) return false;
  if (event.key === "ArrowLeft") pickBeside(-1);
  else if (event.key === "ArrowRight") pickBeside(1);
  else if (event.key === "Escape") pickNothing();
  else if (event.key === "Enter" && does.next()) return true;
  else if (event.key === "Enter" && chosenTile()) does.lay(chosenTile());
  else return false;
  return true;
}

function single(event, free, does) {
  const key = event.key.toLowerCase();
  if (key === " ") return free && does.pass();
  if (/^[0-9]$/.test(key)) pickPlace(key === "0" ? 9 : Number(key) - 1);
  else if (CALLS[key]) call(CALLS[key], does);
  else if (does[LETTERS[key]]) does[LETTERS[key]]();
  else return false;
  return true;
}

const LETTERS = { v: "why", h: "coach", s: "sort", "?": "help" };

/** One way to call it: do it. More: let the player choose. None: say why. */
function call(kind, does) {
  const buttons = buttonsOf(kind);
  if (buttons.length === 1) buttons[0].click();
  else if (buttons.length) buttons[(buttons.indexOf(document.activeElement) + 1) % buttons.length].focus();
  else does.whyCall(kind);
}

/** Windows that open over the table: a button with `data-opens` opens the one of that name. */
export function useDialogs() {
  for (const opener of document.querySelectorAll("[data-opens]")) {
    opener.addEventListener("click", () => {
      document.querySelector("dialog[open]")?.close(); // one window at a time
      find(`dialog.${opener.dataset.opens}`).showModal();
    });
  }
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }
}
