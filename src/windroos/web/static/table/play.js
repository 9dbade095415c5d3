/* The page of a table: hears the server, follows what happened, draws, and sends what the player does. */

import { socketAddress } from "../own.js";
import { drawBoard, tableInWords } from "./board.js";
import { bind, choices, choose, whenChosen } from "./choices.js";
import { actionFor, askWhich, hideCoach, showAdvice, showWhy, useCoach } from "./coach.js";
import { find, say, seatName, tileName, words } from "./dom.js";
import { drawRest, hideEnding, lookAtTable, showEnding } from "./ending.js";
import { useChance } from "./fair.js";
import { follow } from "./follow.js";
import { useDialogs, useKeys } from "./keys.js";
import { buttonsOf, drawOffer, isBeforeFirst, label, noteOffer, offerInWords, restInWords, useOffer } from "./offer.js";
import { passes, passesOn } from "./passing.js";
import { drawRack, pickNothing, toggleSort, useRack } from "./rack.js";
import { clearLog, drawScore, writeLog } from "./side.js";
import { connect } from "./socket.js";
import { hear, tell } from "./voice.js";

const main = document.getElementById("main");
const lineText = find(".line");

/** All that this page knows: the latest of every message. */
export const state = { view: null, people: [], n: 0, ask: null, window: null, turn: null, rest: null, heard: 0 };

const chance = useChance(send, (key) => (key === "chance_late" ? noteOffer : troubled)(words[key], ""));
const line = connect(socketAddress(`/spelen/${main.dataset.table}/ws?chance=1`), heard, changed);

// --- what the server says --------------------------------------------------------------------------------------------

const HEARS = {
  view(message) {
    const begun = state.view === null;
    const seen = message.view.discards.length;
    Object.assign(state, { view: message.view, people: message.people });
    refresh(message, seen);
    clearLog();
    writeLog(message.view, message.past, []);
    if (begun && message.view.phase !== "between") tell([whereAmI(message.view), offerInWords(message)]);
    if (message.view.phase === "between" && (message.rest || message.view.over)) showLast();
    else hideEnding();
  },
  events(message) {
    const seen = state.view.discards.length;
    follow(state.view, message);
    refresh(message, seen);
    const { events } = message;
    if (events.some((event) => event.event === "hand_began")) hideEnding();
    if (events.length) {
      hideCoach();
      noteOffer("");
    }
    writeLog(state.view, events, message.said);
    hear(events);
    tell([...message.said.map((one) => one.text), ...drawnInWords(events), offerInWords(message)]);
    if (events.some((event) => event.event === "hand_ended")) showEnding(state.view.number);
    events.forEach(chance.check);
  },
  people(message) {
    state.people = message.people;
    tell((message.said ?? []).map((one) => one.text ?? one));
    drawScore(state);
    drawOffer(state);
  },
  refused(message) {
    noteOffer([message.message, message.hint].filter(Boolean).join(" "));
  },
  chance: (message) => chance.hear(message, state.view.player),
  advice: showAdvice,
  why: showWhy,
  trouble(message) {
    troubled(message.message, message.hint);
  },
};

/** The own tiles that were drawn: nobody else is told of them, so no sentence of the server is. */
function drawnInWords(events) {
  const drawn = events.filter((event) => event.event === "received");
  return drawn.map(({ tile }) => say("you_draw", { tile: tileName(tile), count: state.view.live }));
}

function heard(message) {
  state.heard += 1;
  HEARS[message.t]?.(message);
}

function showLast() {
  if (!isBeforeFirst(state.view)) showEnding(state.view.number);
}

function refresh({ n, ask, window, turn, rest }, seen) {
  Object.assign(state, { n, ask, window, turn, rest });
  const { view } = state;
  find("#where").textContent = whereAmI(view);
  drawBoard(view, seen);
  drawRack(view, ask);
  drawOffer(state);
  drawScore(state);
  drawRest(state, restInWords(state));
  main.dataset.phase = view.phase;
  main.dataset.asked = ask?.kind ?? "";
  if (!window && passesOn(ask)) line.send({ t: "do", n, action: ask.options[0].action }); // nobody is there to notice
}

function whereAmI(view) {
  const place = say("where", { number: view.number, round: words.rounds[view.round] });
  const self = view.seat ? say("you_are", { seat: seatName(view.seat) }) : words.you_watch;
  return `${place} ${self}`;
}

// --- the line --------------------------------------------------------------------------------------------------------

let lost = 0;

function changed(how, event) {
  clearTimeout(lost);
  main.dataset.line = how;
  if (how === "open") {
    lineText.hidden = true;
    if (passes()) hold();
  }
  // a hiccup of a moment is nobody's business
  if (how === "lost") lost = setTimeout(lineIsLost, 600);
  if (how === "closed") troubled(words[`closed_${event.code}`] ?? words.line_closed, "");
}

/** Said once, however often it is tried again. */
function lineIsLost() {
  if (lineText.hidden || lineText.textContent !== words.line_lost) troubled(words.line_lost, "");
}

function troubled(text, hint) {
  const said = [text, hint].filter(Boolean).join(" ");
  lineText.textContent = said;
  lineText.hidden = false;
  tell([said]);
}

/** Who passes by himself says so: the server then waits for the clock, whatever he could have called. */
function hold() {
  if (main.dataset.line === "open" && !main.dataset.watching) line.send({ t: "hold", on: passes() });
}

// --- what the player does --------------------------------------------------------------------------------------------

function send(message) {
  if (!line.send(message)) troubled(words.line_lost, "");
}

function act(message) {
  if (message.t === "lay") lay(message.kind);
  else if (message.t === "look") lookAtTable();
  else if (message.t === "invite") document.querySelector("dialog.invite").showModal();
  else if (message.t === "do") send({ t: "do", n: state.n, action: message.action });
  else send(message);
}

/** Lay a tile away; where that may not be done, ask why. */
function lay(kind) {
  const action = { action: "discard", seat: state.view.seat, tile: kind };
  const may = state.ask?.kind === "turn" && (state.view.strict || state.ask.discards.includes(kind));
  if (!may) {
    send({ t: "why", action });
    return;
  }
  pickNothing();
  act({ t: "do", action });
}

function pass() {
  const [button] = buttonsOf("pass");
  button?.click();
  return Boolean(button);
}

useOffer(act);
useRack(lay, label);
useCoach(send);
useDialogs();
useKeys({
  lay,
  pass,
  next() {
    const button = buttonsOf("next")[0] ?? find(".verdict:not([hidden]) .new:not([hidden])");
    button?.click();
    return Boolean(button);
  },
  why: () => state.view.seat && askWhich(state),
  whyCall: (call) => state.view.seat && send({ t: "why", action: actionFor(state.view, call) }),
  coach: () => state.view.seat && send({ t: "coach" }),
  sort() {
    toggleSort();
    drawRack(state.view, state.ask);
  },
  help: () => find("dialog.help").showModal(),
});

const DOES = {
  coach: () => send({ t: "coach" }),
  why: () => askWhich(state),
  look: lookAtTable,
  next: () => send({ t: "next" }),
  last: () => send({ t: "last" }),
  read: () => tell(tableInWords(state.view)),
};
for (const button of main.querySelectorAll("[data-does]")) {
  button.addEventListener("click", () => DOES[button.dataset.does]());
}
bind(find("dialog.menu form"));
whenChosen(() => {
  main.classList.toggle("upright", choices().upright);
  hold();
  if (state.view) drawOffer(state);
});
export { choose };
