// Taps that are not counted yet: kept in the browser until they are, so that none is lost where the page is closed before,
// and counted at the next start, in their order. The scorer knows by its id one that comes twice.

/** @typedef {{ action: string, fields: Record<string, string> }} Tap */

const FRONT = "windroos-tap-";
const LOCK = "windroos-writer-";
const DIGITS = 9;
const bytes = crypto.getRandomValues(new Uint8Array(6));
/** Whose taps those of this page are. */
const writer = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
let taps = 0;

// As long as this page is there nobody else counts what it is about to count.
navigator.locks?.request(`${LOCK}${writer}`, () => new Promise(() => {}));

/** The id of the next tap. */
export function nextId() {
  taps += 1;
  return `${writer}.${taps}`;
}

/** @param {string} id */
function keyOf(id) {
  const [who, number] = id.split(".");
  return `${FRONT}${who}.${number.padStart(DIGITS, "0")}`;
}

/** @param {Tap} tap */
export function remember(tap) {
  try {
    localStorage.setItem(keyOf(tap.fields.id), JSON.stringify({ ...tap, made: Date.now() }));
  } catch {
    // a browser that keeps nothing
  }
}

/** @param {Tap} tap */
export function forget(tap) {
  try {
    localStorage.removeItem(keyOf(tap.fields.id));
  } catch {
    // it kept nothing
  }
}

/** What pages that are closed left, in the order in which it was tapped. @returns {Promise<Tap[]>} */
export async function left() {
  try {
    const held = (await navigator.locks?.query())?.held ?? [];
    const there = new Set(held.map((lock) => lock.name?.slice(LOCK.length)));
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(FRONT) && !there.has(key.slice(FRONT.length).split(".")[0]))
      .sort()
      .map((key) => JSON.parse(localStorage[key]))
      .sort((one, other) => one.made - other.made); // those of one moment stay as they are
  } catch {
    return [];
  }
}
