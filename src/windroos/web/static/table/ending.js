/* The end of a hand: the server's explanation takes the place of the table until the next hand begins. */

/** @import { TableState } from "./state.js" */

import { ask } from "../own.js";
import { find, main, say } from "./dom.js";
import { tell } from "./voice.js";

const sheet = find(".verdict");
const told = find(".told", sheet);
const AGAIN = 2000; // milliseconds until the next try, where there was no line
let shown = 0;

/** Fetch and show how a hand ended. @param {number} number */
export async function showEnding(number) {
  if (shown === number) return;
  shown = number;
  const text = await ended(number);
  if (text === null || shown !== number) return;
  told.innerHTML = text;
  sheet.hidden = false;
  main.classList.add("ended");
  scrollTo(0, 0);
  const heading = find(".headline", told);
  heading.tabIndex = -1; // who reads on with the keyboard begins here; Enter goes on
  heading.focus({ preventScroll: true });
  tell([say("ending_ready", { number })]);
}

/** What the server tells of it, asked for until there is a line. @param {number} number @returns {Promise<string | null>} */
async function ended(number) {
  while (shown === number) {
    try {
      const answer = await ask(`/spelen/${main.dataset.table}/hand/${number}`, { headers: { "x-windroos": "live" } });
      return answer.ok ? await answer.text() : null;
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
  return null;
}

/** Back to the table. */
export function hideEnding() {
  shown = 0;
  sheet.hidden = true;
  main.classList.remove("ended");
}

/** Who is ready for the next hand, and who is waited for. @param {TableState} state @param {string} text */
export function drawRest({ view, rest }, text) {
  const ready = !rest || view.player === null || rest.ready.includes(view.player);
  for (const next of sheet.querySelectorAll("button")) if (next.dataset.does === "next") next.hidden = ready;
  find(".new", sheet).hidden = !view.over;
  find(".waits", sheet).textContent = text;
}

/** Look at the table, and back at the result. */
export function lookAtTable() {
  const hidden = main.classList.toggle("ended");
  sheet.hidden = !hidden;
}
