/* How the page keeps up with the table: the server says what is different, and it is put in its place. No rule of the game
   is known here; a test compares what comes of it with a fresh view after every message. */

/** @import { EventsMessage, Own, View } from "../../types/messages.d.ts" */

/** @typedef {Pick<EventsMessage, "table" | "discards" | "wall" | "own">} Changes */

/** Change a view by what a message says is different. @param {View} view @param {Changes} changes */
export function follow(view, { table, discards: [from, ...thrown], wall, own }) {
  Object.assign(view, table);
  if (from !== undefined) view.discards.splice(from, Infinity, ...thrown);
  if (wall === null) view.wall = [];
  else for (const [side, place, ...stack] of wall) (view.wall[side] ??= [])[place] = stack;
  view.own = own && /** @type {Own} all of it, where there was none */ ({ ...view.own, ...own });
  view.seat = view.player === null ? null : view.players[view.player].seat;
}
