/* The square: four equal layers, turned, each with the pond, wall, rack and sets of one seat; the heart between them. */

import { SEATS, calm, draw, element, find, keep, plate, playerName, say, seatName, tile, tileName, words } from "./dom.js";
import { meldElement, meldName, sorted } from "./pieces.js";

const ROUND = ["bottom", "right", "top", "left"];
const ROW = 6;

/** At which edge of the board a seat lies: one's own below, the next player right. */
function edgeOf(view, seat) {
  const seats = view.counts.length;
  const own = view.seat ? SEATS.indexOf(view.seat) : 0;
  const away = (SEATS.indexOf(seat) - own + seats) % seats;
  return seats === 3 && away === 2 ? "left" : ROUND[away];
}

const board = find(".board");

/** Draw everything that lies open. */
export function drawBoard(view, seen) {
  const seats = seatsOf(view);
  for (const edge of ROUND) {
    const seat = seats.find((one) => edgeOf(view, one) === edge) ?? null;
    const layer = board.querySelector(`.layer.${edge}:not(.ponds)`);
    const place = SEATS.indexOf(seat);
    drawPond(view, seat, board.querySelector(`.ponds.${edge} .pond`), seen);
    drawWall(layer.querySelector(".wall"), view.phase === "between" ? null : (view.wall[place] ?? null));
    drawEdge(view, seat, edge, layer);
  }
  drawHeart(view, seats);
  const rows = Math.max(3, ...seats.map((seat) => Math.ceil(countOf(view, seat) / ROW)));
  board.style.setProperty("--rows", rows);
}

/** The seats of this hand, East first. */
function seatsOf(view) {
  return [...SEATS].slice(0, view.counts.length);
}

function countOf(view, seat) {
  return view.discards.filter((thrown) => thrown.seat === seat).length;
}

// --- the discards of a seat ------------------------------------------------------------------------------------------

function drawPond(view, seat, pond, seen) {
  const thrown = view.discards.map((one, at) => ({ ...one, at })).filter((one) => one.seat === seat);
  const last = view.phase === "claim" ? view.discards.length - 1 : -1;
  const shape = (one) => (one.taker ? "gone" : one.at === last ? "lit" : "");
  keep(
    pond,
    thrown,
    (one) => `${view.number} ${one.at} ${one.tile} ${one.taker ? "gone" : ""}`,
    (one) => discarded(one, seen),
    (child, one) => child.classList.toggle("lit", shape(one) === "lit"),
  );
  const names = thrown.map((one) => tileName(one.tile) + (one.taker ? ` (${words.taken})` : "")).join(", ");
  pond.setAttribute("aria-label", say(names ? "pond_of" : "pond_empty", { who: nameOf(view, seat), tiles: names }));
}

function discarded(one, seen) {
  if (one.taker) return element("span", { class: "gone" });
  const made = tile(one.tile, one.rejected ? "dim" : "");
  if (one.at >= seen && !calm.matches) made.classList.add("laid");
  return made;
}

function nameOf(view, seat) {
  if (!seat) return "";
  return seat === view.seat ? say("you_as", { seat: seatName(seat) }) : seatName(seat);
}

// --- wall, rack and sets ---------------------------------------------------------------------------------------------

function drawWall(wall, stacks) {
  draw(wall, JSON.stringify(stacks), () => (stacks ? [...stacks].reverse().map(stackElement) : []));
  if (stacks) wall.style.setProperty("--stacks", stacks.length);
}

function stackElement([tiles, raised, dead]) {
  const high = ["none", "one", "", "three"][tiles + raised];
  return element("i", { class: `${high} ${dead || raised ? "dead" : ""}`.trim() || null });
}

function drawEdge(view, seat, edge, layer) {
  const place = SEATS.indexOf(seat);
  const own = seat !== null && seat === view.seat;
  const backs = seat === null || own ? 0 : view.counts[place];
  const melds = seat === null || own ? [] : view.melds[place];
  const bonus = seat === null ? [] : view.bonus[place];
  const shown = layer.querySelector(".backs");
  const open = view.racks?.[place];
  draw(shown, open ? open.join() : String(backs), () =>
    open ? sorted(open).map((kind) => tile(kind)) : Array.from({ length: backs }, () => element("i")),
  );
  const names = open ? `: ${sorted(open).map(tileName).join(", ")}` : "";
  const count = backs ? say("rack_of", { who: seatName(seat), count: backs }) : words.rack_empty;
  shown.setAttribute("aria-label", count + names);
  shown.hidden = backs === 0;
  draw(layer.querySelector(".melds"), JSON.stringify([seat, melds]), () =>
    melds.map((meld) => meldElement(meld, seat, view.counts.length)),
  );
  draw(layer.querySelector(".bonus"), bonus.join(), () => bonusElements(bonus));
  layer.querySelector(".edge").classList.toggle("tight", melds.length * 3 + bonus.length * 0.7 + backs * 0.6 > 13.5);
  drawPlate(view, seat, edge, layer.querySelector(".plate"));
}

/** Seasons and flowers in one row with one name. */
function bonusElements(tiles) {
  if (!tiles.length) return [];
  const row = element("span", { class: "row", role: "img", "aria-label": tiles.map(tileName).join(", ") });
  row.append(...tiles.map((kind) => tile(kind)));
  return [row];
}

function drawPlate(view, seat, edge, label) {
  const player = seat === null ? null : view.seats[SEATS.indexOf(seat)];
  const name = player === null || seat === view.seat ? "" : playerName(view, player);
  const turn = seat === view.turn && view.phase !== "between";
  label.classList.toggle("now", turn);
  draw(label, `${seat} ${name}`, () => (name ? [plate(seat), element("span", {}, name)] : []));
}

// --- the heart -------------------------------------------------------------------------------------------------------

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
    if (!between && hasDead(view)) told.append(element("br"), say("loose_left", { count: view.loose }));
    return [rose(), ...winds, told];
  });
}

/** Whether replacement tiles come from a dead wall of their own; where they take from the live one, there is one count. */
function hasDead(view) {
  return view.loose !== null && view.wall.flat().some(([, , dead]) => dead > 0);
}

function letter(seat) {
  return words.letters[SEATS.indexOf(seat)];
}

function rose() {
  return document.getElementById("rose").content.cloneNode(true);
}

/** What lies on the table in words, for who cannot see it. */
export function tableInWords(view) {
  return seatsOf(view).map((seat, place) => {
    const parts = [say("rack_of", { who: nameOf(view, seat), count: view.counts[place] })];
    parts.push(...view.melds[place].map(meldName), ...view.bonus[place].map(tileName));
    return parts.join("; ");
  });
}
