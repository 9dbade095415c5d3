/* The coach on asking, and why something may not be done. */

import { element, find, say, tile, tileName, words } from "./dom.js";
import { chosenTile, showUse } from "./rack.js";
import { tell } from "./voice.js";

const panel = find(".coach");
const heading = panel.querySelector("h2");
const body = panel.querySelector(".told");
let ask = () => {};

/** Who asks the server: `send(message)`. */
export function useCoach(send) {
  ask = send;
  panel.querySelector(".shut").addEventListener("click", hideCoach);
}

/** Away with it: something else happened. */
export function hideCoach() {
  panel.hidden = true;
}

function show(title, ...parts) {
  heading.textContent = title;
  body.replaceChildren(...parts);
  panel.hidden = false;
}

/** What the coach advises, and what the next best discards would keep. */
export function showAdvice({ text, action, discards }) {
  showUse(action?.action === "discard" ? [action.tile] : []);
  const rows = (discards ?? []).slice(1, 3).map((one) => {
    const said = element("span", {}, element("b", {}, tileName(one.tile)), element("br"), say("advice_row", one));
    return element("li", {}, element("span", { class: "w26", "aria-hidden": "true" }, tile(one.tile)), said);
  });
  show(words.coach, element("p", {}, text), element("ul", { class: "advice" }, ...rows));
  tell([text]);
}

/** Why an action may not be done, or that it may. */
export function showWhy({ text, more }) {
  show(words.why_title, ...[text, ...(more ?? [])].map((line) => element("p", {}, line)));
  tell([text]);
}

/** Ask about what: a call, or laying the chosen tile away. */
export function askWhich({ view, ask: asked }) {
  const claims = view.phase === "claim" || view.phase === "rob";
  const kinds = claims && view.turn !== view.seat ? ["chow", "pung", "kong", "mahjong"] : ["kong", "mahjong"];
  const buttons = kinds.map((call) => choice(words.calls[call], () => ask({ t: "why", action: actionFor(view, call) })));
  const kind = chosenTile();
  if (kind && asked?.kind !== "claim") {
    buttons.push(choice(tileName(kind), () => ask({ t: "why", action: { action: "discard", seat: view.seat, tile: kind } })));
  }
  show(words.why_title, element("p", {}, words.why_which), element("div", { class: "acts" }, ...buttons));
}

function choice(text, click) {
  const made = element("button", { type: "button", class: "btn" }, text);
  made.addEventListener("click", click);
  return made;
}

/** The action that a call would be now, to ask about it. */
export function actionFor(view, call) {
  const seat = view.seat;
  const claims = (view.phase === "claim" || view.phase === "rob") && view.turn !== seat;
  if (!claims) return call === "mahjong" ? { action: "mahjong", seat } : { action: "kong", seat, tile: kongTile(view) };
  return call === "chow" ? { action: "claim", seat, call, tile: chowFrom(view) } : { action: "claim", seat, call };
}

function kongTile(view) {
  const copies = (kind) => view.own.rack.filter((one) => one === kind).length;
  return chosenTile() ?? [...view.own.rack].sort((one, other) => copies(other) - copies(one))[0];
}

function chowFrom(view) {
  const last = view.discards.at(-1)?.tile ?? view.own.rack[0];
  if (!"mps".includes(last[1])) return last;
  return `${Math.max(1, Math.min(7, Number(last[0]) - 1))}${last[1]}`;
}
