// What a page asks of its server is answered in the language of that page, whatever its browser prefers or a cookie says
// by then: a request carries it as a header, and a socket, which can send none, in its address.

export const language = document.documentElement.lang;

/** @typedef {Omit<RequestInit, "headers"> & { headers?: Record<string, string> }} AskOptions */

/**
 * Fetch something for this page; `options` as those of `fetch`.
 * @param {string} address
 * @param {AskOptions} options
 */
export function ask(address, options = {}) {
  return fetch(address, { ...options, headers: { ...options.headers, "x-windroos-lang": language } });
}

/**
 * What a form says, as it is sent; `button` is the one that sends it.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export function fieldsOf(form, button = null) {
  return new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]));
}

/** The address of a socket of this page's server. @param {string} path */
export function socketAddress(path) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("lang", language);
  return address.href;
}
