/* Elements, tiles and lists: the few things that every part of the table draws with. */

import { language } from "../own.js";

const main = document.getElementById("main");
const sprite = main.dataset.sprite;

/** The words of this page in the reader's language, and the names of the tiles. */
export const words = JSON.parse(document.getElementById("words").textContent);

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const SEATS = "ESWN";

const HONOURS = "ESWNPGR";
const SVG = "http://www.w3.org/2000/svg";

/** The first element within the page's main part that answers to a selector. */
export function find(selector) {
  return main.querySelector(selector);
}

/** Words with their gaps filled: `say("loose_left", { count: 14 })`. */
export function say(key, values = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** Names as a sentence lists them: "Ans, Bas en Cor", with `disjunction` "chow of pung". */
export function listed(names, type = "conjunction") {
  return new Intl.ListFormat(language, { type }).format(names);
}

/** The name of a tile in words; `tile` as records spell it, null for one face down. */
export function tileName(tile) {
  return tile ? words.tiles[tile] : words.face_down;
}

/** A seat's wind in words. */
export function seatName(seat) {
  return words.seats[SEATS.indexOf(seat)];
}

/** What a player of the match is called: by his number who gave no name. */
export function playerName(view, player) {
  return view.players[player].name || say("player", { number: player + 1 });
}

/** A gain or loss with its sign; figures as the language writes them. */
export function signed(value) {
  const figure = new Intl.NumberFormat(language).format(Math.abs(value));
  return value > 0 ? `+${figure}` : value < 0 ? `−${figure}` : figure;
}

/** An element with attributes (null: left out), and children: elements or text. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value != null) made.setAttribute(name, value);
  made.append(...children.filter((child) => child != null));
  return made;
}

/** The name of a tile's picture in the sprite. */
function picture(tile) {
  if (!tile) return "back";
  const [first, second] = tile;
  if ("mps".includes(second)) return second + first;
  return second === "z" ? HONOURS[Number(first) - 1] : tile;
}

/** A tile. `mark` is a class: lit, dim, l or r (turned). */
export function tile(kind, mark = "") {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${sprite}#${picture(kind)}`);
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return element("span", { class: `t ${mark}${kind ? "" : " back"}`.trim() }, drawing);
}

/** The plate of a seat: East's is square. */
export function plate(seat) {
  const shape = seat === "E" ? "seat east" : "seat";
  return element("span", { class: shape, "aria-hidden": "true" }, words.letters[SEATS.indexOf(seat)]);
}

/** Draw what a part shows, unless it shows that already. `key` tells what it shows. */
export function draw(parent, key, make) {
  if (parent.drawnKey === key) return false;
  parent.drawnKey = key;
  parent.replaceChildren(...make());
  return true;
}

/** Keep a list's elements by their keys, so that focus and motion survive: new ones are made, gone ones go. */
export function keep(parent, items, keyOf, make, update = () => {}) {
  const before = new Map([...parent.children].map((child) => [child.keptKey, child]));
  items.forEach((item, place) => {
    const key = keyOf(item, place);
    let child = before.get(key);
    before.delete(key);
    if (!child) {
      child = make(item, place);
      child.keptKey = key;
    }
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
    update(child, item, place);
  });
  before.forEach((child) => child.remove());
}
