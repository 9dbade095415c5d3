/* Links to give away are copied, and shared where the browser can. Without script they can be read and pressed. */

import { all } from "./dom.js";
import { tell } from "./voice.js";

/** Copy a text; plain http has no clipboard of its own, there a field is copied. @param {string} text */
async function copy(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** What the button says whose link was copied last, when it is not. */
let before = "";
/** @type {HTMLElement | null} */
let copied = null;

/** Say on a button that its link was copied, until another is. @param {HTMLElement} button @param {string} said */
function confirm(button, said) {
  if (copied) copied.innerHTML = before;
  before = button.innerHTML;
  copied = button;
  button.textContent = said;
  tell([said]);
}

for (const button of all("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await copy(button.dataset.copy ?? "");
    if (button !== copied) confirm(button, button.dataset.done ?? "");
  });
}
for (const button of all("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", async () => {
    try {
      await navigator.share({ title: button.dataset.title, url: button.dataset.share });
    } catch {
      // who thinks better of it shares nothing
    }
  });
}
