/* The others at the table: what they say with ready-made phrases, and whether they want another match. */

/** @import { PhraseMessage, RematchMessage, TableRequest } from "../../types/messages.d.ts" */
/** @import { TableState } from "./state.js" */

import { choices } from "./choices.js";
import { all, element, find, listed, main, playerName, say, words } from "./dom.js";
import { tell } from "./voice.js";

const STAYS = 6000; // milliseconds that a phrase stands on the screen

const saying = find(".saying");
const again = find(".again");
let hides = 0;

/** Show what somebody says, unless this reader wants to hear nothing. @param {PhraseMessage} message @param {TableState} now */
export function hearPhrase({ player, phrase }, { view }) {
  if (choices().quiet) return;
  const said = say("says", { name: playerName(view, player), phrase: words.phrases[phrase] });
  saying.textContent = said;
  saying.hidden = false;
  clearTimeout(hides);
  hides = setTimeout(() => saying.hidden = true, STAYS);
  tell([said]);
}

/** The buttons of the phrases. @param {(message: TableRequest) => void} send */
export function usePhrases(send) {
  for (const button of all("[data-phrase]")) {
    button.addEventListener("click", () => {
      button.closest("dialog")?.close();
      send({ t: "say", phrase: /** @type {PhraseMessage["phrase"]} */ (button.dataset.phrase) });
    });
  }
}

/** Who wants another match; where it has begun, go there. @param {RematchMessage} message @param {TableState} now */
export function hearRematch({ yes, waits, gone, next }, { view }) {
  const onwards = `/spelen/${main.dataset.table}/verder`;
  const plays = view.player !== null;
  if (next && plays && !gone.includes(view.player ?? -1) && document.visibilityState !== "hidden") {
    location.assign(onwards);
    return;
  }
  for (const button of all('[data-does="again"]')) button.hidden = Boolean(next) || yes.includes(view.player ?? -1);
  /** @param {number[]} players */
  const names = (players) => listed(players.map((player) => playerName(view, player)));
  const others = yes.filter((player) => player !== view.player);
  const parts = [
    others.length && !next ? say(others.length > 1 ? "want_again" : "wants_again", { names: names(others) }) : "",
    yes.includes(view.player ?? -1) && waits.length && !next ? say("waits_for", { names: names(waits) }) : "",
    gone.length && !next && plays ? say("gone_computer", { names: names(gone) }) : "",
  ];
  const said = parts.filter(Boolean).join(" ");
  const link = element("a", { class: "btn main", href: onwards }, words.go_there);
  again.replaceChildren(...(next ? [link] : [said]));
  tell([next ? words.go_there : said]);
}
