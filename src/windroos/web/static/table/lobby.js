/* The form of a new game shows what belongs to what was chosen. Without script all of it is there. */

const form = document.querySelector("form.own-way");

/** @param {HTMLFormElement} form */
function show(form) {
  const chosen = new FormData(form);
  const players = Number(chosen.get("players"));
  for (const place of form.querySelectorAll("div")) {
    if (!place.dataset.place) continue;
    place.hidden = Number(place.dataset.place) >= players;
    const [name] = place.getElementsByClassName("friend");
    if (name instanceof HTMLElement) name.hidden = place.querySelector("select")?.value !== "friend";
  }
  for (const options of form.querySelectorAll("fieldset")) {
    if (options.dataset.book) options.hidden = options.disabled = options.dataset.book !== chosen.get("rules");
  }
}

if (form instanceof HTMLFormElement) {
  form.addEventListener("change", () => show(form));
  show(form);
}
