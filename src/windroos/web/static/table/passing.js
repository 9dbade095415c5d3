/* Passing by itself: nothing is asked of a player who can call nothing that he cares for. The server is told that he does,
   and then lets every tile lie open until the clock is at its end: how long it takes says nothing about his tiles. */

/** @import { Ask } from "../../types/messages.d.ts" */
/** @import { Call } from "./state.js" */

import { choices } from "./choices.js";

/** @type {Record<string, Call[]>} */
const CALLS = { mahjong: ["mahjong"], sets: ["mahjong", "kong", "pung"], any: ["mahjong", "kong", "pung", "chow"] };

/** Whether the player passes by himself at all. */
export const passes = () => choices().pass in CALLS;

/**
 * Whether what is asked now is passed by itself: a tile of another, with no call that the player wants to be asked about.
 * @param {Ask | null} ask
 */
export function passesOn(ask) {
  if (!passes() || !ask || ask.answered || (ask.kind !== "claim" && ask.kind !== "rob")) return false;
  const wanted = CALLS[choices().pass];
  return !ask.options.some(({ action }) => action.action !== "claim" || wanted.includes(action.call));
}
