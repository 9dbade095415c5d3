/* Elements, tiles and lists: the few things that every part of the table draws with. */

/** @import { Seat, Tile, View } from "../../types/messages.d.ts" */
/** @import { Texts, Words } from "../../types/words.d.ts" */

import { language } from "../own.js";

/**
 * The first element that answers to a selector, of a kind; fails where there is none.
 * @template {Element} Kind
 * @param {new () => Kind} kind
 * @param {string} selector
 * @param {ParentNode} within
 * @returns {Kind}
 */
export function one(kind, selector, within = document) {
  const found = within.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`no ${kind.name} ${selector}`);
}

export const main = one(HTMLElement, "#main");
const sprite = main.dataset.sprite;

/**
 * The first element in the main part of the page that answers to a selector; fails where there is none.
 * @param {string} selector
 */
export const find = (selector, within = main) => one(HTMLElement, selector, within);

/** All elements that answer to a selector. @param {string} selector */
export function all(selector, within = main) {
  return [...within.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);
}

/** The words of this page in the reader's language, and the names of the tiles. @type {Words} */
export const words = JSON.parse(find("#words").textContent ?? "");

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Seat[]} */
export const SEATS = ["E", "S", "W", "N"];

const HONOURS = "ESWNPGR";
const SVG = "http://www.w3.org/2000/svg";

/**
 * Words with their gaps filled: `say("loose_left", { count: 14 })`. Where a gap has two forms, `{count:# tile|# tiles}`,
 * the first is of one.
 * @template {keyof Texts} Key
 * @param {Key} key
 * @param {Record<Texts[Key], string | number>} values
 */
export function say(key, values) {
  /** @type {Record<string, string | number>} */
  const gaps = values;
  return words[key].replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) => {
    const value = String(gaps[name]);
    return one === undefined ? value : (value === "1" ? one : many).replace("#", value);
  });
}

/**
 * Names as a sentence lists them: "Ans, Bas en Cor", with `disjunction` "chow of pung".
 * @param {string[]} names
 * @param {"conjunction" | "disjunction"} type
 */
export function listed(names, type = "conjunction") {
  return new Intl.ListFormat(language, { type }).format(names);
}

/** The name of a tile in words; `tile` as records spell it, null for one face down. @param {Tile | null} tile */
export function tileName(tile) {
  return tile ? words.tiles[tile] : words.face_down;
}

/** A seat's wind in words. @param {Seat} seat */
export function seatName(seat) {
  return words.seats[SEATS.indexOf(seat)];
}

/** What a player of the match is called: by his number who gave no name. @param {View} view @param {number} player */
export function playerName(view, player) {
  return view.players[player].name || say("player", { number: player + 1 });
}

/** A gain or loss with its sign; figures as the language writes them. @param {number} value */
export function signed(value) {
  const figure = new Intl.NumberFormat(language).format(Math.abs(value));
  return value > 0 ? `+${figure}` : value < 0 ? `−${figure}` : figure;
}

/**
 * An element with attributes (null: left out), and children: elements or text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | null>} attributes
 * @param {(Node | string)[]} children
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** The name of a tile's picture in the sprite. @param {Tile | null} tile */
function picture(tile) {
  if (!tile) return "back";
  const [first, second] = tile;
  if ("mps".includes(second)) return second + first;
  return second === "z" ? HONOURS[Number(first) - 1] : tile;
}

/** A tile. `mark` is a class: lit, dim, l or r (turned). @param {Tile | null} kind */
export function tile(kind, mark = "") {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${sprite}#${picture(kind)}`);
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return element("span", { class: `t ${mark}${kind ? "" : " back"}`.trim() }, drawing);
}

/** The letter of a seat. @param {Seat} seat */
export function letter(seat) {
  return words.letters[SEATS.indexOf(seat)];
}

/** The plate of a seat: East's is square. @param {Seat} seat */
export function plate(seat) {
  const shape = seat === "E" ? "seat east" : "seat";
  return element("span", { class: shape, "aria-hidden": "true" }, letter(seat));
}

/** What a template of the page holds. @param {string} id */
export function copyOf(id) {
  return one(HTMLTemplateElement, `#${id}`).content.cloneNode(true);
}

/** What each part shows, as told by its key. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Draw what a part shows, unless it shows that already. `key` tells what it shows.
 * @param {Element} parent
 * @param {string} key
 * @param {() => (Node | string)[]} make
 */
export function draw(parent, key, make) {
  if (drawn.get(parent) === key) return;
  drawn.set(parent, key);
  parent.replaceChildren(...make());
}

/** The elements of each list by their keys. @type {WeakMap<Element, Map<string, HTMLElement>>} */
const kept = new WeakMap();

/**
 * Keep a list's elements by their keys, so that focus and motion survive: new ones are made, gone ones go.
 * @template Item
 * @param {Element} parent
 * @param {Item[]} items
 * @param {(item: Item) => string} keyOf
 * @param {(item: Item) => HTMLElement} make
 * @param {(child: HTMLElement, item: Item) => void} update
 * @returns {HTMLElement[]} those of the items, in their order
 */
export function keep(parent, items, keyOf, make, update) {
  const before = kept.get(parent);
  /** @type {Map<string, HTMLElement>} */
  const now = new Map();
  items.forEach((item, place) => {
    const key = keyOf(item);
    const child = before?.get(key) ?? make(item);
    now.set(key, child);
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
    update(child, item);
  });
  before?.forEach((child, key) => now.has(key) || child.remove());
  kept.set(parent, now);
  return [...now.values()];
}
