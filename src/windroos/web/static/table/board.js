/* The square: four equal layers, turned, each with the pond, wall, rack and sets of one seat; the heart between them. */

/** @import { Discard, Seat, Tile, View } from "../../types/messages.d.ts" */

import {
  calm,
  copyOf,
  draw,
  element,
  find,
  keep,
  letter,
  plate,
  playerName,
  say,
  seatName,
  SEATS,
  tile,
  tileName,
  words,
} from "./dom.js";
import { meldElement, meldName, sorted } from "./pieces.js";

/** @typedef {View["wall"][number][number]} Stack */

const ROUND = ["bottom", "right", "top", "left"];
const ROW = 6;

/**
 * At which edge of the board a seat lies: one's own below, the next player right.
 * @param {View} view
 * @param {Seat} seat
 */
function edgeOf(view, seat) {
  const seats = view.counts.length;
  const own = view.seat ? SEATS.indexOf(view.seat) : 0;
  const away = (SEATS.indexOf(seat) - own + seats) % seats;
  return seats === 3 && away === 2 ? "left" : ROUND[away];
}

const board = find(".board");

/** The tiles of every seat, where a replay shows them all. @typedef {View & { racks?: Tile[][] }} Open */

/**
 * Draw everything that lies open.
 * @param {Open} view
 * @param {number} seen how many discards were there before
 */
export function drawBoard(view, seen) {
  const seats = seatsOf(view);
  for (const edge of ROUND) {
    const seat = seats.find((one) => edgeOf(view, one) === edge) ?? null;
    const layer = find(`.layer.${edge}:not(.ponds)`, board);
    const stacks = seat === null || view.phase === "between" ? null : view.wall[SEATS.indexOf(seat)];
    drawPond(view, seat, find(`.ponds.${edge} .pond`, board), seen);
    drawWall(find(".wall", layer), stacks ?? null);
    drawEdge(view, seat, layer);
  }
  drawHeart(view, seats);
  const rows = Math.max(3, ...seats.map((seat) => Math.ceil(countOf(view, seat) / ROW)));
  board.style.setProperty("--rows", String(rows));
}

/** The seats of this hand, East first. @param {View} view */
function seatsOf(view) {
  return SEATS.slice(0, view.counts.length);
}

/** @param {View} view @param {Seat} seat */
function countOf(view, seat) {
  return view.discards.filter((thrown) => thrown.seat === seat).length;
}

// --- the discards of a seat ------------------------------------------------------------------------------------------

/** @param {View} view @param {Seat | null} seat @param {HTMLElement} pond @param {number} seen */
function drawPond(view, seat, pond, seen) {
  const thrown = view.discards.map((one, at) => ({ ...one, at })).filter((one) => one.seat === seat);
  const last = view.phase === "claim" ? view.discards.length - 1 : -1;
  keep(
    pond,
    thrown,
    (one) => `${view.number} ${one.at} ${one.tile} ${one.taker ? "gone" : ""}`,
    (one) => discarded(one, seen),
    (child, one) => child.classList.toggle("lit", one.at === last && !one.taker),
  );
  const names = thrown.map((one) => tileName(one.tile) + (one.taker ? ` (${words.taken})` : "")).join(", ");
  pond.setAttribute("role", "img"); // with its name, not before: a picture without one tells a screen reader nothing
  pond.setAttribute("aria-label", say(names ? "pond_of" : "pond_empty", { who: nameOf(view, seat), tiles: names }));
}

/** @param {Discard & { at: number }} one @param {number} seen */
function discarded(one, seen) {
  if (one.taker) return element("span", { class: "gone" });
  const made = tile(one.tile, one.rejected ? "dim" : "");
  if (one.at >= seen && !calm.matches) made.classList.add("laid");
  return made;
}

/** @param {View} view @param {Seat | null} seat */
function nameOf(view, seat) {
  if (!seat) return "";
  return seat === view.seat ? say("you_as", { seat: seatName(seat) }) : seatName(seat);
}

// --- wall, rack and sets ---------------------------------------------------------------------------------------------

