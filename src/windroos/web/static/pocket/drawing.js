// What was tapped and is not counted yet, drawn at once: a tile or a set where it will lie, and what is taken away paler.
// Nothing is drawn of which the last page says that it cannot be: a grey key, too few left, no room. What is counted takes
// the place of all this, so that a mistake here is gone with the next answer.

/** @typedef {Record<string, string>} Fields what a form said of a tap */

const SUITS = 27;
const BONUS = 34;

/** How what lies drawn is undone, the last last. @type {(() => void)[]} */
let drawn = [];

/** @param {string} value of a button @returns {HTMLElement | null} */
const button = (value) => document.querySelector(`main [name="do"][value="${CSS.escape(value)}"]`);

/** @param {Element} key */
const kindOf = (key) => Number(key.id.slice("k-".length));

/** @param {Element} key */
const pips = (key) => /** @type {HTMLElement[]} */ ([...key.querySelectorAll(".pips i:not(.off)")]);

/** The tiles that a key lays by what is chosen above it: how often each; null where the last page says that it cannot be.
 * @param {Element} key @param {Fields} fields @param {number} room @returns {Element[] | null} */
function laid(key, { what = "tile", closed }, room) {
  const kind = kindOf(key);
  const apart = closed && (what === "chow" || what === "pung");
  const mode = closed && what === "kong" ? "concealed_kong" : what;
  if (key.classList.contains("g-used") || (!apart && key.classList.contains(`g-${mode}`))) return null;
  if (what === "tile") return kind >= BONUS || room > 0 ? [key] : null;
  const left = pips(key).length;
  if (what === "kong" && !closed && left === 1) return [key]; // beside the pung that lies there
  const many = what === "kong" ? 4 : what === "pung" ? 3 : 1;
  if (left < many || room < 3 || kind >= BONUS) return null;
  if (what !== "chow") return Array(many).fill(key);
  if (kind >= SUITS || kind % 9 > 6) return null;
  const keys = [0, 1, 2].map((more) => document.getElementById(`k-${kind + more}`));
  return keys.every((one) => one && pips(one).length) ? /** @type {Element[]} */ (keys) : null;
}

/** A tile as it will lie. @param {Element} key */
const face = (key) => /** @type {Element} */ (key.querySelector(".t")).cloneNode(true);

/** @param {Node[]} tiles */
function piece(tiles) {
  const found = document.createElement("span");
  found.className = tiles.length > 1 ? "soon set" : "soon";
  found.setAttribute("aria-hidden", "true"); // it is said when it is counted
  found.append(...tiles);
  return found;
}

/** Where in the rack a tile comes: they lie in the order of the keys. @param {Element} row @param {Element} key */
function after(row, key) {
  /** @param {Element | null | undefined} place */
  const picture = (place) => place?.querySelector("use")?.getAttribute("href") ?? "";
  const order = new Map([...document.querySelectorAll(".keys9 [id]")].map((one) => [picture(one), kindOf(one)]));
  return [...row.children].find((one) => (order.get(picture(one)) ?? 0) > kindOf(key)) ?? null;
}

/** @param {Element} key @param {Fields} fields */
function lay(key, fields) {
  const rack = /** @type {HTMLElement | null} */ (document.querySelector(".rackrow[data-room]"));
  const row = rack?.querySelector(".row");
  const table = document.querySelector(".hand .laid");
  if (!rack || !row || !table) return;
  const room = Number(rack.dataset.room);
  const tiles = laid(key, fields, room);
  if (!tiles) return;
  const onTable = kindOf(key) >= BONUS || (fields.what !== "tile" && !(fields.closed && fields.what !== "kong"));
  const pieces = onTable ? [piece(tiles.map(face))] : tiles.map((one) => piece([face(one)]));
  if (onTable) table.append(...pieces);
  else pieces.forEach((one, at) => row.insertBefore(one, after(row, tiles[at])));
  const taken = kindOf(key) >= BONUS || (onTable && tiles.length === 1) ? 0 : Math.min(tiles.length, 3);
  rack.dataset.room = String(room - taken);
  const spent = tiles.map((one) => {
    const pip = pips(one).at(-1);
    pip?.classList.add("off");
    const last = !pips(one).length;
    if (last) one.classList.add("g-used");
    return () => {
      pip?.classList.remove("off");
      if (last) one.classList.remove("g-used");
    };
  });
  drawn.push(() => {
    for (const one of pieces) one.remove();
    for (const back of spent) back();
    rack.dataset.room = String(room);
  });
}

/** Draw one tap more. @param {Fields} fields */
export function draw(fields) {
  const value = fields.do ?? "";
  const asked = new URLSearchParams(value);
  const tapped = button(value);
  document.querySelector("main")?.toggleAttribute("data-soon", true);
  if (asked.get("tap") === "undo") drawn.pop()?.();
  else if (asked.get("tap") === "key" && tapped) lay(tapped, fields);
  else if (tapped) mark(tapped, tapped.matches(".lift") ? "going" : "sent");
}

/** @param {Element} tapped @param {string} name */
function mark(tapped, name) {
  tapped.classList.add(name);
  drawn.push(() => tapped.classList.remove(name));
}

/** The page as it was counted last. */
export function undraw() {
  for (const back of drawn.reverse()) back();
  drawn = [];
  document.querySelector("main")?.removeAttribute("data-soon");
}

/** On a page as it is counted: what is not in it yet. @param {Iterable<Fields>} taps */
export function redraw(taps) {
  for (const one of taps) draw(one);
}
