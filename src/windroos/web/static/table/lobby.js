/* The form of a new game shows what belongs to what was chosen. Without script all of it is there. */

const form = document.querySelector(".own-way");

function show() {
  const chosen = new FormData(form);
  const players = Number(chosen.get("players"));
  for (const place of form.querySelectorAll("[data-place]")) {
    place.hidden = Number(place.dataset.place) >= players;
    place.querySelector(".friend").hidden = place.querySelector("select").value !== "friend";
  }
  for (const options of form.querySelectorAll("[data-book]")) {
    options.hidden = options.disabled = options.dataset.book !== chosen.get("rules");
  }
}

form.addEventListener("change", show);
show();
