/* Finished hands once more, step by step, from any seat or with all tiles open. */

/** @import { Event, Replay, TroubleMessage, View } from "../../types/messages.d.ts" */
/** @import { EventOf } from "./seal.js" */

import { came } from "../came.js";
import { ask } from "../own.js";
import { drawBoard } from "./board.js";
import { all, element, find, listed, main, one, playerName, say, seatName, SEATS, words } from "./dom.js";
import { follow } from "./follow.js";
import { drawRack, useRack } from "./rack.js";
import { sealMatches } from "./seal.js";
import { clearLog, drawScore, writeLog } from "./side.js";
import { tell } from "./voice.js";

const AGAIN = 2000; // milliseconds after which a hand is asked for again, where there was no line
const hands = one(HTMLSelectElement, "[name=hand]");
const seats = one(HTMLSelectElement, "[name=seat]");
const slider = one(HTMLInputElement, "[name=step]");
const shown = find(".step-of");
const told = find(".step-told");
const seal = find(".seal");

/**
 * A hand that is shown, and the step that clears the table of the hand before.
 * @typedef {Replay & { began: EventOf<"hand_began">, first: number }} Hand
 */

/** @type {Map<number, Hand>} those that were fetched, by number */
const read = new Map();
/** @type {Hand | null} */
let hand = null;
let step = 0;
let wanted = 0;

/** What steers, and has nothing to steer until a hand has come. @param {boolean} on */
function steers(on) {
  for (const one of [...document.querySelectorAll("button[data-step]"), slider, seats]) {
    one.toggleAttribute("disabled", !on);
  }
}

/** Fetch a hand and begin it, unless another is wanted by then; where there is none, that before stays. @param {number} number */
async function show(number) {
  wanted = number;
  steers(false);
  const found = read.get(number) ?? await fetched(number);
  if (wanted !== number) return;
  if (found) begin(number, found);
  else if (hand) hands.value = String(hand.number);
  steers(hand !== null);
}

/** Begin a hand: its seats by name, its first step, its seal. @param {number} number @param {Hand} found */
function begin(number, found) {
  const { view, began, first, steps } = found;
  read.set(number, found);
  hand = found;
  hands.value = String(number);
  const chosen = seats.value;
  const options = began.seats.map((player, seat) => {
    return element("option", { value: SEATS[seat] }, `${seatName(SEATS[seat])} · ${playerName(view, player)}`);
  });
  seats.replaceChildren(element("option", { value: "" }, words.replay_open), ...options);
  seats.value = options.some((one) => one.value === chosen) ? chosen : "";
  slider.min = String(first);
  slider.max = String(steps.length);
  go(found, first);
  showSeal(found);
}

/** @param {number} number @returns {Promise<Hand | null>} null: there is none, and it was said why; or another is wanted */
async function fetched(number) {
  const headers = { "x-windroos": "live" };
  const answer = await ask(`/spelen/${main.dataset.table}/replay/${number}.json`, { headers }).catch(() => null);
  came("table/replay.js"); // a hand, or why there is none
  if (!answer) {
    told.textContent = words.line_lost;
    await new Promise((done) => setTimeout(done, AGAIN));
    return wanted === number ? fetched(number) : null;
  }
  if (answer.ok) {
    /** @type {Replay} */
    const found = await answer.json();
    const began = eventOf(found, "hand_began");
    return { ...found, began, first: found.steps.findIndex((one) => one.public === began) + 1 };
  }
  /** @type {Pick<TroubleMessage, "message">} */
  const trouble = await answer.json();
  told.textContent = trouble.message;
  return null;
}

/**
 * The first public event of a kind; every finished hand has those that are asked here.
 * @template {Event["event"]} Kind
 * @param {Replay} hand
 * @param {Kind} kind
 */
function eventOf({ steps }, kind) {
  const found = steps.map((one) => one.public).find((event) => event?.event === kind);
  return /** @type {EventOf<Kind>} */ (found);
}

/** @param {Hand} hand */
function showSeal(hand) {
  const { began, view } = hand;
  const right = sealMatches(began, eventOf(hand, "opened"), eventOf(hand, "hand_ended"));
  const names = (began.contributions ?? []).filter((one) => one.text).map((one) => playerName(view, one.player));
  const matches = names.length ? say("seal_mixed", { names: listed(names) }) : words.seal_right;
  seal.textContent = `${right ? matches : words.seal_wrong} ${words.seal_by_browser}`;
  seal.title = began.commitment;
  main.dataset.seal = right ? "right" : "wrong";
}

/** Show the table after so many steps. @param {Hand} hand @param {number} to */
function go(hand, to) {
  step = Math.max(hand.first, Math.min(hand.steps.length, to));
  slider.value = String(step);
  shown.textContent = say("step_of", { step, count: hand.steps.length });
  slider.setAttribute("aria-valuetext", shown.textContent);
  const view = viewAfter(hand, step);
  drawBoard(view, view.discards.length - 1);
  drawRack(view, null);
  drawScore({ view, people: [], rest: null });
  told.textContent = hand.steps[step - 1].said.map((one) => one.text).join(" ");
  tell([told.textContent]);
  clearLog();
  for (const one of hand.steps.slice(Math.max(0, step - 9), step)) if (one.public) writeLog(view, [one.public], []);
  main.dataset.step = String(step);
}

/**
 * The table after so many steps: as one seat sees it, or with everybody's tiles.
 * @param {Hand} hand
 * @param {number} count
 */
function viewAfter(hand, count) {
  const place = SEATS.findIndex((seat) => seat === seats.value);
  if (place >= 0) return seenFrom(hand, place, count);
  const views = hand.began.seats.map((_, place) => seenFrom(hand, place, count));
  const owns = views.flatMap(({ own }) => own ?? []);
  const open = { racks: owns.map((own) => own.rack), melds: owns.map((own) => own.melds) };
  return { ...views[0], ...open, seat: null, own: null, player: null };
}

/**
 * What one place saw after so many steps: what lay open, and its own.
 * @param {Hand} hand
 * @param {number} place
 * @param {number} count
 */
function seenFrom(hand, place, count) {
  /** @type {View} */
  const view = { ...structuredClone(hand.view), player: hand.began.seats[place], own: hand.owns[place] };
  for (const step of hand.steps.slice(0, count)) follow(view, { ...step, own: step.owns[place] });
  return view;
}

// --- steering --------------------------------------------------------------------------------------------------------

/** @type {Map<string | undefined, () => number>} where to by a button or key; beyond the ends is the end */
const STEPS = new Map(
  Object.entries({ first: () => 0, back: () => step - 1, on: () => step + 1, end: () => Infinity }),
);
const KEYS = new Map(Object.entries({ ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "end" }));

/** @param {string | undefined} where */
function steer(where) {
  const to = STEPS.get(where);
  if (hand && to) go(hand, to());
  return Boolean(hand && to);
}

for (const button of all("[data-step]")) button.addEventListener("click", () => steer(button.dataset.step));
slider.addEventListener("input", () => hand && go(hand, Number(slider.value)));
hands.addEventListener("change", () => show(Number(hands.value)));
seats.addEventListener("change", () => hand && go(hand, step));
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest("select, input, dialog")) return;
  if (!slider.disabled && steer(KEYS.get(event.key))) event.preventDefault();
});
useRack(() => {}, () => {});
const [asked, at] = location.hash.slice(1).split(":").map(Number); // `#3` a hand, `#3:57` a step of it
await show(asked || Number(hands.options[hands.options.length - 1].value));
if (at && hand) go(hand, at);
