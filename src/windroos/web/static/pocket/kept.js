// What this browser keeps of a page without a server, beside its tables: the page as it was left, and who reads it.

/** The page as it was left: its address and its text. */
export const PAGE = "windroos-page";
/** What was chosen of language, letters and colours. */
export const READER = "windroos-reader";

/** @param {string} key */
export function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text */
export function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing
  }
}

/** How much later what changes often is kept. */
const LATER = 500;
/** What is to be kept. @type {Map<string, unknown>} */
const coming = new Map();
let timer = 0;

/** Keep a value that changes often: a moment later, and at once where the page is put away. @param {string} key @param {unknown} value */
export function keepSoon(key, value) {
  coming.set(key, value);
  timer ||= setTimeout(keepNow, LATER);
}

function keepNow() {
  clearTimeout(timer);
  timer = 0;
  for (const [key, value] of coming) keep(key, JSON.stringify(value));
  coming.clear();
}

addEventListener("pagehide", keepNow);
document.addEventListener("visibilitychange", () => document.hidden && keepNow());

/** Who reads, as it was chosen here; at first the language of the phone. @returns {Record<string, string>} */
export function reader() {
  const lang = navigator.language.startsWith("nl") ? "nl" : "en";
  return { lang, ...JSON.parse(kept(READER) ?? "{}") };
}
