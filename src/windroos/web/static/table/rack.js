/* One's own tiles: choose one, and choose it again (or drag it up, or Enter) to lay it away. */

import { draw, element, find, keep, say, tile, tileName, words } from "./dom.js";
import { meldElement, sorted } from "./pieces.js";

const LIFT = 56; // pixels that a tile is dragged up to be laid away
const SLACK = 8; // pixels within which a finger still taps
const ONE_ROW = 8; // own tiles that a phone shows in one row; more are shown in two

const rack = find(".rack");
const shelf = find(".shelf");
let merged = false; // the tile just drawn stands among the others
let chosen = null; // the key of the chosen tile
let shown = []; // the tiles as they stand: { key, kind, drawn }
let layAway = () => {};
let changed = () => {};

/** Who wants to know: `discard(kind)` lays a tile away, `choosing()` is told of a choice. */
export function useRack(discard, choosing) {
  layAway = discard;
  changed = choosing;
}

function inOrder(view) {
  const tiles = sorted(view.own.rack);
  const drawn = view.own.drawn;
  const apart = view.turn === view.seat && view.phase === "discard" && !merged && drawn && tiles.includes(drawn);
  if (apart) tiles.push(...tiles.splice(tiles.lastIndexOf(drawn), 1));
  const seen = {};
  return tiles.map((kind, place) => {
    seen[kind] = (seen[kind] ?? 0) + 1;
    return { key: `${kind} ${seen[kind]}`, kind, drawn: Boolean(apart) && place === tiles.length - 1 };
  });
}

/** Draw one's own tiles and sets. `used` are the tiles that an offered set would take. */
export function drawRack(view, ask) {
  const own = view.own;
  const focused = rack.contains(document.activeElement) ? document.activeElement.keptKey : null;
  shown = own ? inOrder(view) : [];
  if (!shown.some((one) => one.key === chosen)) chosen = null;
  const inTurn = ask?.kind === "turn";
  keep(rack, shown, (one) => one.key, button, (child, one) => {
    child.classList.toggle("drawn", one.drawn);
    child.classList.toggle("barred", inTurn && ask.discards.length > 0 && !ask.discards.includes(one.kind));
  });
  rack.style.setProperty("--per", shown.length > ONE_ROW ? Math.ceil(shown.length / 2) : ONE_ROW);
  mark();
  if (focused && rack.contains(document.activeElement) === false) focusOn(focused);
  const melds = own?.melds ?? [];
  draw(shelf, JSON.stringify([view.seat, melds]), () =>
    melds.map((meld) => meldElement(meld, view.seat, view.counts.length)),
  );
}

function focusOn(key) {
  [...rack.children].find((child) => child.keptKey === key)?.focus({ preventScroll: true });
}

function button({ kind }) {
  const made = element("button", { type: "button", "data-tile": kind }, tile(kind));
  made.addEventListener("click", () => tap(made.keptKey));
  made.addEventListener("pointerdown", (event) => drag(made, kind, event));
  return made;
}

function mark() {
  const at = Math.max(0, shown.findIndex((one) => one.key === chosen));
  [...rack.children].forEach((child, place) => {
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

function pick(key) {
  chosen = key;
  mark();
  changed();
}

function tap(key) {
  if (key === chosen) layAway(chosenTile());
  else pick(key);
}

/** Choose by place, from 0. */
export function pickPlace(place) {
  const one = shown[place];
  if (!one) return;
  pick(one.key);
  if (document.activeElement === document.body || rack.contains(document.activeElement)) focusOn(one.key);
}

/** Choose the neighbour of what is chosen; where nothing is, the tile just drawn or the last. */
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

/** Mark the tiles that a set would take from the rack. */
export function showUse(tiles) {
  const wanted = [...tiles];
  [...rack.children].forEach((child, place) => {
    const at = wanted.indexOf(shown[place].kind);
    if (at >= 0) wanted.splice(at, 1);
    child.classList.toggle("use", at >= 0);
  });
}

/** Follow a finger or mouse that drags a tile up. */
function drag(made, kind, start) {
  if (start.button !== 0) return;
  let moved = 0;
  const follow = (event) => {
    moved = Math.min(0, event.clientY - start.clientY);
    if (Math.abs(moved) > SLACK) made.style.transform = `translateY(${moved}px)`;
  };
  const drop = (event) => {
    made.removeEventListener("pointermove", follow);
    made.style.transform = "";
    if (moved > -SLACK) return;
    made.addEventListener("click", (click) => click.stopImmediatePropagation(), { once: true, capture: true });
    setTimeout(() => made.isConnected && pick(made.keptKey), 0);
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