/** @param {HTMLElement} wall @param {Stack[] | null} stacks */
function drawWall(wall, stacks) {
  draw(wall, JSON.stringify(stacks), () => stacks ? stacks.map(stackElement).reverse() : []);
  if (stacks) wall.style.setProperty("--stacks", String(stacks.length));
}

/** @param {Stack} stack */
function stackElement([tiles, raised, dead]) {
  const high = ["none", "one", "", "three"][tiles + raised];
  return element("i", { class: `${high} ${dead || raised ? "dead" : ""}`.trim() || null });
}

/** @param {Open} view @param {Seat | null} seat @param {HTMLElement} layer */
function drawEdge(view, seat, layer) {
  const place = seat === null ? -1 : SEATS.indexOf(seat);
  const hidden = seat === null || seat === view.seat; // one's own tiles and sets lie below
  const backs = hidden ? 0 : view.counts[place];
  const melds = hidden ? [] : view.melds[place];
  const bonus = view.bonus[place] ?? [];
  const shown = find(".backs", layer);
  const open = view.racks && sorted(view.racks[place] ?? []);
  draw(shown, open ? open.join() : String(backs), () => {
    return open ? open.map((kind) => tile(kind)) : Array.from({ length: backs }, () => element("i"));
  });
  const names = open ? `: ${open.map(tileName).join(", ")}` : "";
  const count = seat && backs ? say("rack_of", { who: seatName(seat), count: backs }) : words.rack_empty;
  shown.setAttribute("aria-label", count + names);
  shown.hidden = backs === 0;
  draw(find(".melds", layer), JSON.stringify([seat, melds]), () => {
    return seat ? melds.map((meld) => meldElement(meld, seat, view.counts.length)) : [];
  });
  draw(find(".bonus", layer), bonus.join(), () => bonusElements(bonus));
  find(".edge", layer).classList.toggle("tight", melds.length * 3 + bonus.length * 0.7 + backs * 0.6 > 13.5);
  drawPlate(view, seat, find(".plate", layer));
}

/** Seasons and flowers in one row with one name. @param {Tile[]} tiles */
function bonusElements(tiles) {
  if (!tiles.length) return [];
  const row = element("span", { class: "row", role: "img", "aria-label": tiles.map(tileName).join(", ") });
  row.append(...tiles.map((kind) => tile(kind)));
  return [row];
}

/** @param {View} view @param {Seat | null} seat @param {HTMLElement} label */
function drawPlate(view, seat, label) {
  const name = seat === null || seat === view.seat ? "" : playerName(view, view.seats[SEATS.indexOf(seat)]);
  label.classList.toggle("now", seat === view.turn && view.phase !== "between");
  draw(label, `${seat} ${name}`, () => seat && name ? [plate(seat), element("span", {}, name)] : []);
}

// --- the heart -------------------------------------------------------------------------------------------------------

/** @param {View} view @param {Seat[]} seats */
function drawHeart(view, seats) {
  const between = view.phase === "between";
  const key = JSON.stringify([view.turn, between, view.live, view.loose, view.round, view.seat, seats.length]);
  draw(find(".heart"), key, () => {
    const winds = seats.map((seat) => {
      const turn = seat === view.turn && !between ? " turn" : "";
      return element("i", { class: edgeOf(view, seat) + turn + (seat === "E" ? " east" : "") }, letter(seat));
    });
    const told = element("span", {}, say("round", { round: words.rounds[view.round] }));
    told.append(element("b", {}, between ? "–" : String(view.live)), between ? words.between : words.in_wall);
    const loose = between ? null : apart(view);
    if (loose !== null) told.append(element("br"), say("loose_left", { count: loose }));
    return [copyOf("rose"), ...winds, told];
  });
}

/** The tiles of a dead wall of their own; null where replacement tiles take from the live one. @param {View} view */
function apart({ loose, wall }) {
  return wall.flat().some(([, , dead]) => dead > 0) ? loose : null;
}

/** What lies on the table in words, for who cannot see it. @param {View} view */
export function tableInWords(view) {
  return seatsOf(view).map((seat, place) => {
    const parts = [say("rack_of", { who: nameOf(view, seat), count: view.counts[place] })];
    parts.push(...view.melds[place].map(meldName), ...view.bonus[place].map(tileName));
    return parts.join("; ");
  });
}
