/* The page of a table: hears the server, follows what happened, draws, and sends what the player does. */

/** @import { Action, Ask, Event, EventsMessage, TableMessage } from "../../types/messages.d.ts" */
/** @import { TableRequest, Tile, View, ViewMessage } from "../../types/messages.d.ts" */
/** @import { Answer } from "./offer.js" */
/** @import { Line } from "./socket.js" */
/** @import { TableState } from "./state.js" */

import { came } from "../came.js";
import { socketAddress } from "../own.js";
import { drawBoard, tableInWords } from "./board.js";
import { bind, choices, choose, whenChosen } from "./choices.js";
import { actionFor, askWhich, awaitCoach, expectNothing } from "./coach.js";
import { hideCoach, isSeated, showAdvice, showWhy, useCoach } from "./coach.js";
import { hearPhrase, hearRematch, usePhrases } from "./company.js";
import { all, find, main, one, say, seatName, tileName, words } from "./dom.js";
import { drawRest, hideEnding, lookAtTable, showEnding } from "./ending.js";
import { useChance } from "./fair.js";
import { follow } from "./follow.js";
import { useDialogs, useKeys } from "./keys.js";
import { buttonsOf, drawOffer, label, noteOffer, offerInWords, restInWords, useOffer } from "./offer.js";
import { passes, passesOn } from "./passing.js";
import { drawRack, pickNothing, toggleSort, useRack } from "./rack.js";
import { clearLog, drawScore, writeLog } from "./side.js";
import { connect } from "./socket.js";
import { isBeforeFirst } from "./state.js";
import { hear, tell } from "./voice.js";

const lineText = find(".line");

/**
 * The latest of every message, once there was one, and how many there were.
 * @type {{ heard: number, now: TableState | null }}
 */
export const state = { heard: 0, now: null };

const chance = useChance(send, (key) => (key === "chance_late" ? noteOffer : troubled)(words[key], ""));
const line = connect(socketAddress(`/spelen/${main.dataset.table}/ws?chance=1`), heard, changed);

// --- what the server says --------------------------------------------------------------------------------------------

/** @param {TableMessage} message */
function heard(message) {
  state.heard += 1;
  if (unsettled !== null && settles(message, unsettled)) unsettled = null;
  if (goesOn && isReadyBy(message)) goesOn = false;
  const { now } = state;
  if (message.t === "view") begin(message);
  else if (message.t === "trouble") {
    expectNothing();
    troubled(message.message, message.hint);
  } else if (now) hearMore(message, now);
}

/** The first message, and whenever there is to be begun anew. @param {ViewMessage} message */
function begin(message) {
  const { view, people, past, rest } = message;
  const first = state.now === null;
  refresh(message, view, people, view.discards.length);
  clearLog();
  writeLog(view, past, []);
  if (asksAgain) askCoach();
  asksAgain = false;
  if (first && view.phase !== "between") tell([whereAmI(view), offerInWords(message)]);
  if (view.phase !== "between" || !(rest || view.over)) hideEnding();
  else if (!isBeforeFirst(view)) showEnding(view.number);
}

/** @param {TableMessage} message @param {TableState} now */
function hearMore(message, now) {
  switch (message.t) {
    case "events":
      goOn(message, now);
      break;
    case "people":
      now.people = message.people;
      tell(message.said.map((one) => one.text));
      drawScore(now);
      drawOffer(now);
      break;
    case "refused":
      expectNothing();
      noteOffer([message.message, message.hint].filter(Boolean).join(" "));
      break;
    case "chance":
      chance.hear(message, now.view.player);
      break;
    case "advice":
      showAdvice(message);
      break;
    case "why":
      showWhy(message);
      break;
    case "rematch":
      hearRematch(message, now);
      break;
    case "phrase":
      hearPhrase(message, now);
      break;
  }
}

