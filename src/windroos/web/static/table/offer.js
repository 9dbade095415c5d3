/* What is asked of this seat now: the sentence, the clock that is the same for everybody, and a button for each answer. */

/** @import { Action, Ask, AskOption, Person, Rest, Tile, View } from "../../types/messages.d.ts" */
/** @import { TableState } from "./state.js" */

import { Clock } from "./clock.js";
import { all, draw, element, find, listed, plate, playerName, say, seatName, tile, tileName, words } from "./dom.js";
import { passesOn } from "./passing.js";
import { chosenTile, layLabel, showUse } from "./rack.js";
import { isBeforeFirst } from "./state.js";
import { tell } from "./voice.js";

const LAST_CALL = 2; // seconds left when who may claim is told once more

const offer = find(".offer");
const title = find(".ask b", offer);
const detail = find(".ask small", offer);
const picture = find(".ask .picture", offer);
const row = find(".answers", offer);
const notice = find(".notice", offer);

/**
 * What a button stands for: an action, another request, or something on this page.
 * @typedef {{ t: "do", action: Action } | { t: "next" } | { t: "lay", kind: Tile } | Here} Answer
 * @typedef {{ t: "look" } | { t: "invite" }} Here
 */
/** What buttons say. @type {Partial<Record<string, string>>} */
const NAMES = { ...words.calls, ...words.does };

/** @type {TableState | null} */
let asked = null;
let warned = false;
/** @type {(answer: Answer) => void} */
let act = () => {};

const clock = new Clock(find(".time", offer), (seconds) => {
  if (!asked) return;
  detail.textContent = detailOf(asked, seconds);
  if (seconds > LAST_CALL || warned || !mayClaim(asked.ask)) return;
  warned = true;
  tell([say("seconds_left", { count: seconds })]);
});

/** Who does what a button stands for. @param {(answer: Answer) => void} answer */
export function useOffer(answer) {
  act = answer;
}

/** What a call or own action is: chow, pung, kong, mahjong, pass, or the name of the action. @param {Action} action */
function callOf(action) {
  return action.action === "claim" ? action.call : action.action;
}

/** Whether there is something to claim and it may still be claimed. @param {Ask | null} ask @returns {ask is Ask} */
function mayClaim(ask) {
  if (!ask || ask.answered || passesOn(ask)) return false;
  return ask.options.some((option) => callOf(option.action) !== "pass");
}

/** Draw what is asked. @param {TableState} state */
export function drawOffer(state) {
  const { view, ask, window, turn, rest } = state;
  asked = state;
  warned = warned && window !== null;
  title.textContent = titleOf(state);
  detail.textContent = detailOf(state, null);
  const lies = ask && (ask.kind === "claim" || ask.kind === "rob") ? ask.tile : null;
  const who = view.phase === "between" ? null : view.turn;
  draw(picture, `${lies} ${who}`, () => (lies ? [tile(lies, "lit")] : who ? [plate(who)] : []));
  draw(
    row,
    JSON.stringify([ask, rest, Boolean(turn), view.phase, view.over, view.strict, passesOn(ask)]),
    () => buttons(state),
  );
  label();
  const counting = rest?.left != null ? { left: rest.left, of: rest.left } : null;
  clock.show(window ?? turn ?? counting);
}

/** Say the chosen tile on the button that lays it away. */
export function label() {
  for (const button of all(".lay", row)) {
    button.children[0].textContent = layLabel();
    button.setAttribute("aria-disabled", String(chosenTile() === null));
  }
}

/** @param {TableState} state */
function titleOf({ view, ask, rest }) {
  if (view.over) return words.match_over;
  if (isBeforeFirst(view)) return words.first_title;
  if (rest || view.phase === "between") return words.between_title;
  if (ask?.giver) {
    return say(ask.kind === "rob" ? "kongs" : "lays", { who: seatName(ask.giver), tile: tileName(ask.tile) });
  }
  if (ask?.kind === "turn" || ask?.kind === "draw") return words.your_turn;
  return view.turn ? say("their_turn", { who: seatName(view.turn) }) : "";
}

/** @param {TableState} state @param {number | null} seconds that are left */
function detailOf({ view, people, ask, window, turn, rest }, seconds) {
  const bank = !window && turn ? Math.ceil(turn.bank / 1000) : 0;
  const time = seconds === null ? "" : say(bank ? "reserve" : "seconds", { count: seconds, bank });
  if (isBeforeFirst(view)) return absentText(view, people);
  if (rest) return restText(view, rest, time);
  if (passesOn(ask)) return [words.passes_itself, time].filter(Boolean).join(", ");
  if (ask?.answered) return say("answered", { call: words.calls[ask.answered] });
  if (window) return seconds === null ? "" : say("same_for_all", { time });
  if (ask?.kind === "claim" || ask?.kind === "rob") return words.take_it;
  if (ask?.kind === "turn") return time || words.tap_twice;
  return time;
}

/** Who is waited for between two hands. @param {TableState} state */
export function restInWords({ view, rest }) {
  return rest ? restText(view, rest, "") : "";
}

/** Who has not come to the table yet. @param {View} view @param {Person[]} people */
function absentText(view, people) {
  const absent = people.filter((one) => one.kind === "person" && !one.here).map((one) => playerName(view, one.player));
  return absent.length ? say(absent.length > 1 ? "absent_more" : "absent", { names: listed(absent) }) : "";
}

