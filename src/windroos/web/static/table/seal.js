/* The commitment to the wall: SHA-256 of wall and salt, published before the deal and opened after it. */

/** Whether a wall is the one that was promised; null where this browser cannot tell (no secure context). */
export async function sealMatches(commitment, { wall, salt }) {
  if (!globalThis.crypto?.subtle) return null;
  const opened = new TextEncoder().encode(`${wall.join(" ")}\n${salt}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", opened));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
