/* Whether the wall is the one that the server was bound to before the deal: what docs/record.md says, in this browser. */

/** @import { Event, Tile } from "../../types/messages.d.ts" */

import { digestOf, sha256 } from "./sha256.js";

const SUITS = "mpszfg";
/**
 * The place of a tile in the order in which the tiles of a wall are shuffled; seasons and flowers say their suit first.
 * @param {Tile} tile
 */
const order = (tile) => {
  const [suit, rank] = SUITS.includes(tile[0]) ? tile : [tile[1], tile[0]];
  return SUITS.indexOf(suit) * 10 + Number(rank);
};

/** @template {Event["event"]} Kind @typedef {Extract<Event, { event: Kind }>} EventOf */

/**
 * Whether a hand was dealt as promised, by its events.
 * @param {EventOf<"hand_began">} began
 * @param {EventOf<"opened">} opened
 * @param {EventOf<"hand_ended">} ended
 */
export function sealMatches(began, opened, ended) {
  const { wall, salt } = ended;
  if (!began.contributions) return digestOf(`${wall.join(" ")}\n${salt}`) === began.commitment;
  if (digestOf(salt) !== began.commitment) return false;
  if (began.contributions.some((one) => one.text && digestOf(one.text) !== one.commitment)) return false;
  const added = began.contributions.filter((one) => one.text).map((one) => `\n${one.player} ${one.text}`);
  const below = numbers(`windroos hand ${began.number}\n${salt}${added.join("")}`);
  const tiles = [...wall].sort((a, b) => order(a) - order(b));
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  const dice = opened.dice.map((eyes) => eyes.map(() => 1 + below(6)));
  return tiles.join() === wall.join() && dice.join() === opened.dice.join();
}

/** Even numbers below any count: SHA-256 of seed and block number, in words of four bytes. @param {string} lines */
function numbers(lines) {
  const seed = sha256(new TextEncoder().encode(lines));
  let block = 0;
  /** @type {number[]} */
  let words = [];
  /** @param {number} count */
  return function below(count) {
    const even = Math.floor(2 ** 32 / count) * count;
    for (;;) {
      if (!words.length) {
        const bytes = new Uint8Array(40);
        bytes.set(seed);
        new DataView(bytes.buffer).setUint32(36, block);
        block += 1;
        const found = new DataView(sha256(bytes).buffer);
        words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => found.getUint32(at));
      }
      const word = words.shift() ?? even;
      if (word < even) return word % count;
    }
  };
}
