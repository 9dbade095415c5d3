/* SHA-256 (FIPS 180-4). The browser's own is there on https and localhost only, and clubs play over plain http. */

/** @type {number[]} */
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
/** @param {number} root */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The digest of bytes, as 32 bytes. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  let state = START;
  for (let block = 0; block < padded.length; block += 64) state = after(state, words, block);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(place * 4, word >>> 0));
  return new Uint8Array(digest.buffer);
}

/** @param {number[]} state @param {DataView} words @param {number} block */
function after(state, words, block) {
  const w = Array.from({ length: 16 }, (_, at) => words.getUint32(block + at * 4));
  for (let at = 16; at < 64; at += 1) {
    const low = turn(w[at - 15], 7) ^ turn(w[at - 15], 18) ^ (w[at - 15] >>> 3);
    const high = turn(w[at - 2], 17) ^ turn(w[at - 2], 19) ^ (w[at - 2] >>> 10);
    w.push((w[at - 16] + low + w[at - 7] + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at] + w[at]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]) | 0);
}

/** Bytes in hexadecimal digits. @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a text, in hexadecimal digits. @param {string} text */
export const digestOf = (text) => hex(sha256(new TextEncoder().encode(text)));
