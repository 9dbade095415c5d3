/* What is heard: the sentences for a screen reader, and if wanted the click of a tile and its name. */

/** @import { Event, Tile } from "../../types/messages.d.ts" */

import { language } from "../own.js";
import { choices, choose } from "./choices.js";
import { all, calm, element, main, one, tileName } from "./dom.js";

const KEPT = 6; // sentences that stay in the live region, so that a quick game is still read in full

const region = one(HTMLElement, "#live"); // the page's one live region
region.setAttribute("aria-atomic", "false");
/** @type {AudioContext | null} */
let audio = null;
const question = main.querySelector("div.ask-sound"); // a replay asks nothing

/** Say sentences to who listens with a screen reader. @param {string[]} sentences */
export function tell(sentences) {
  region.append(...sentences.filter(Boolean).map((text) => element("p", {}, text)));
  while (region.children.length > KEPT) region.children[0].remove();
}

/** What is heard of each kind of event, as a file of that name. @type {Partial<Record<Event["event"], string>>} */
const SOUNDS = {
  hand_began: "deal",
  received: "draw",
  discarded: "lay",
  melded: "take",
  konged: "kong",
  won: "win",
  hand_ended: "pay",
};
const TAP = 18; // milliseconds that a phone trembles when its owner has drawn
/** The sounds that are read already, or are being read. @type {Map<string, Promise<AudioBuffer>>} */
const read = new Map();

/** The sounds that belong to events, and a tap when one's own turn begins; the first time the player is asked. @param {Event[]} events */
export function hear(events) {
  for (const event of events) {
    const sound = SOUNDS[event.event];
    if (sound) play(sound);
    if (event.event === "discarded") pronounce(event.tile);
    // a tap in the hand tells of a draw, which all have seen, and never of a tile that could be claimed
    if (event.event === "received" && choices().tremble && !calm.matches) navigator.vibrate?.(TAP);
  }
  if (events.length && !choices().asked && !calm.matches && question instanceof HTMLElement) question.hidden = false;
}

/** Let a sound be heard, where the player wants to hear any. @param {string} name */
async function play(name) {
  if (!choices().sound || !main.dataset.sounds) return;
  const context = audio ??= new AudioContext();
  try {
    const found = read.get(name) ?? load(context, `${main.dataset.sounds}/${name}.wav`);
    read.set(name, found);
    const source = new AudioBufferSourceNode(context, { buffer: await found });
    source.connect(context.destination);
    source.start();
  } catch {
    read.delete(name); // the server is away: the next one is read again
  }
}

/** @param {AudioContext} context @param {string} address */
async function load(context, address) {
  const answer = await fetch(address);
  return context.decodeAudioData(await answer.arrayBuffer());
}

for (const button of all("[data-hears]")) {
  button.addEventListener("click", () => {
    const wants = button.dataset.hears === "1";
    choose("asked", true);
    choose("sound", wants);
    choose("tremble", wants);
    if (question instanceof HTMLElement) question.hidden = true;
    play("lay");
  });
}

/** @param {Tile} tile */
function pronounce(tile) {
  if (!choices().speech || !globalThis.speechSynthesis) return;
  const said = new SpeechSynthesisUtterance(tileName(tile));
  said.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
