/* The chance that this window adds to the next hand, and whether the server used it; see docs/table.md. */

import { digestOf, hex } from "./sha256.js";

/** `send` sends a message, `warn` says by a key of the words that something is not as it was promised. */
export function useChance(send, warn) {
  let own = null; // for which hand, what the server was bound to, and the text that is opened when all are bound

  return {
    /** The server is bound: so is this window; the list is closed: what it bound itself to is opened. */
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
      if (own.list !== JSON.stringify(bound)) warn("chance_changed");
      else if (bound.some((one) => one.commitment === own.digest)) send({ t: "open", hand, text: own.text });
    },

    /** The seats were found, or a hand began: was it with what this window was told, and with its own text? */
    check(event) {
      const seated = event.event === "seated";
      if (own === null || !event.contributions || (!seated && event.number !== own.hand)) return;
      const bound = event.contributions.map(({ player, commitment }) => ({ player, commitment }));
      if (event.commitment !== (seated ? own.seats : own.commitment)) warn("chance_changed");
      else if (own.list !== null && own.list !== JSON.stringify(bound)) warn("chance_changed");
      else if (event.contributions.some((one) => one.commitment === own.digest && one.text !== own.text)) warn("chance_late");
    },
  };
}
