// A compiled program as bytes: its sections, what is in them, and the numbers there.

const HEADER = 8;
export const [TYPES, IMPORTS, FUNCTIONS, EXPORTS, CODE] = [1, 2, 3, 7, 10];
const FUNCTION_TYPE = 0x60;
export const OTHER = "another program than this was written for";

/** What reads numbers from bytes, one after another. */
export class Reading {
  /** @param {Uint8Array} bytes @param {number} at */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** A number without a sign; of one with a sign its bytes are passed. */
  number() {
    let [found, scale, byte] = [0, 1, 0];
    do {
      byte = this.bytes[this.at++];
      found += (byte & 127) * scale;
      scale *= 128;
    } while (byte & 128);
    return found;
  }

  /** So many numbers, of which nobody asks what they are. @param {number} count */
  pass(count) {
    for (let left = count; left; left -= 1) this.number();
  }

  /** What follows, so many bytes. @param {number} count */
  some(count) {
    return this.bytes.subarray(this.at, this.at += count);
  }

  /** What follows, with how long it is before it. */
  sized() {
    return this.some(this.number());
  }
}

/** A number as such a program holds it. @param {number} number */
export function written(number) {
  const found = [];
  for (; number > 127; number >>>= 7) found.push(number & 127 | 128);
  return [...found, number];
}

/** Pieces one after another. @param {ArrayLike<number>[]} pieces */
export function joined(pieces) {
  const found = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0));
  let done = 0;
  for (const one of pieces) {
    found.set(one, done);
    done += one.length;
  }
  return found;
}

/** With how long it is before it. @param {ArrayLike<number>} content */
export const sized = (content) => joined([written(content.length), content]);

/** The things of a section, which says how many there are. @param {Uint8Array} section @param {(reading: Reading) => void} skip one of them @returns {Uint8Array[]} */
function things(section, skip) {
  const reading = new Reading(section);
  return Array.from({ length: reading.number() }, () => {
    const from = reading.at;
    skip(reading);
    return section.subarray(from, reading.at);
  });
}

const SKIP = new Map([
  [TYPES, (reading) => {
    const [form] = reading.some(1);
    if (form !== FUNCTION_TYPE) throw new Error(OTHER);
    reading.sized();
    reading.sized();
  }],
  [IMPORTS, (reading) => {
    reading.sized();
    reading.sized();
    const [kind] = reading.some(1);
    if (kind === 1 || kind === 3 || kind === 4) reading.some(1);
    if (kind !== 1 && kind !== 2) return reading.pass(1);
    const [bounds] = reading.some(1);
    reading.pass(1 + (bounds & 1));
  }],
  [FUNCTIONS, (reading) => reading.pass(1)],
  [EXPORTS, (reading) => {
    reading.sized();
    reading.some(1);
    reading.pass(1);
  }],
  [CODE, (reading) => reading.sized()],
]);

/** Whether what comes from elsewhere is a function. @param {Uint8Array} one */
function isFunction(one) {
  const reading = new Reading(one);
  reading.sized();
  reading.sized();
  return reading.some(1)[0] === 0;
}

/** A program that is taken apart, changed, and put together again. */
export class Program {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.head = bytes.subarray(0, HEADER);
    /** Each section: its kind, and its content, or the things in it. @type {[number, Uint8Array | Uint8Array[]][]} */
    this.sections = [];
    const reading = new Reading(bytes, HEADER);
    while (reading.at < bytes.length) {
      const [kind] = reading.some(1);
      const content = reading.sized();
      const skip = SKIP.get(kind);
      this.sections.push([kind, skip ? things(content, skip) : content]);
    }
    this.elsewhere = this.of(IMPORTS).filter(isFunction).length;
  }

  /** The things of a section, which may be changed. @param {number} kind @returns {Uint8Array[]} */
  of(kind) {
    return this.sections.find(([other]) => other === kind)?.[1] ?? [];
  }

  /** Another function. @param {ArrayLike<number>} taken @param {ArrayLike<number>} given @param {Uint8Array} body @returns what it is called by */
  add(taken, given, body) {
    this.of(TYPES).push(joined([[FUNCTION_TYPE], sized(taken), sized(given)]));
    this.of(FUNCTIONS).push(Uint8Array.from(written(this.of(TYPES).length - 1)));
    return this.elsewhere + this.of(CODE).push(sized(body)) - 1;
  }

  /** Offer a function to who runs the program. @param {string} name @param {number} called */
  offer(name, called) {
    this.of(EXPORTS).push(joined([sized(new TextEncoder().encode(name)), [0], written(called)]));
  }

  /** What functions take and give. @param {number} type @returns {Uint8Array[]} */
  shape(type) {
    const reading = new Reading(this.of(TYPES)[type], 1);
    return [reading.sized(), reading.sized()];
  }

  bytes() {
    const all = this.sections.map(([kind, content]) => {
      const whole = Array.isArray(content) ? joined([written(content.length), ...content]) : content;
      return joined([[kind], sized(whole)]);
    });
    return joined([this.head, ...all]);
  }
}
