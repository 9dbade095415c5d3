/* What is asked of this seat now: the sentence, the clock that is the same for everybody, and a button for each answer. */

import { Clock } from "./clock.js";
import { draw, element, find, listed, plate, playerName, say, seatName, tile, tileName, words } from "./dom.js";
import { passesOn } from "./passing.js";
import { chosenTile, layLabel, showUse } from "./rack.js";
import { tell } from "./voice.js";

const LAST_CALL = 2; // seconds left when who may claim is told once more

const offer = find(".offer");
const title = offer.querySelector(".ask b");
const detail = offer.querySelector(".ask small");
const picture = offer.querySelector(".ask .picture");
const row = offer.querySelector(".answers");
const notice = offer.querySelector(".notice");
let asked = null;
let warned = false;
let act = () => {};

const clock = new Clock(offer.querySelector(".time"), (seconds) => {
  detail.textContent = detailOf(asked, seconds);
  if (seconds > LAST_CALL || warned || !mayClaim(asked?.ask)) return;
  warned = true;
  tell([say("seconds_left", { count: seconds })]);
});

/** Who does it: `answer(message)` sends what a button stands for. */
export function useOffer(answer) {
  act = answer;
}

/** What a call or own action is: chow, pung, kong, mahjong, pass, or the name of the action. */
function callOf({ action, call }) {
  return action === "claim" ? call : action;
}

function mayClaim(ask) {
  return Boolean(ask) && !ask.answered && !passesOn(ask) && ask.options.some((option) => callOf(option.action) !== "pass");
}

/** Draw what is asked. `state` has the view and the latest ask, window, turn and rest. */
export function drawOffer(state) {
  const { view, ask, window, turn, rest } = state;
  asked = state;
  warned = warned && window !== null;
  title.textContent = titleOf(state);
  detail.textContent = detailOf(state, null);
  const lies = ask && (ask.kind === "claim" || ask.kind === "rob") ? ask.tile : null;
  const who = view.phase === "between" ? null : view.turn;
  draw(picture, `${lies} ${who}`, () => (lies ? [tile(lies, "lit")] : who ? [plate(who)] : []));
  draw(row, JSON.stringify([ask, rest, Boolean(turn), view.phase, view.over, view.strict, passesOn(ask)]), () => buttons(state));
  label();
  const counting = rest?.left != null ? { left: rest.left, of: rest.left } : null;
  clock.show(window ?? turn ?? counting);
}

/** Say the chosen tile on the button that lays it away. */
export function label() {
  const button = row.querySelector(".lay");
  if (!button) return;
  button.firstChild.textContent = layLabel();
  button.setAttribute("aria-disabled", String(chosenTile() === null));
}

function titleOf({ view, ask, rest }) {
  if (view.over) return words.match_over;
  if (isBeforeFirst(view)) return words.first_title;
  if (rest || view.phase === "between") return words.between_title;
  if (ask?.kind === "claim") return say("lays", { who: seatName(ask.giver), tile: tileName(ask.tile) });
  if (ask?.kind === "rob") return say("kongs", { who: seatName(ask.giver), tile: tileName(ask.tile) });
  if (ask?.kind === "turn" || ask?.kind === "draw") return words.your_turn;
  return say("their_turn", { who: seatName(view.turn), name: playerName(view, view.seats["ESWN".indexOf(view.turn)]) });
}

function detailOf({ view, people, ask, window, rest }, seconds) {
  const time = seconds === null ? "" : say("seconds", { count: seconds });
  if (isBeforeFirst(view)) return absentText(view, people);
  if (rest) return restText(view, rest, time);
  if (passesOn(ask)) return [words.passes_itself, time].filter(Boolean).join(", ");
  if (ask?.answered) return say("answered", { call: words.calls[ask.answered] });
  if (window) return seconds === null ? "" : say("same_for_all", { time });
  if (ask?.kind === "claim" || ask?.kind === "rob") return words.take_it;
  if (ask?.kind === "turn") return time || words.tap_twice;
  return time;
}

/** Whether the match has still to begin. */
export function isBeforeFirst(view) {
  return view.phase === "between" && !view.over && view.number === 1 && view.discards.length === 0 && view.commitment === "";
}

/** Who is waited for between two hands. */
export function restInWords({ view, rest }) {
  return rest ? restText(view, rest, "") : "";
}

/** Who has not come to the table yet. */
function absentText(view, people) {
  const absent = people.filter((one) => one.kind === "person" && !one.here).map((one) => playerName(view, one.player));
  return absent.length ? say(absent.length > 1 ? "absent_more" : "absent", { names: listed(absent) }) : "";
}

