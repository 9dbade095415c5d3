// Measures a page as it stands on the screen: what is cut off, broken, covered, or too near to something else.
// Returns sentences, each naming the element; an empty list is a page on which everything can be read and tapped.

() => {
  const SLACK = 1.5; // pixels that rounding may cost
  const APART = 6; // pixels between the words of two controls on one line
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const TOO_LONG = 28; // signs of something that is no word: an address, a fingerprint
  const wide = document.documentElement.clientWidth;
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body; // nothing behind an open window can be reached
  const found = new Set();
  for (const skipped of document.querySelectorAll("main *")) { // what is out of sight has no place of its own yet
    if (getComputedStyle(skipped).contentVisibility === "auto") skipped.style.contentVisibility = "visible";
  }

  function say(what, element, more = "") {
    found.add(`${what}: ${named(element)}${more ? ` ${more}` : ""}`);
    return true;
  }

  function named(element) {
    const id = element.id ? `#${element.id}` : "";
    const kind = typeof element.className === "string" && element.className ? `.${element.className.trim().replace(/\s+/g, ".")}` : "";
    const text = (element.textContent || element.getAttribute("aria-label") || "").replace(/\s+/g, " ").trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}${id}${kind} "${text}"`;
  }

  const styles = new Map();
  function style(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  /** The elements around one, the nearest first. */
  function* around(element) {
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) yield at;
  }

  const hidden = new Map();
  /** Not on the screen: not laid out, made invisible, or there for who listens. */
  function isHidden(element) {
    if (!element || element === document.documentElement) return false;
    if (!hidden.has(element)) {
      const now = style(element);
      const gone = now.display === "none" || now.visibility === "hidden" || now.opacity === "0" || now.clipPath !== "none";
      const closed = element.parentElement?.tagName === "DETAILS" && !element.parentElement.open && element.tagName !== "SUMMARY";
      hidden.set(element, gone || closed || isHidden(element.parentElement));
    }
    return hidden.get(element);
  }

  const layers = new Map();
  /** What moves by itself: the nearest fixed, sticky or absolute element around, or box that scrolls. */
  function layer(element) {
    if (!element || element === document.documentElement) return null;
    if (!layers.has(element)) {
      const now = style(element);
      const own = ["fixed", "sticky", "absolute"].includes(now.position) || ["auto", "scroll"].includes(now.overflowY);
      layers.set(element, own && element !== document.body ? element : layer(element.parentElement));
    }
    return layers.get(element);
  }

  const inline = (element) => style(element).display === "inline" || style(element).display === "contents";
  const isDrawing = (element) => element.namespaceURI === "http://www.w3.org/2000/svg";
  const words = []; // lines of text: { element, rect, text }
  const boxes = []; // controls: { element, rect }

  /** The lines of a text, each as wide as its words. */
  function lines(node, from = 0, to = node.length) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const rows = [];
    for (const rect of range.getClientRects()) {
      if (rect.width < 0.5) continue;
      const row = rows.find((one) => Math.min(one.bottom, rect.bottom) - Math.max(one.top, rect.top) > rect.height / 2);
      if (row) {
        row.left = Math.min(row.left, rect.left);
        row.right = Math.max(row.right, rect.right);
      } else rows.push({ left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom });
    }
    return rows;
  }

  /** A word that goes on in the next line without a hyphen. */
  function broken(node, element) {
    if (/^\s*https?:/.test(node.data)) return; // an address has no syllables
    for (const word of node.data.matchAll(/[\p{L}\p{N}’'.,+−]+/gu)) {
      if (word[0].length < 2 || word[0].length > TOO_LONG) continue;
      if (lines(node, word.index, word.index + word[0].length).length > 1) say("broken by letter", element, `at ${word[0]}`);
    }
  }

  /** A box that a thumb slides sideways on purpose: a row of chapters, a program. */
  const slides = (box) => (box.tagName === "PRE" || box.tagName === "NAV") && ["auto", "scroll"].includes(style(box).overflowX);

  /** What cuts a rectangle off, or what it sticks out of; whether anything does. */
  function boxed(rect, element) {
    const beyond = (outer) => rect.left < outer.left - SLACK || rect.right > outer.right + SLACK;
    let held = false; // the nearest box should hold it, the others may not cut it off
    for (const box of [element, ...around(element)]) {
      if (inline(box) || (isDrawing(box) && box.tagName !== "svg") || box === document.body) continue;
      if (slides(box)) return false;
      const at = style(box);
      const outer = box.getBoundingClientRect();
      if (at.overflowX !== "visible" && beyond(outer)) return say("cut off", element, `by ${named(box)}`);
      const middle = (rect.top + rect.bottom) / 2;
      if (["hidden", "clip"].includes(at.overflowY) && (middle < outer.top || middle > outer.bottom)) return say("cut off", element, `by ${named(box)}`);
      if (!held && beyond(outer)) return say("out of its box", element, box === element ? "" : `of ${named(box)}`);
      held = true;
      if (at.position === "absolute" || at.position === "fixed") break;
    }
    return (rect.left < -SLACK || rect.right > wide + SLACK) && say("outside the screen", element);
  }

  const reading = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = reading.nextNode(); node; node = reading.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION", "TEMPLATE", "TITLE"].includes(element.tagName) || isHidden(element)) continue;
    const rows = lines(node);
    for (const rect of rows) {
      if (!boxed(rect, element)) words.push({ element, rect, text: true });
    }
    if (rows.length > 1 && !element.closest("pre, code")) broken(node, element);
  }

  for (const element of root.querySelectorAll(`${CONTROLS}, svg, img, .t, .set, .slot, .tag, .seat`)) {
    if (isHidden(element) || (isDrawing(element) && element.parentElement.matches(".t, .mark"))) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    if (element.closest("[aria-hidden=true]") && layer(element) === element) continue; // decoration
    if (element.matches(CONTROLS) && layer(element) !== element && !inline(element)) boxes.push({ element, rect });
    if (layer(element) === element) continue;
    boxed(rect, element.parentElement);
  }

  // what a field says before anything is typed
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of root.querySelectorAll("input[placeholder]")) {
    if (isHidden(field) || field.value) continue;
    const now = style(field);
    pen.font = now.font;
    const room = field.clientWidth - Number.parseFloat(now.paddingLeft) - Number.parseFloat(now.paddingRight);
    if (pen.measureText(field.placeholder).width > room + SLACK) say("cut off", field, `its hint "${field.placeholder}"`);
  }

  // one thing over another, and the words of two controls with no room between them
  const over = (a, b, share) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const height = Math.min(a.bottom - a.top, b.bottom - b.top);
    return across > SLACK && down > SLACK && down > share * height;
  };
  const together = (a, b) => a === b || a.contains(b) || b.contains(a);
  const control = (element) => element.closest("a[href], button, label, summary, input, select");
  function pair(one, other) {
    if (layer(one.element) !== layer(other.element)) return;
    if (one.text && other.text) {
      if (over(one.rect, other.rect, 0.35)) say("words over words", one.element, `and ${named(other.element)}`);
      const [first, second] = [control(one.element), control(other.element)];
      if (!first || !second || together(first, second)) return;
      const level = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const gap = Math.max(one.rect.left, other.rect.left) - Math.min(one.rect.right, other.rect.right);
      if (level > 6 && gap < APART) say("too near", first, `to ${named(second)}`);
      return;
    }
    if (together(one.element, other.element) || control(one.element) === control(other.element)) return;
    const share = one.text || other.text ? 0.35 : 0.02;
    if (over(one.rect, other.rect, share)) say(share < 0.1 ? "control over control" : "control over words", one.element, `and ${named(other.element)}`);
  }
  const sorted = [...words, ...boxes].sort((a, b) => a.rect.top - b.rect.top);
  sorted.forEach((one, place) => {
    for (let next = place + 1; next < sorted.length && sorted[next].rect.top < one.rect.bottom; next += 1) pair(one, sorted[next]);
  });

  // at the end of the page nothing stays under what is fixed to the screen
  const was = scrollY;
  scrollTo(0, document.documentElement.scrollHeight);
  const fixed = [...document.querySelectorAll("body *")].filter((one) => style(one).position === "fixed" && !isHidden(one) && one.getBoundingClientRect().width > 0);
  for (const bar of fixed) {
    const rect = bar.getBoundingClientRect();
    for (const { element } of [...boxes, ...words]) {
      if (bar.contains(element) || element.contains(bar) || layer(element) === bar) continue;
      const here = element.getBoundingClientRect();
      if (here.bottom <= innerHeight && over(here, rect, 0.2)) say("stays under", element, `under ${named(bar)}`);
    }
  }
  for (let top = 0; ; top += innerHeight / 2) {
    scrollTo(0, top);
    for (const { element } of boxes) {
      const rect = element.getBoundingClientRect();
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (y < innerHeight * 0.2 || y > innerHeight * 0.75 || x < 0 || x > wide) continue;
      const hit = document.elementFromPoint(x, y);
      const free = !hit || together(hit, element) || hit.closest("label")?.contains(element) || layer(hit) !== layer(element);
      if (!free) say("covered", element, `by ${named(hit)}`);
    }
    if (top + innerHeight >= document.documentElement.scrollHeight) break;
  }
  scrollTo(0, was);

  if (document.documentElement.scrollWidth > wide) found.add(`the page is ${document.documentElement.scrollWidth} wide, the screen ${wide}`);
  return [...found];
}
