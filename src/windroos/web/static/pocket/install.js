// On the home screen: the browser says when it can put this page there, and a button then asks for it.

/** @typedef {Event & { prompt: () => Promise<void> }} InstallOffer */

/** @type {InstallOffer | null} */
let offer = null;

/** Offer what the browser offered; to be called when a page was put in the place of another. */
export function offering() {
  const button = document.getElementById("install");
  if (button) button.hidden = !offer;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {InstallOffer} */ (event);
  offering();
});
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("#install")) return;
  offer?.prompt();
  offer = null;
  offering();
});
