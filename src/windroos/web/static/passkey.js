// A passkey is made or used where a form asks for it: the browser asks its owner, and its answer goes with the form.
// Without it, and at another address than the house's own, these forms are not there.

import { came } from "./came.js";
import { ask } from "./own.js";

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null} buffer */
function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the house asks, as the browser wants it. @param {any} asked */
function options(asked) {
  const listed = /** @type {{ id: string }[]} */ (asked.excludeCredentials ?? []);
  return {
    ...asked,
    challenge: bytes(asked.challenge),
    ...(asked.user ? { user: { ...asked.user, id: bytes(asked.user.id) } } : {}),
    ...(asked.user ? { excludeCredentials: listed.map((one) => ({ ...one, id: bytes(one.id) })) } : {}),
  };
}

/** What a passkey answered, as the house reads it. @param {Credential | null} found */
function answer(found) {
  if (!(found instanceof PublicKeyCredential)) throw new TypeError("no passkey");
  const said = found.response;
  const response = said instanceof AuthenticatorAttestationResponse
    ? { attestationObject: text(said.attestationObject) }
    : said instanceof AuthenticatorAssertionResponse
    ? {
      authenticatorData: text(said.authenticatorData),
      signature: text(said.signature),
      userHandle: text(said.userHandle),
    }
    : {};
  const signed = { clientDataJSON: text(said.clientDataJSON), ...response };
  return JSON.stringify({ id: found.id, rawId: text(found.rawId), type: found.type, response: signed });
}

/** Whether its answer is on its way: then the page goes, too. @param {HTMLFormElement} form */
async function send(form) {
  const adds = form.dataset.passkey === "add";
  const said = form.querySelector("[role=status]");
  const field = form.elements.namedItem("answer");
  try {
    const body = new URLSearchParams({ for: adds ? "add" : "in" });
    const asked = await ask("/ik/passkey/vraag", { method: "POST", body, headers: { "x-windroos": "live" } });
    const got = await asked.json();
    if (!asked.ok) {
      if (said) said.textContent = got.error.message;
      return false;
    }
    const publicKey = options(got);
    const found = adds
      ? await navigator.credentials.create({ publicKey })
      : await navigator.credentials.get({ publicKey });
    if (field instanceof HTMLInputElement) field.value = answer(found);
    form.submit();
    return true;
  } catch {
    if (said) said.textContent = form.dataset.failed ?? "";
    return false;
  }
}

let busy = false; // tapped again on a slow line, it is the same tap: a second question would make the first one void
addEventListener("pageshow", () => busy = false);

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-passkey]"))) {
  if (!("PublicKeyCredential" in globalThis) || location.origin !== form.dataset.origin) continue;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    busy = await send(form);
  });
}
came("passkey.js");
