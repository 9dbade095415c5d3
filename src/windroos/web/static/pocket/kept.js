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

/** Who reads, as it was chosen here; at first the language of the phone. @returns {Record<string, string>} */
export function reader() {
  const lang = navigator.language.startsWith("nl") ? "nl" : "en";
  return { lang, ...JSON.parse(kept(READER) ?? "{}") };
}
