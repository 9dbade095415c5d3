/* Sets as they lie on the table: the claimed tile on its side, its head towards the player who gave it. */

/** @import { Meld, Seat, Tile } from "../../types/messages.d.ts" */

import { element, say, seatName, SEATS, tile, tileName, words } from "./dom.js";

/**
 * A set as events tell of it, and as it lies there: with who gave which tile.
 * @typedef {Omit<Meld, "from" | "taken">} Told
 * @typedef {Told & Partial<Meld>} Shown
 */

/** The tiles of a set, the lowest first; null: face down. @param {Told} meld @returns {(Tile | null)[]} */
export function tilesOf({ kind, tile: low = null }) {
  if (kind !== "chow" || !low) return Array(kind === "kong" ? 4 : 3).fill(low);
  const rank = Number(low[0]);
  return [0, 1, 2].map((step) => /** @type {Tile} */ (`${rank + step}${low[1]}`));
}

/**
 * Where the giver sits as the owner sees it: "l" the player before, "r" the player after, "" across.
 * @param {Seat} owner
 * @param {Seat} giver
 * @param {number} seats
 */
function side(owner, giver, seats) {
  const away = (SEATS.indexOf(giver) - SEATS.indexOf(owner) + seats) % seats;
  return away === seats - 1 ? "l" : away === 1 ? "r" : "";
}

/** The name of a set in words: "pung bamboe 8, van Oost". @param {Shown} meld */
export function meldName(meld) {
  const { kind, tile: low, open, from } = meld;
  const concealed = open === false;
  const names = kind === "chow" ? tilesOf(meld).map(tileName).join(", ") : tileName(low ?? null);
  const parts = [`${concealed && kind === "kong" ? words.concealed_kong : words.calls[kind]} ${names}`];
  if (from) parts.push(say("from", { who: seatName(from) }));
  return parts.join(", ");
}

/** A set of a seat. @param {Shown} meld @param {Seat} owner @param {number} seats at the table */
export function meldElement(meld, owner, seats) {
  const set = element("span", { class: "set", role: "img", "aria-label": meldName(meld) });
  set.append(...laid(meld, owner, seats));
  return set;
}

/** @param {Shown} meld @param {Seat} owner @param {number} seats */
function laid(meld, owner, seats) {
  const tiles = tilesOf(meld);
  if (!meld.from) {
    if (meld.open !== false || meld.kind !== "kong") return tiles.map((kind) => tile(kind));
    return tiles.map((kind, place) => tile(place === 0 || place === 3 ? null : kind));
  }
  const turned = side(owner, meld.from, seats);
  const given = meld.taken ?? tiles[0];
  const rest = meld.kind === "chow" ? tiles.filter((kind) => kind !== given) : tiles.slice(meld.added ? 2 : 1);
  const place = turned === "l" ? 0 : turned === "r" ? rest.length : 1;
  const way = turned || "l";
  const shown = rest.map((kind) => tile(kind));
  shown.splice(
    place,
    0,
    meld.added ? element("span", { class: "stack" }, tile(given, way), tile(given, way)) : tile(given, way),
  );
  return shown;
}

/** Tiles in the order of the book: characters, dots, bamboo, winds, dragons, seasons, flowers. @param {Tile[]} tiles */
export function sorted(tiles) {
  /** @param {Tile} kind */
  const place = (kind) => "mpszfg".indexOf("fg".includes(kind[0]) ? kind[0] : kind[1]) * 10;
  /** @param {Tile} kind */
  const rank = (kind) => Number("fg".includes(kind[0]) ? kind[1] : kind[0]);
  return [...tiles].sort((one, other) => place(one) + rank(one) - place(other) - rank(other));
}
