/* The coach on asking, and why something may not be done. */

/** @import { Action, AdviceMessage, Own, Seat } from "../../types/messages.d.ts" */
/** @import { TableRequest, Tile, View, WhyMessage } from "../../types/messages.d.ts" */
/** @import { Call, TableState } from "./state.js" */

import { element, find, say, tile, tileName, words } from "./dom.js";
import { chosenTile, showUse } from "./rack.js";
import { tell } from "./voice.js";

/** A view from a seat. @typedef {View & { seat: Seat, own: Own }} Seated */

const panel = find(".coach");
const heading = find("h2", panel);
const body = find(".told", panel);
const SOON = 600; // milliseconds in which an answer comes, unless the machine is busy
let patience = 0;
let waits = false; // nothing but that the coach thinks is shown
let awaited = false; // he was asked, and has not answered
/** @type {(message: TableRequest) => void} */
let ask = () => {};

/** Who asks the server. @param {(message: TableRequest) => void} send */
export function useCoach(send) {
  ask = send;
  find(".shut", panel).addEventListener("click", hideCoach);
}

/** The coach was asked: where his answer does not come soon, it is said that he thinks. */
export function awaitCoach() {
  awaited = true;
  clearTimeout(patience);
  patience = setTimeout(() => {
    show(words.coach, element("p", {}, words.coach_thinks));
    tell([words.coach_thinks]);
    waits = true;
  }, SOON);
}

/** His answer does not come any more, and whether one was to come; what he said before stays there. */
export function expectNothing() {
  const was = awaited;
  awaited = false;
  if (waits) hideCoach();
  clearTimeout(patience);
  return was;
}

/** Away with it: something else happened. */
export function hideCoach() {
  clearTimeout(patience);
  waits = awaited = false;
  panel.hidden = true;
}

/** @param {string} title @param {HTMLElement[]} parts */
function show(title, ...parts) {
  clearTimeout(patience);
  waits = false;
  heading.textContent = title;
  body.replaceChildren(...parts);
  panel.hidden = false;
}

/** What the coach advises, and what the next best discards would keep. @param {AdviceMessage} message */
export function showAdvice({ text, action, discards }) {
  awaited = false;
  showUse(action?.action === "discard" ? [action.tile] : []);
  const rows = discards.slice(1, 3).map((one) => {
    const said = element("span", {}, element("b", {}, tileName(one.tile)), element("br"), say("advice_row", one));
    return element("li", {}, element("span", { class: "w26", "aria-hidden": "true" }, tile(one.tile)), said);
  });
  show(words.coach, element("p", {}, text), element("ul", { class: "advice" }, ...rows));
  tell([text]);
}

/** Why an action may not be done, or that it may. @param {WhyMessage} message */
export function showWhy({ text, more }) {
  show(words.why_title, ...[text, ...more].map((line) => element("p", {}, line)));
  tell([text]);
}

/** Whose view it is, if it is that of a seat. @param {View} view @returns {view is Seated} */
export const isSeated = (view) => view.seat !== null && view.own !== null;

/** Ask about what: a call, or laying the chosen tile away. @param {Seated} view @param {TableState["ask"]} asked */
export function askWhich(view, asked) {
  /** @type {Call[]} */
  const kinds = mayClaim(view) ? ["chow", "pung", "kong", "mahjong"] : ["kong", "mahjong"];
  const buttons = kinds.map((call) => choice(words.calls[call], actionFor(view, call)));
  const kind = chosenTile();
  if (kind && asked?.kind !== "claim") {
    buttons.push(choice(tileName(kind), { action: "discard", seat: view.seat, tile: kind }));
  }
  show(words.why_title, element("p", {}, words.why_which), element("div", { class: "acts" }, ...buttons));
}

/** @param {string} text @param {Action} action */
function choice(text, action) {
  const made = element("button", { type: "button", class: "btn" }, text);
  made.addEventListener("click", () => ask({ t: "why", action }));
  return made;
}

/** The action that a call would be now, to ask about it. @param {Seated} view @param {Call} call @returns {Action} */
export function actionFor(view, call) {
  const { seat } = view;
  if (!mayClaim(view)) {
    return call === "mahjong" ? { action: "mahjong", seat } : { action: "kong", seat, tile: kongTile(view) };
  }
  return { action: "claim", seat, call };
}

/** Whether a tile of another lies there to be claimed. @param {Seated} view */
function mayClaim(view) {
  return (view.phase === "claim" || view.phase === "rob") && view.turn !== view.seat;
}

/** @param {Seated} view */
function kongTile({ own: { rack } }) {
  /** @param {Tile} kind */
  const copies = (kind) => rack.filter((one) => one === kind).length;
  return chosenTile() ?? [...rack].sort((one, other) => copies(other) - copies(one))[0];
}
