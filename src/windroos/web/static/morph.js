// Making what is on a page like what it should be, with as few changes as will do.

/** By attribute: a form's `id` may be its field of that name. @param {Node} node */
const idOf = (node) => (node instanceof Element && node.getAttribute("id")) || "";

/** @param {Node} here @param {Node} there */
function same(here, there) {
  return here.nodeName === there.nodeName && idOf(here) === idOf(there);
}

/** @param {Element} here @param {Element} there */
function morphAttributes(here, there) {
  for (const { name } of [...here.attributes]) {
    if (!there.hasAttribute(name) && !(name === "open" && here.nodeName === "DETAILS")) here.removeAttribute(name);
  }
  for (const { name, value } of there.attributes) {
    if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  }
}

/**
 * Make one node like another with as few changes as will do, so that focus and scroll stay where they are. What is marked
 * `data-same` says only that it stays as it is.
 * @param {Node} here
 * @param {Node} there
 */
export function morph(here, there) {
  if ((there instanceof Element && there.hasAttribute("data-same")) || here.isEqualNode(there)) return;
  if (!(here instanceof Element && there instanceof Element)) {
    here.nodeValue = there.nodeValue;
    return;
  }
  const another = here.getAttribute("data-for") !== there.getAttribute("data-for");
  const isLater = here.getAttribute("data-seen") !== there.getAttribute("data-seen");
  morphAttributes(here, there);
  let at = here.firstChild;
  for (const child of [...there.childNodes]) {
    /** @type {ChildNode | null} */
    let match = at;
    while (match && !same(match, child)) match = match.nextSibling;
    if (!match) {
      here.insertBefore(child.cloneNode(true), at);
      continue;
    }
    at = clear(at, match);
    morph(match, child);
    at = match.nextSibling;
  }
  clear(at, null);
  if (another) {
    for (const input of here.querySelectorAll("input")) input.checked = input.defaultChecked;
    here.toggleAttribute("open", there.hasAttribute("open"));
  }
  if (isLater && here instanceof HTMLFormElement) here.reset(); // later figures, or another question, stand in the fields
}

/**
 * Remove the nodes from one on up to another, which is given back.
 * @param {ChildNode | null} at
 * @param {ChildNode | null} end
 */
function clear(at, end) {
  while (at && at !== end) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
  return end;
}
