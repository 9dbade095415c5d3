// What was sent and not answered, kept in the browser until it is: also when the page is closed or loaded anew meanwhile.
// Of each address one thing, the last. The server knows the same entry when it comes twice.

/** @param {string} address */
const keyOf = (address) => `windroos-unsent-${address}`;

/** @param {string} address @param {URLSearchParams} body */
export function remember(address, body) {
  try {
    localStorage.setItem(keyOf(address), body.toString());
  } catch {
    // a browser that keeps nothing
  }
}

/** @param {string} address */
export function forget(address) {
  try {
    localStorage.removeItem(keyOf(address));
  } catch {
    // it kept nothing
  }
}

/** What is still to be sent to an address, if anything. @param {string} address */
export function unsent(address) {
  try {
    const kept = localStorage.getItem(keyOf(address));
    return kept === null ? null : new URLSearchParams(kept);
  } catch {
    return null;
  }
}
