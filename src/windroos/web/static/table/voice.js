/* What is heard: the sentences for a screen reader, and if wanted the click of a tile and its name. */

/** @import { Event, Tile } from "../../types/messages.d.ts" */

import { language } from "../own.js";
import { choices } from "./choices.js";
import { element, one, tileName } from "./dom.js";

const KEPT = 6; // sentences that stay in the live region, so that a quick game is still read in full

const region = one(HTMLElement, "#live"); // the page's one live region
region.setAttribute("aria-atomic", "false");
/** @type {AudioContext | null} */
let audio = null;

/** Say sentences to who listens with a screen reader. @param {string[]} sentences */
export function tell(sentences) {
  region.append(...sentences.filter(Boolean).map((text) => element("p", {}, text)));
  while (region.children.length > KEPT) region.children[0].remove();
}

/** The sounds that belong to events: a tile laid down, a set, the end. @param {Event[]} events */
export function hear(events) {
  for (const event of events) {
    if (event.event === "discarded") {
      click(1400, 0.05);
      pronounce(event.tile);
    } else if (event.event === "melded" || event.event === "konged") {
      click(900, 0.09);
    } else if (event.event === "won") {
      [0, 0.09, 0.18].forEach((later) => click(1100, 0.08, later));
    }
  }
}

/**
 * A short dry knock, as of a tile on wood: noise through a narrow filter.
 * @param {number} pitch
 * @param {number} length
 */
function click(pitch, length, later = 0) {
  if (!choices().sound) return;
  audio ??= new AudioContext();
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < frames; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
  const volume = new GainNode(audio, { gain: 0.7 });
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + later);
}

/** @param {Tile} tile */
function pronounce(tile) {
  if (!choices().speech || !globalThis.speechSynthesis) return;
  const said = new SpeechSynthesisUtterance(tileName(tile));
  said.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