/** Something happened, or something else may be done. @param {EventsMessage} message @param {TableState} now */
function goOn(message, { view, people }) {
  const { events, said } = message;
  const seen = view.discards.length;
  follow(view, message);
  refresh(message, view, people, seen);
  if (events.some((event) => event.event === "hand_began")) hideEnding();
  if (events.length) {
    hideCoach();
    noteOffer("");
  }
  writeLog(view, events, said);
  hear(events);
  tell([...said.map((one) => one.text), ...drawnInWords(view, events), offerInWords(message)]);
  if (events.some((event) => event.event === "hand_ended")) showEnding(view.number);
  events.forEach(chance.check);
}

/**
 * The own tiles that were drawn: nobody else is told of them, so no sentence of the server is.
 * @param {View} view
 * @param {Event[]} events
 */
function drawnInWords({ live }, events) {
  const drawn = events.filter((event) => event.event === "received");
  return drawn.map(({ tile }) => say("you_draw", { tile: tileName(tile), count: live }));
}

/**
 * Draw what is new; `seen` discards were there before.
 * @param {ViewMessage | EventsMessage} message
 * @param {View} view
 * @param {TableState["people"]} people
 * @param {number} seen
 */
function refresh({ n, ask, window, turn, rest }, view, people, seen) {
  const now = state.now = { view, people, n, ask, window, turn, rest };
  find("#where").textContent = whereAmI(view);
  drawBoard(view, seen);
  drawRack(view, ask);
  drawOffer(now);
  drawScore(now);
  drawRest(now, restInWords(now));
  main.dataset.phase = view.phase;
  main.dataset.asked = ask?.kind ?? "";
  came("table/play.js");
  // without a clock nobody is there to notice
  if (ask && !window && passesOn(ask)) line.send({ t: "do", n, action: ask.options[0].action });
  else if (ask && choices().coach && isChoice(ask)) adviseOn(n);
}

let advised = -1;
let asksAgain = false; // the line broke before the coach had answered

/** Ask the coach once about each question, for who always wants to hear him. @param {number} n */
function adviseOn(n) {
  if (advised === n) return;
  advised = n;
  askCoach();
}

function askCoach() {
  if (send({ t: "coach" })) awaitCoach();
}

/** Whether there is anything to choose, so that a coach has something to say. @param {Ask} ask */
function isChoice({ kind, options, answered }) {
  return !answered && (kind === "turn" || (kind !== "draw" && options.length > 1));
}

/** @param {View} view */
function whereAmI(view) {
  const place = say("where", { number: view.number, round: words.rounds[view.round] });
  const self = view.seat ? say("you_are", { seat: seatName(view.seat) }) : words.you_watch;
  return `${place} ${self}`;
}

// --- the line --------------------------------------------------------------------------------------------------------

const CLOSED = new Map([[4401, words.closed_4401], [4429, words.closed_4429]]);
let lost = 0;

/** @param {Line} how @param {number} code */
function changed(how, code = 0) {
  clearTimeout(lost);
  main.dataset.line = how;
  if (how === "open") {
    lineText.hidden = true;
    if (passes()) hold();
  }
  // a hiccup of a moment is nobody's business
  if (how === "lost") {
    lost = setTimeout(lineIsLost, 600);
    asksAgain = expectNothing() || asksAgain;
  }
  if (how === "closed") troubled(CLOSED.get(code) ?? words.line_closed, "");
}

/** Said once, however often it is tried again. */
function lineIsLost() {
  if (lineText.hidden || lineText.textContent !== words.line_lost) troubled(words.line_lost, "");
}

/** @param {string} text @param {string} hint */
function troubled(text, hint) {
  const said = [text, hint].filter(Boolean).join(" ");
  lineText.textContent = said;
  lineText.hidden = false;
  came("table/play.js"); // what is wrong is said
  tell([said]);
}

/** Who passes by himself says so: the server then waits for the clock, whatever he could have called. */
function hold() {
  if (main.dataset.line === "open" && !main.dataset.watching) line.send({ t: "hold", on: passes() });
}

// --- what the player does --------------------------------------------------------------------------------------------

