/* The chance that this window adds to the next hand, and whether the server used it; see docs/table.md. */

/** @import { ChanceMessage, Event, TableRequest } from "../../types/messages.d.ts" */

import { digestOf, hex } from "./sha256.js";

/**
 * What this window adds: `send` sends a message, `warn` says that something is not as it was promised.
 * @param {(message: TableRequest) => void} send
 * @param {(key: "chance_changed" | "chance_late") => void} warn
 */
export function useChance(send, warn) {
  /**
   * For which hand, what the server was bound to, and the text that is opened when all are bound.
   * @typedef {{ text: string, digest: string, list: string | null }} Added
   * @type {Pick<ChanceMessage, "hand" | "commitment" | "seats"> & Added | null}
   */
  let own = null;

  return {
    /**
     * The server is bound: so is this window; the list is closed: what it bound itself to is opened.
     * @param {ChanceMessage} message
     * @param {number | null} player
     */
    hear({ hand, commitment, seats, bound }, player) {
      if (player === null) return;
      if (own?.hand !== hand) {
        const text = hex(crypto.getRandomValues(new Uint8Array(32)));
        own = { hand, commitment, seats, text, digest: digestOf(text), list: null };
      }
      if (own.commitment !== commitment || (seats && own.seats !== seats)) {
        warn("chance_changed");
        return;
      }
      if (bound === null) {
        if (own.list === null) send({ t: "bind", hand, commitment: own.digest });
        return;
      }
      own.list ??= JSON.stringify(bound);
      const { digest, text } = own;
      if (own.list !== JSON.stringify(bound)) warn("chance_changed");
      else if (bound.some((one) => one.commitment === digest)) send({ t: "open", hand, text });
    },

    /**
     * The seats were found, or a hand began: was it with what this window was told, and with its own text?
     * @param {Event} event
     */
    check(event) {
      if (event.event !== "seated" && event.event !== "hand_began") return;
      const seated = event.event === "seated";
      if (own === null || !event.contributions || (!seated && event.number !== own.hand)) return;
      const { digest, text } = own;
      const bound = event.contributions.map(({ player, commitment }) => ({ player, commitment }));
      if (event.commitment !== (seated ? own.seats : own.commitment)) warn("chance_changed");
      else if (own.list !== null && own.list !== JSON.stringify(bound)) warn("chance_changed");
      else if (event.contributions.some((one) => one.commitment === digest && one.text !== text)) warn("chance_late");
    },
  };
}
