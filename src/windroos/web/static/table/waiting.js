/* The list of tables that wait for people keeps up by itself. Without script there is a link that looks again. */

import { came } from "../came.js";
import { ask } from "../own.js";

const OFTEN = 4000; // milliseconds between two looks, while somebody looks
const live = document.getElementById("live");

/** The list as it stands on the page. */
const list = () => document.querySelector(".waiting-list");

/** The button by which one sits down at a table. @param {Element} button */
const placeOf = (button) => button.getAttribute("formaction");

/** Put a list in the place of another; who was about to press a button still is. @param {Element} before @param {Element} after */
function put(before, after) {
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  before.replaceWith(after);
  const place = focused && placeOf(focused);
  if (!place) return;
  const button = [...after.querySelectorAll("button")].find((one) => placeOf(one) === place);
  (button ?? document.querySelector(".waiting input[name=name]"))?.focus();
}

async function look() {
  const before = list();
  if (!before || document.hidden) return;
  try {
    const answer = await ask("/spelen/wie", { headers: { "x-windroos": "live" } });
    if (!answer.ok) return;
    const after = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".waiting-list");
    if (!after || after.isEqualNode(before)) return;
    const said = after.getAttribute("data-said");
    if (live && said !== before.getAttribute("data-said")) live.textContent = said;
    put(before, after);
  } catch {
    // the server is away for a moment: the next look finds it
  }
}

setInterval(look, OFTEN);
document.addEventListener("visibilitychange", look);
came("table/waiting.js");
