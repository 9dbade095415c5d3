/* One's own tiles: choose one, and choose it again (or drag it up, or Enter) to lay it away. */

/** @import { Ask, Tile, View } from "../../types/messages.d.ts" */

import { draw, element, find, keep, say, tile, tileName, words } from "./dom.js";
import { meldElement, sorted } from "./pieces.js";

const LIFT = 56; // pixels that a tile is dragged up to be laid away
const SLACK = 8; // pixels within which a finger still taps
const ONE_ROW = 8; // own tiles that a phone shows in one row; more are shown in two

const rack = find(".rack");
const shelf = find(".shelf");
let merged = false; // the tile just drawn stands among the others
/** @type {string | null} the key of the chosen tile */
let chosen = null;
/** @typedef {{ key: string, kind: Tile, drawn: boolean }} Standing */
/** @type {Standing[]} the tiles as they stand */
let shown = [];
/** @type {HTMLElement[]} their buttons */
let buttons = [];
/** @type {(kind: Tile) => void} */
let layAway = () => {};
let changed = () => {};

/**
 * Who wants to know: `discard` lays a tile away, `choosing` is told of a choice.
 * @param {(kind: Tile) => void} discard
 * @param {() => void} choosing
 */
export function useRack(discard, choosing) {
  layAway = discard;
  changed = choosing;
}

/** @param {View} view @returns {Standing[]} */
function inOrder({ own, turn, seat, phase }) {
  const tiles = sorted(own?.rack ?? []);
  const last = turn === seat && phase === "discard" && !merged && own?.drawn ? tiles.lastIndexOf(own.drawn) : -1;
  const apart = last >= 0;
  if (apart) tiles.push(...tiles.splice(last, 1));
  return tiles.map((kind, place) => {
    const nth = tiles.slice(0, place).filter((one) => one === kind).length;
    return { key: `${kind} ${nth}`, kind, drawn: apart && place === tiles.length - 1 };
  });
}

/** Draw one's own tiles and sets. @param {View} view @param {Ask | null} ask */
export function drawRack(view, ask) {
  const focused = shown.find((_, place) => buttons[place] === document.activeElement);
  shown = inOrder(view);
  if (!shown.some((one) => one.key === chosen)) chosen = null;
  const may = ask?.kind === "turn" && ask.discards.length ? ask.discards : null;
  buttons = keep(rack, shown, (one) => one.key, button, (child, one) => {
    child.classList.toggle("drawn", one.drawn);
    child.classList.toggle("barred", may !== null && !may.includes(one.kind));
  });
  rack.style.setProperty("--per", String(shown.length > ONE_ROW ? Math.ceil(shown.length / 2) : ONE_ROW));
  mark();
  if (focused && !rack.contains(document.activeElement)) focusOn(focused.key);
  const { seat, own } = view;
  draw(shelf, JSON.stringify([seat, own?.melds]), () => {
    return seat && own ? own.melds.map((meld) => meldElement(meld, seat, view.counts.length)) : [];
  });
}

/** @param {string} key */
function focusOn(key) {
  buttons[shown.findIndex((one) => one.key === key)]?.focus({ preventScroll: true });
}

/** @param {Standing} one */
function button({ key, kind }) {
  const made = element("button", { type: "button", "data-tile": kind }, tile(kind));
  made.addEventListener("click", () => key === chosen ? layAway(kind) : pick(key));
  made.addEventListener("pointerdown", (event) => drag(made, key, kind, event));
  return made;
}

function mark() {
  const at = Math.max(0, shown.findIndex((one) => one.key === chosen));
  buttons.forEach((child, place) => {
    const picked = shown[place].key === chosen;
    child.classList.toggle("chosen", picked);
    child.setAttribute("aria-pressed", String(picked));
    child.tabIndex = place === at ? 0 : -1;
    const name = tileName(shown[place].kind);
    child.setAttribute("aria-label", shown[place].drawn ? say("just_drawn", { tile: name }) : name);
  });
}

/** The kind that is chosen, or null. */
export function chosenTile() {
  return shown.find((one) => one.key === chosen)?.kind ?? null;
}

/** @param {string | null} key */
function pick(key) {
  chosen = key;
  mark();
  changed();
}

/** Choose by place, from 0. @param {number} place */
export function pickPlace(place) {
  const one = shown[place];
  if (!one) return;
  pick(one.key);
  if (document.activeElement === document.body || rack.contains(document.activeElement)) focusOn(one.key);
}

/** Choose the neighbour of what is chosen; where nothing is, the tile just drawn or the last. @param {-1 | 1} step */
export function pickBeside(step) {
  const at = shown.findIndex((one) => one.key === chosen);
  pickPlace(at < 0 ? (step < 0 ? shown.length - 1 : 0) : (at + step + shown.length) % shown.length);
}

/** Put the tile just drawn among the others, or apart again. */
export function toggleSort() {
  merged = !merged;
}

/** Choose nothing. */
export function pickNothing() {
  pick(null);
}

/** Mark the tiles that a set would take from the rack. @param {Tile[]} tiles */
export function showUse(tiles) {
  const wanted = [...tiles];
  buttons.forEach((child, place) => {
    const at = wanted.indexOf(shown[place].kind);
    if (at >= 0) wanted.splice(at, 1);
    child.classList.toggle("use", at >= 0);
  });
}

/**
 * Follow a finger or mouse that drags a tile up.
 * @param {HTMLElement} made
 * @param {string} key
 * @param {Tile} kind
 * @param {PointerEvent} start
 */
function drag(made, key, kind, start) {
  if (start.button !== 0) return;
  let moved = 0;
  /** @param {PointerEvent} event */
  const follow = (event) => {
    moved = Math.min(0, event.clientY - start.clientY);
    if (Math.abs(moved) > SLACK) made.style.transform = `translateY(${moved}px)`;
  };
  /** @param {PointerEvent} event */
  const drop = (event) => {
    made.removeEventListener("pointermove", follow);
    made.style.transform = "";
    if (moved > -SLACK) return;
    made.addEventListener("click", (click) => click.stopImmediatePropagation(), { once: true, capture: true });
    setTimeout(() => made.isConnected && pick(key), 0);
    if (event.type === "pointerup" && moved < -LIFT) layAway(kind);
  };
  made.setPointerCapture(start.pointerId);
  made.addEventListener("pointermove", follow);
  made.addEventListener("pointerup", drop, { once: true });
  made.addEventListener("pointercancel", drop, { once: true });
}

/** The label of the button that lays the chosen tile away. */
export function layLabel() {
  const kind = chosenTile();
  return kind ? say("lay_away", { tile: tileName(kind) }) : words.choose_tile;
}
