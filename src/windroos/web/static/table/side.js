/* The standings at the side (on a phone above the table), and what happened last. */

/** @import { Event, Person, Said, Seat, Tile, View } from "../../types/messages.d.ts" */
/** @import { TableState } from "./state.js" */

import {
  all,
  copyOf,
  draw,
  element,
  find,
  main,
  plate,
  playerName,
  say,
  SEATS,
  signed,
  tile,
  tileName,
  words,
} from "./dom.js";
import { meldName, tilesOf } from "./pieces.js";
import { isBeforeFirst } from "./state.js";

/** A player and, where there are people, who it is. @typedef {View["players"][number] & Partial<Person> & { player: number }} Row */

const LINES = 40; // that are kept; as many are shown as there is room for
const YOU = words.you[0].toUpperCase() + words.you.slice(1);

const score = find(".score");
const mini = find(".mini");
const log = find(".log");
const where = main.querySelector(".where b"); // a replay has none

/**
 * Draw everyone's points, who is in turn, and who is away.
 * @param {Pick<TableState, "view" | "people" | "rest">} state
 */
export function drawScore({ view, people, rest }) {
  const order = [...view.seats, ...view.players.keys()].filter((player, at, all) => all.indexOf(player) === at);
  /** @type {Row[]} */
  const rows = order.map((player) => {
    return { ...view.players[player], ...people[player], player, name: playerName(view, player) };
  });
  const key = JSON.stringify([rows, view.pot, view.turn, view.phase, view.leaders, rest?.ready, view.bets, view.dead]);
  draw(score, key, () => [...rows.map((row) => scoreRow(view, row, rest)), ...potRow(view)]);
  if (where) {
    where.textContent = say("where", { number: view.number, round: words.rounds[view.round] }).replace(/\.$/, "");
  }
  draw(mini, key, () => rows.slice(0, view.seats.length).map((row) => miniRow(view, row)));
}

/** @param {View} view */
function potRow({ pot }) {
  if (!pot) return [];
  const points = element("span", { class: "pt" }, signed(pot));
  return [element("li", {}, element("span", { class: "seat none" }), element("span", {}, words.pot), points)];
}

/** @param {View} view @param {Row} row */
const inTurn = (view, row) => row.seat !== null && row.seat === view.turn && view.phase !== "between";
/** @param {Row} row */
const plateOf = (row) => (row.seat ? plate(row.seat) : element("span", { class: "seat", "aria-hidden": "true" }, "–"));

/** @param {View} view @param {Row} row @param {TableState["rest"]} rest */
function scoreRow(view, row, rest) {
  const own = row.player === view.player;
  const name = element("span", {}, element("b", {}, own ? ownName(row.name) : row.name));
  if (view.leaders.length === 1 && view.leaders[0] === row.player) name.append(" ", copyOf("jersey"));
  const said = element("small", {}, status(view, row, rest));
  const points = element("span", { class: "pt" }, signed(row.points));
  return element("li", { class: inTurn(view, row) ? "now" : null }, plateOf(row), name, said, points);
}

/** "Joost (u)". @param {string} name */
const ownName = (name) => say("name_you", { name });

/** @param {View} view @param {Row} row */
function miniRow(view, row) {
  const points = element("span", { class: "pt" }, signed(row.points));
  const name = element("span", { class: "who" }, row.player === view.player ? YOU : row.name);
  return element(
    "li",
    { class: inTurn(view, row) ? "now" : null },
    plateOf(row),
    element("span", {}, name, " ", points),
  );
}

/** @param {View} view @param {Row} row @param {TableState["rest"]} rest */
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

// --- what happened ---------------------------------------------------------------------------------------------------

/** Nothing has happened yet. */
export function clearLog() {
  log.replaceChildren();
}

/**
 * Add what happened to the list; the newest is last.
 * @param {View} view
 * @param {Event[]} events
 * @param {Said[]} said
 */
export function writeLog(view, events, said) {
  const lines = events.map((event) => line(view, event)).filter((made) => made !== null);
  if (events.some((event) => event.event === "hand_began")) clearLog();
  for (const sentence of said) if (sentence.notable) lines.push(element("li", { class: "told" }, sentence.text));
  log.append(...lines);
  while (log.children.length > LINES) log.children[0].remove();
  fitLog();
}

/** Hide the oldest lines that there is no room for. All are measured before any is hidden: a page is laid out anew for each question. */
function fitLog() {
  const lines = [...log.querySelectorAll("li")];
  for (const one of lines) one.hidden = false;
  const over = log.scrollHeight - log.clientHeight;
  const tops = lines.map((one) => one.offsetTop - lines[0].offsetTop);
  for (const [at, one] of lines.entries()) one.hidden = over > 0 && tops[at] < over;
  for (const one of lines) {
    if (log.scrollHeight <= log.clientHeight) return;
    one.hidden = true;
  }
}

const room = new ResizeObserver(fitLog);
for (const one of all(".panel.b, .coach")) room.observe(one);

/** @param {View} view @param {Event} event */
function line(view, event) {
  switch (event.event) {
    case "discarded":
      return row(view, event.seat, event.tile, tileName(event.tile));
    case "exposed":
      return row(view, event.seat, event.tile, say("lays_out", { tile: tileName(event.tile) }));
    case "melded":
      return row(view, event.seat, event.tile, meldName({ ...event.meld, from: event.giver }));
    case "konged":
      return row(view, event.seat, tilesOf(event.meld)[0], meldName(event.meld));
    default:
      return null;
  }
}

/** @param {View} view @param {Seat} seat @param {Tile | null} kind @param {string} text */
function row(view, seat, kind, text) {
  const you = seat === view.seat ? words.mine : "";
  return element("li", { "data-seat": SEATS.indexOf(seat) }, plate(seat), tile(kind), element("span", {}, text + you));
}
