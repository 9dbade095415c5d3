// A search that goes on while somebody watches: its part of the page is asked for again every second, until it is over.
// Without this script a link does the same.

import { ask } from "./own.js";

const WAIT = 1000;

async function look() {
  const here = document.getElementById("watch");
  const address = here?.dataset.watch;
  if (!here || !address) return;
  try {
    const answer = await ask(address, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const found = page.getElementById("watch");
    if (answer.ok && found) replace(here, found);
  } catch {
    // no connection: it is asked again
  }
  setTimeout(look, WAIT);
}

/**
 * What has changed is put in its place; the buttons stay, so that nobody taps beside one.
 * @param {HTMLElement} here
 * @param {HTMLElement} there
 */
function replace(here, there) {
  const parts = here.querySelectorAll("p, table");
  const others = there.querySelectorAll("p, table");
  if (parts.length !== others.length || !there.dataset.watch) {
    here.replaceWith(document.adoptNode(there));
    return;
  }
  parts.forEach((part, at) => {
    if (part.isEqualNode(others[at])) return;
    const links = part.querySelectorAll("a");
    if (links.length) {
      others[at].querySelectorAll("a").forEach((link, number) =>
        links[number]?.setAttribute("href", link.getAttribute("href") ?? "")
      );
    } else part.replaceChildren(...[...others[at].childNodes].map((node) => document.adoptNode(node)));
  });
}

setTimeout(look, WAIT);
