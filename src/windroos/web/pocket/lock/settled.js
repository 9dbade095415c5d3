// A compiled program whose calls through its table each go by a function that does that call and nothing else. A browser that
// compiles a function with care guesses what such a call in it will come to, from what it came to so far; what it compiled is
// thrown away at the first call that comes to something else, and is compiled again when that function has run for long. The
// loop in which Python runs everything calls whatever there is: that was compiled time and again, a second of a slow phone
// each, and what may have to be thrown away is not kept for later starts. Of a call by its number it guesses nothing.

import { CODE, joined, OTHER, Reading, written } from "./binary.js";

const [NOTHING, PLACES, CALL, THROUGH_TABLE, CHOICE, LOCAL, FLOAT, DOUBLE, MORE] = [1, 0x0e, 0x10, 0x11, 0x1c, 0x20, 0x43, 0x44, 0xfc];
const END = 0x0b;
const INTEGER = 0x7f;
/** Bytes of a function that no browser puts in the place of a call of it. */
const APART = 600;
/** How many numbers follow an instruction that has a second byte. */
const AFTER_MORE = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
/** Instructions by how many numbers follow them: the first and the last of each row. */
const AFTER = [
  [[0x00, 0x01], [0x05, 0x05], [0x0a, 0x0b], [0x0f, 0x0f], [0x19, 0x1b], [0x45, 0xc4], [0xd1, 0xd1]],
  [[0x02, 0x04], [0x06, 0x09], [0x0c, 0x0d], [0x10, 0x10], [0x18, 0x18], [0x20, 0x26], [0x3f, 0x42], [0xd0, 0xd0], [0xd2, 0xd2]],
  [[0x28, 0x3e]],
].map((rows) => (code) => rows.some(([from, to]) => code >= from && code <= to));

/** Go past what follows an instruction. @param {Reading} reading @param {number} code */
function pass(reading, code) {
  if (code === PLACES) return reading.pass(reading.number() + 1);
  if (code === CHOICE) return reading.pass(reading.number());
  if (code === FLOAT || code === DOUBLE) return reading.some(code === FLOAT ? 4 : 8);
  const count = code === MORE ? AFTER_MORE[reading.number()] : AFTER.findIndex((has) => has(code));
  if (!(count >= 0)) throw new Error(`${OTHER}: ${code}`);
  reading.pass(count);
}

/** A function with other calls in the place of those through the table. @param {Uint8Array} whole @param {(type: number, table: number) => number} instead */
function rewritten(whole, instead) {
  const body = new Reading(whole).sized();
  const reading = new Reading(body);
  for (let kinds = reading.number(); kinds; kinds -= 1) {
    reading.pass(1);
    reading.some(1);
  }
  const pieces = [];
  let from = 0;
  while (reading.at < body.length) {
    const at = reading.at;
    const [code] = reading.some(1);
    if (code !== THROUGH_TABLE) {
      pass(reading, code);
      continue;
    }
    pieces.push(body.subarray(from, at), [CALL, ...written(instead(reading.number(), reading.number()))]);
    from = reading.at;
  }
  if (!pieces.length) return whole;
  const done = joined([...pieces, body.subarray(from)]);
  return joined([written(done.length), done]);
}

/** A function that does a call through the table. @param {number} count of what it takes @param {number} type @param {number} table */
function calling(count, type, table) {
  const given = Array.from({ length: count }, (_, at) => [LOCAL, ...written(at)]);
  const call = [THROUGH_TABLE, ...written(type), ...written(table), END];
  return joined([[0], new Uint8Array(APART).fill(NOTHING), ...given, call]);
}

/** Settle a program: what it does is the same. @param {import("./binary.js").Program} program */
export function settle(program) {
  /** @type {Map<string, number>} */
  const made = new Map();
  const bodies = program.of(CODE);
  for (let at = 0, all = bodies.length; at < all; at += 1) {
    bodies[at] = rewritten(bodies[at], (type, table) => {
      const name = `${type} ${table}`;
      if (!made.has(name)) {
        const [taken, given] = program.shape(type);
        const body = calling(taken.length + 1, type, table);
        made.set(name, program.add([...taken, INTEGER], given, body));
      }
      return made.get(name);
    });
  }
}
