/* What the page of a table knows: the latest of every message. */

/** @import { Ask, View, ViewMessage } from "../../types/messages.d.ts" */

/** @typedef {Pick<ViewMessage, "people" | "n" | "ask" | "window" | "turn" | "rest"> & { view: View }} TableState */
/** @typedef {NonNullable<Ask["answered"]>} Call */

/** Whether the match has still to begin. @param {View} view */
export function isBeforeFirst(view) {
  return view.phase === "between" && !view.over && view.commitment === "";
}