function restText(view, rest, time) {
  const waits = rest.waits.filter((player) => player !== view.player).map((player) => playerName(view, player));
  const said = waits.length ? say("waits_for", { names: listed(waits) }) : "";
  return [said, time].filter(Boolean).join(" · ");
}

// --- the buttons -----------------------------------------------------------------------------------------------------

const ORDER = ["chow", "pung", "kong", "expose", "replace", "draw", "keep", "bet", "mahjong", "pass"];

function buttons({ view, ask, rest, turn }) {
  if (rest || view.over) return betweenButtons(view, rest);
  if (!ask || ask.answered || passesOn(ask)) return [];
  const found = [...ask.options, ...ask.tries]
    .filter((option) => turn || callOf(option.action) !== "pause") // nobody asks for time where no clock runs
    .sort((one, other) => placeOf(one) - placeOf(other));
  const made = found.map((option) => optionButton(option, view.strict));
  return ask.kind === "turn" ? [layButton(), ...made] : made;
}

/** Between two hands: invite or look back, and on. */
function betweenButtons(view, rest) {
  const first = isBeforeFirst(view);
  const made = [];
  if (first && document.querySelector("dialog.invite")) made.push(button("invite", words.invite, "claim", { t: "invite" }));
  if (!first) made.push(button("look", words.to_result, "claim", { t: "look" }));
  if (rest && view.player !== null && !rest.ready.includes(view.player)) {
    made.push(button("next", first ? words.first_hand : words.next_hand, "hot", { t: "next" }));
  }
  return made;
}

function placeOf({ action }) {
  return ORDER.indexOf(callOf(action));
}

function layButton() {
  const made = element("button", { type: "button", class: "btn claim lay" }, element("span"));
  made.addEventListener("click", () => chosenTile() && act({ t: "lay", kind: chosenTile() }));
  return made;
}

function optionButton(option, strict) {
  const call = callOf(option.action);
  const style = call === "pass" ? "pass" : call === "mahjong" && !strict ? "hot" : "claim";
  const name = nameOf(option.action);
  const made = button(call, name, style, { t: "do", action: option.action });
  if (option.worth) made.append(element("small", {}, option.worth));
  else if (option.tiles?.length) made.append(setOf(option.tiles));
  const tiles = [...new Set(option.tiles ?? [])].map(tileName).join(", ");
  made.setAttribute("aria-label", [`${name} ${tiles}`.trim(), option.worth].filter(Boolean).join(", "));
  const used = usedOf(option);
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => showUse(used));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => showUse([]));
  return made;
}

/** What a button says. */
function nameOf(action) {
  const call = callOf(action);
  const special = action.shown === false ? "hide" : action.seasons ? "seasons" : action.moon ? "moon" : call;
  return words.does[special] ?? capital(words.calls[call]);
}

/** The tiles of the rack that a set would take. */
function usedOf({ action, tiles }) {
  if (!tiles) return [];
  const used = [...tiles];
  if (action.action === "claim" && asked?.ask?.tile) used.splice(used.indexOf(asked.ask.tile), 1);
  return used;
}

function setOf(tiles) {
  const set = element("span", { class: "set", "aria-hidden": "true" });
  set.append(...tiles.map((kind) => tile(kind)));
  return set;
}

function button(call, name, style, message) {
  const made = element("button", { type: "button", class: `btn ${style}`, "data-call": call }, element("span", {}, name));
  made.addEventListener("click", () => act(message));
  return made;
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The buttons of a call, for its key. */
export function buttonsOf(call) {
  return [...row.querySelectorAll(`[data-call="${call}"]`)];
}

/** A sentence about what cannot be done now; it stays until something else happens. */
export function noteOffer(text) {
  notice.textContent = text;
  notice.hidden = !text;
  if (text) tell([text]);
}

/** What the claims are, for who listens: "U kunt chow of pung. 4 seconden." */
export function offerInWords({ ask, window }) {
  if (!mayClaim(ask)) return "";
  const calls = ask.options.map((option) => callOf(option.action)).filter((call) => call !== "pass");
  const names = [...new Set(calls)].map((call) => words.calls[call] ?? "").filter(Boolean);
  if (!names.length || ask.kind === "turn") return "";
  const seconds = window ? ` ${say("seconds_long", { count: Math.ceil(window.left / 1000) })}` : "";
  return say("you_can", { calls: listed(names, "disjunction") }) + seconds;
}
