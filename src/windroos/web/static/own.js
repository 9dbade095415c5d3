// What a page asks of its server is answered in the language of that page, whatever its browser prefers or a cookie says
// by then: a request carries it as a header, and a socket, which can send none, in its address.

export const language = document.documentElement.lang;

/** Fetch something for this page; `options` as those of `fetch`. */
export function ask(address, options = {}) {
  return fetch(address, { ...options, headers: { ...options.headers, "x-windroos-lang": language } });
}

/** The address of a socket of this page's server. */
export function socketAddress(path) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("lang", language);
  return address.href;
}