/** @param {View} view @param {Rest} rest @param {string} time */
function restText(view, rest, time) {
  const waits = rest.waits.filter((player) => player !== view.player).map((player) => playerName(view, player));
  const said = waits.length ? say("waits_for", { names: listed(waits) }) : tablesText(rest);
  return [said, time].filter(Boolean).join(" · ");
}

/** On equal walls: nobody begins a wall that another table could be told of. @param {Rest} rest */
function tablesText({ tables }) {
  if (tables === 1) return words.waits_table;
  return tables ? say("waits_tables", { count: tables }) : "";
}

// --- the buttons -----------------------------------------------------------------------------------------------------

const ORDER = ["chow", "pung", "kong", "expose", "replace", "draw", "keep", "bet", "mahjong", "pass"];

/** @param {TableState} state @returns {HTMLElement[]} */
function buttons({ view, ask, rest, turn }) {
  if (rest || view.over) return betweenButtons(view, rest);
  if (!ask || ask.answered || passesOn(ask)) return [];
  const found = [...ask.options, ...ask.tries]
    .filter((option) => turn || callOf(option.action) !== "pause") // nobody asks for time where no clock runs
    .sort((one, other) => placeOf(one) - placeOf(other));
  const made = found.map((option) => optionButton(option, view.strict));
  return ask.kind === "turn" ? [layButton(), ...made] : made;
}

/** Between two hands: invite or look back, and on. @param {View} view @param {Rest | null} rest */
function betweenButtons(view, rest) {
  const first = isBeforeFirst(view);
  const made = [];
  if (first && document.querySelector("dialog.invite")) {
    made.push(button("invite", words.invite, "claim", { t: "invite" }));
  }
  if (!first) made.push(button("look", words.to_result, "claim", { t: "look" }));
  if (rest && view.player !== null && !rest.ready.includes(view.player)) {
    made.push(button("next", first ? words.first_hand : words.next_hand, "hot", { t: "next" }));
  }
  return made;
}

/** @param {AskOption} option */
function placeOf({ action }) {
  return ORDER.indexOf(callOf(action));
}

function layButton() {
  const made = element("button", { type: "button", class: "btn claim lay" }, element("span"));
  made.addEventListener("click", () => {
    const kind = chosenTile();
    if (kind) act({ t: "lay", kind });
  });
  return made;
}

/** @param {AskOption} option @param {boolean} strict */
function optionButton(option, strict) {
  const call = callOf(option.action);
  const style = call === "pass" ? "pass" : call === "mahjong" && !strict ? "hot" : "claim";
  const name = nameOf(option.action);
  const made = button(call, name, style, { t: "do", action: option.action });
  if (option.worth) made.append(element("small", {}, option.worth));
  else if (option.tiles.length) made.append(setOf(option.tiles));
  const tiles = [...new Set(option.tiles)].map(tileName).join(", ");
  made.setAttribute("aria-label", [`${name} ${tiles}`.trim(), option.worth].filter(Boolean).join(", "));
  const used = usedOf(option);
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => showUse(used));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => showUse([]));
  return made;
}

/** What a button says. @param {Action} action */
function nameOf(action) {
  if ("shown" in action && action.shown === false) return words.does.hide;
  if (action.action === "mahjong" && action.seasons) return words.does.seasons;
  if (action.action === "draw" && action.moon) return words.does.moon;
  return capital(NAMES[callOf(action)] ?? "");
}

/** The tiles of the rack that a set would take. @param {AskOption} option */
function usedOf({ action, tiles }) {
  const used = [...tiles];
  if (action.action === "claim" && asked?.ask?.tile) used.splice(used.indexOf(asked.ask.tile), 1);
  return used;
}

/** @param {Tile[]} tiles */
function setOf(tiles) {
  const set = element("span", { class: "set", "aria-hidden": "true" });
  set.append(...tiles.map((kind) => tile(kind)));
  return set;
}

/** @param {string} call @param {string} name @param {string} style @param {Answer} message */
function button(call, name, style, message) {
  const made = element(
    "button",
    { type: "button", class: `btn ${style}`, "data-call": call },
    element("span", {}, name),
  );
  made.addEventListener("click", () => act(message));
  return made;
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The buttons of a call, for its key. @param {string} call */
export function buttonsOf(call) {
  return all(`[data-call="${call}"]`, row);
}

/** A sentence about what cannot be done now; it stays until something else happens. @param {string} text */
export function noteOffer(text) {
  notice.textContent = text;
  notice.hidden = !text;
  if (text) tell([text]);
}

/**
 * What the claims are, for who listens: "U kunt chow of pung. 4 seconden."
 * @param {Pick<TableState, "ask" | "window">} state
 */
export function offerInWords({ ask, window }) {
  if (!mayClaim(ask)) return "";
  const calls = ask.options.map(({ action }) => callOf(action)).filter((call) =>
    call !== "pass" && call in words.calls
  );
  const names = [...new Set(calls)].map((call) => NAMES[call] ?? "");
  if (!names.length || ask.kind === "turn") return "";
  const seconds = window ? ` ${say("seconds_long", { count: Math.ceil(window.left / 1000) })}` : "";
  return say("you_can", { calls: listed(names, "disjunction") }) + seconds;
}