/** @type {number | null} */
let unsettled = null; // how far the table was when something was done of which the server has not said what came of it

/**
 * Whether a message says what came of an action; what was on its way before the action came does not.
 * @param {TableMessage} message
 * @param {number} count
 */
function settles(message, count) {
  if (message.t === "events") return message.n !== count || Boolean(message.ask?.answered);
  return ["view", "refused", "trouble"].includes(message.t);
}

let goesOn = false; // the next hand was asked for, and the server has not said that it knows

/** Whether a message knows of who was ready, or says that he cannot be. @param {TableMessage} message */
function isReadyBy(message) {
  if (message.t !== "events") return ["view", "refused", "trouble"].includes(message.t);
  return !message.rest || message.rest.ready.includes(state.now?.view.player ?? NaN);
}

/** Tapped twice on a slow line, the second tap would be about the hand that comes. */
function goOnToNext() {
  if (goesOn || !send({ t: "next" })) return;
  goesOn = true;
  for (const button of all('[data-does="next"]')) button.hidden = true;
}

/** A second tap on a slow line is the first one again, not an answer that is too late. @param {Action} action */
function perform(action) {
  if (unsettled !== null) return;
  const n = state.now?.n ?? 0;
  if (send({ t: "do", action, n })) unsettled = n;
}

/** False where the line is broken, which is said. @param {TableRequest} message */
function send(message) {
  const sent = line.send(message);
  if (!sent) troubled(words.line_lost, "");
  return sent;
}

/** @param {Answer} answer */
function act(answer) {
  if (answer.t === "lay") lay(answer.kind);
  else if (answer.t === "look") lookAtTable();
  else if (answer.t === "invite") one(HTMLDialogElement, "dialog.invite").showModal();
  else if (answer.t === "do") perform(answer.action);
  else goOnToNext();
}

/** Lay a tile away; where that may not be done, ask why. @param {Tile} tile */
function lay(tile) {
  const { view, ask } = state.now ?? {};
  if (!view?.seat) return;
  /** @type {Action} */
  const action = { action: "discard", seat: view.seat, tile };
  if (ask?.kind === "turn" && (view.strict || ask.discards.includes(tile))) {
    pickNothing();
    act({ t: "do", action });
  } else {
    send({ t: "why", action });
  }
}

function pass() {
  const [button] = buttonsOf("pass");
  button?.click();
  return Boolean(button);
}

function why() {
  if (state.now && isSeated(state.now.view)) askWhich(state.now.view, state.now.ask);
}

useOffer(act);
useRack(lay, label);
useCoach(send);
useDialogs();
usePhrases(send);
useKeys({
  lay,
  pass,
  next() {
    const button = buttonsOf("next")[0] ?? all(".verdict:not([hidden]) .new:not([hidden])")[0];
    button?.click();
    return Boolean(button);
  },
  why,
  whyCall(call) {
    if (state.now && isSeated(state.now.view)) send({ t: "why", action: actionFor(state.now.view, call) });
  },
  coach: () => document.querySelector('[data-does="coach"]') && state.now?.view.seat && askCoach(),
  sort() {
    toggleSort();
    if (state.now) drawRack(state.now.view, state.now.ask);
  },
  help: () => one(HTMLDialogElement, "dialog.help").showModal(),
});

/** @type {Record<string, () => void>} what a button of the page with `data-does` does */
const DOES = {
  coach: askCoach,
  why,
  look: lookAtTable,
  next: goOnToNext,
  again: () => send({ t: "again" }),
  last: () => send({ t: "last" }),
  read: () => state.now && tell(tableInWords(state.now.view)),
};
for (const button of all("[data-does]")) {
  button.addEventListener("click", () => DOES[button.dataset.does ?? ""]());
}
bind(find("dialog.menu form"));
whenChosen(() => {
  main.classList.toggle("upright", choices().upright);
  Object.assign(document.body.dataset, { felt: choices().felt, back: choices().back });
  hold();
  if (state.now) drawOffer(state.now);
});
export { choose };
