/* The standings at the side (on a phone above the table), and what happened last. */

import { SEATS, draw, element, find, plate, playerName, say, signed, tile, tileName, words } from "./dom.js";
import { isBeforeFirst } from "./offer.js";
import { meldName, tilesOf } from "./pieces.js";

const LINES = 40; // that are kept; as many are shown as there is room for
const YOU = words.you[0].toUpperCase() + words.you.slice(1);

const score = find(".score");
const mini = find(".mini");
const log = find(".log");
const where = find(".where b"); // a replay has none

/** Draw everyone's points, who is in turn, and who is away. */
export function drawScore({ view, people, rest }) {
  const order = [...view.seats, ...view.players.keys()].filter((player, at, all) => all.indexOf(player) === at);
  const rows = order.map((player) => ({ ...view.players[player], ...people[player], player, name: playerName(view, player) }));
  const key = JSON.stringify([rows, view.pot, view.turn, view.phase, view.leaders, rest?.ready, view.bets, view.dead]);
  draw(score, key, () => [...rows.map((row) => scoreRow(view, row, rest)), ...potRow(view)]);
  if (where) where.textContent = say("where", { number: view.number, round: words.rounds[view.round] }).replace(/\.$/, "");
  draw(mini, key, () => rows.slice(0, view.seats.length).map((row) => miniRow(view, row)));
}

function potRow({ pot }) {
  if (!pot) return [];
  const points = element("span", { class: "pt" }, signed(pot));
  return [element("li", {}, element("span", { class: "seat none" }), element("span", {}, words.pot), points)];
}

const inTurn = (view, row) => row.seat !== null && row.seat === view.turn && view.phase !== "between";
const plateOf = (row) => (row.seat ? plate(row.seat) : element("span", { class: "seat", "aria-hidden": "true" }, "–"));

function scoreRow(view, row, rest) {
  const own = row.player === view.player;
  const name = element("span", {}, element("b", {}, own ? ownName(row.name) : row.name));
  if (view.leaders.length === 1 && view.leaders[0] === row.player) name.append(" ", jersey());
  const said = element("small", {}, status(view, row, rest));
  const points = element("span", { class: "pt" }, signed(row.points));
  return element("li", { class: inTurn(view, row) ? "now" : null }, plateOf(row), name, said, points);
}

/** "Joost (u)". */
const ownName = (name) => say("name_you", { name });

function miniRow(view, row) {
  const points = element("span", { class: "pt" }, signed(row.points));
  const name = element("span", { class: "who" }, row.player === view.player ? YOU : row.name);
  return element("li", { class: inTurn(view, row) ? "now" : null }, plateOf(row), element("span", {}, name, " ", points));
}

function status(view, row, rest) {
  const parts = [];
  if (!row.seat && !view.over) parts.push(words.dreams);
  if (row.kind && row.kind !== "person") parts.push(words.computer);
  else if (row.kind && !row.here && isBeforeFirst(view)) parts.push(words.not_here);
  else if (row.kind && !row.here) parts.push(row.plays ? words.away : words.away_played);
  if (row.seat && view.dead.includes(row.seat)) parts.push(words.dead_hand);
  if (row.seat && view.bets.includes(row.seat)) parts.push(words.bets);
  if (rest) parts.push(rest.ready.includes(row.player) ? words.ready : "");
  else if (inTurn(view, row)) parts.push(view.phase === "claim" ? words.laid_away : words.at_turn);
  return parts.filter(Boolean).join(" · ") || words.waits;
}

function jersey() {
  return document.getElementById("jersey").content.cloneNode(true);
}

// --- what happened ---------------------------------------------------------------------------------------------------

/** Nothing has happened yet. */
export function clearLog() {
  log.replaceChildren();
}

/** Add what happened to the list; the newest is last. */
export function writeLog(view, events, said) {
  const lines = events.map((event) => line(view, event)).filter(Boolean);
  if (events.some((event) => event.event === "hand_began")) clearLog();
  for (const sentence of said) if (sentence.notable) lines.push(element("li", { class: "told" }, sentence.text));
  log.append(...lines);
  while (log.children.length > LINES) log.firstChild.remove();
  fitLog();
}

/** Hide the oldest lines that there is no room for. */
function fitLog() {
  for (const one of log.children) one.hidden = false;
  for (const one of log.children) {
    if (log.scrollHeight <= log.clientHeight) return;
    one.hidden = true;
  }
}

const room = new ResizeObserver(fitLog);
for (const one of [find(".panel.b"), find(".coach")]) if (one) room.observe(one);

function line(view, event) {
  const you = event.seat === view.seat ? say("mine", {}) : "";
  if (event.event === "discarded") return row(event.seat, event.tile, tileName(event.tile) + you);
  if (event.event === "exposed") return row(event.seat, event.tile, say("lays_out", { tile: tileName(event.tile) }) + you);
  if (event.event === "melded") return row(event.seat, event.tile, meldName({ ...event.meld, from: event.giver }) + you);
  if (event.event === "konged") return row(event.seat, tilesOf(event.meld)[0], meldName({ ...event.meld, from: null }) + you);
  return null;
}

function row(seat, kind, text) {
  return element("li", { "data-seat": SEATS.indexOf(seat) }, plate(seat), tile(kind), element("span", {}, text));
}
