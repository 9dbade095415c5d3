/* Finished hands once more, step by step, from any seat or with all tiles open. */

import { ask } from "../own.js";
import { drawBoard } from "./board.js";
import { SEATS, element, find, playerName, say, seatName, words } from "./dom.js";
import { follow } from "./follow.js";
import { drawRack, useRack } from "./rack.js";
import { sealMatches } from "./seal.js";
import { clearLog, drawScore, writeLog } from "./side.js";
import { tell } from "./voice.js";

const main = document.getElementById("main");
const hands = find("[name=hand]");
const seats = find("[name=seat]");
const slider = find("[name=step]");
const shown = find(".step-of");
const told = find(".step-told");
const seal = find(".seal");

const read = new Map(); // hands that were fetched, by number
let hand = null;
let began = null;
let first = 0; // the step that clears the table of the hand before
let step = 0;

/** Fetch a hand and begin it: its seats by name, its first step, its seal. */
async function begin(number) {
  if (!read.has(number)) {
    const answer = await ask(`/spelen/${main.dataset.table}/replay/${number}.json`, { headers: { "x-windroos": "live" } });
    const found = await answer.json();
    if (!answer.ok) {
      told.textContent = found.message;
      return;
    }
    read.set(number, found);
  }
  hand = read.get(number);
  hands.value = String(number);
  began = eventOf("hand_began");
  first = hand.steps.findIndex((one) => one.public === began) + 1;
  const chosen = seats.value;
  const options = began.seats.map((player, seat) => {
    return element("option", { value: SEATS[seat] }, `${seatName(SEATS[seat])} · ${playerName(hand.view, player)}`);
  });
  seats.replaceChildren(element("option", { value: "" }, words.replay_open), ...options);
  seats.value = SEATS.slice(0, options.length).includes(chosen) ? chosen : "";
  slider.min = String(first);
  slider.max = String(hand.steps.length);
  go(first);
  showSeal();
}

/** The first public event of a kind. */
function eventOf(kind) {
  return hand.steps.map((one) => one.public).find((event) => event?.event === kind);
}

function showSeal() {
  const right = sealMatches(began, eventOf("opened"), eventOf("hand_ended"));
  const names = (began.contributions ?? []).filter((one) => one.text).map((one) => playerName(hand.view, one.player));
  const matches = names.length ? say("seal_mixed", { names: new Intl.ListFormat(document.documentElement.lang).format(names) }) : words.seal_right;
  seal.textContent = `${right ? matches : words.seal_wrong} ${words.seal_by_browser}`;
  seal.title = began.commitment;
  main.dataset.seal = right ? "right" : "wrong";
}

/** Show the table after so many steps. */
function go(to) {
  step = Math.max(first, Math.min(hand.steps.length, to));
  slider.value = String(step);
  shown.textContent = say("step_of", { step, count: hand.steps.length });
  slider.setAttribute("aria-valuetext", shown.textContent);
  const view = viewAfter(step);
  const event = hand.steps[step - 1];
  drawBoard(view, view.discards.length - 1);
  drawRack(view, null);
  drawScore({ view, people: [], rest: null });
  told.textContent = (event?.said ?? []).map((one) => one.text).join(" ");
  tell([told.textContent]);
  clearLog();
  for (const one of hand.steps.slice(Math.max(0, step - 9), step)) if (one.public) writeLog(view, [one.public], []);
  main.dataset.step = String(step);
}

/** The table after so many steps: as one seat sees it, or with everybody's tiles. */
function viewAfter(count) {
  if (seats.value) return seenFrom(SEATS.indexOf(seats.value), count);
  const views = began.seats.map((_, place) => seenFrom(place, count));
  const open = { racks: views.map((one) => one.own.rack), melds: views.map((one) => one.own.melds) };
  return { ...views[0], ...open, seat: null, own: null, player: null };
}

/** What one place saw after so many steps: what lay open, and its own. */
function seenFrom(place, count) {
  const view = { ...structuredClone(hand.view), player: began.seats[place], own: hand.owns[place] };
  for (const step of hand.steps.slice(0, count)) follow(view, { ...step, own: step.owns[place] });
  return view;
}

// --- steering --------------------------------------------------------------------------------------------------------

const STEPS = { first: () => first, back: () => step - 1, on: () => step + 1, end: () => hand.steps.length };

for (const button of main.querySelectorAll("[data-step]")) {
  button.addEventListener("click", () => hand && go(STEPS[button.dataset.step]()));
}
slider.addEventListener("input", () => hand && go(Number(slider.value)));
hands.addEventListener("change", () => begin(Number(hands.value)));
seats.addEventListener("change", () => hand && go(step));
document.addEventListener("keydown", (event) => {
  if (!hand || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("select, input, dialog")) return;
  const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "end" };
  if (!keys[event.key]) return;
  event.preventDefault();
  go(STEPS[keys[event.key]]());
});
useRack(() => {}, () => {});
await begin(Number(location.hash.slice(1)) || Number(hands.options[hands.options.length - 1].value));
