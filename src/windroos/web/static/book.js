// The rules: results while you type, the chapter that you are reading, and the print button. All of it works without.

import { ask, fieldsOf } from "./own.js";

const WAIT = 150; // milliseconds after the last key

/**
 * Results come as you type, into the same place; the address follows, so that going back works.
 * @param {HTMLInputElement} input
 * @param {HTMLFormElement} form
 */
function searchAsYouType(input, form) {
  let timer = 0;
  let asking = new AbortController();
  let before = input.value.trim();
  const show = async () => {
    const query = input.value.trim();
    if (query === before) return;
    before = query;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const address = `/spelregels/zoek?${fieldsOf(form)}`;
    try {
      const answer = await ask(address, { signal });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const found = page.getElementById("results");
      const here = document.getElementById("results");
      if (!found || !here) return;
      here.replaceWith(document.adoptNode(found));
      document.querySelector(".toc")?.remove();
      document.title = page.title;
      history.replaceState(null, "", address);
      const live = document.getElementById("live");
      if (live) live.textContent = found.querySelector(".said")?.textContent ?? "";
    } catch {
      if (!signal.aborted) before = ""; // no connection: the button still works
    }
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(show, WAIT);
  });
}

/** The chapter that is being read is marked in the list of chapters. @param {HTMLElement} toc */
function followChapters(toc) {
  const links = new Map([...toc.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));
  links.delete(""); // those to other pages
  /** @param {string} id */
  const mark = (id) => {
    for (const [other, link] of links) {
      if (other === id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    const link = links.get(id);
    if (link && toc.scrollWidth > toc.clientWidth) toc.scrollLeft = link.offsetLeft - toc.offsetLeft - 12;
  };
  const watch = new IntersectionObserver(
    (seen) => {
      for (const one of seen) if (one.isIntersecting) mark(one.target.id);
    },
    { rootMargin: "-10% 0px -80% 0px" },
  );
  for (const id of links.keys()) {
    const chapter = document.getElementById(id);
    if (chapter) watch.observe(chapter);
  }
}

const input = document.getElementById("q");
if (input instanceof HTMLInputElement && input.form) searchAsYouType(input, input.form);
const toc = document.querySelector("nav.toc");
if (toc instanceof HTMLElement) followChapters(toc);
const first = document.querySelector("[data-focus]");
if (matchMedia("(hover: hover)").matches && first instanceof HTMLElement) first.focus({ preventScroll: true });
for (const button of document.querySelectorAll("button")) {
  if (!("print" in button.dataset)) continue;
  button.hidden = false;
  button.addEventListener("click", () => print());
}
