// Moving somebody to another proposed table by dragging: it fills in the form that does the same without it.

const form = document.getElementById("made");
const who = document.querySelector("select[name=move-who]");
const to = document.querySelector("select[name=move-to]");
const button = document.getElementById("move");

if (form && button && who instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
  let dragged = "";
  document.querySelector("[data-drag]")?.removeAttribute("hidden");

  /** @param {string} place the number of a table, or who gives up a seat */
  const move = (place) => {
    who.value = dragged;
    to.value = place;
    dragged = "";
    if (who.value && to.value && who.value !== to.value) button.click();
  };

  for (const seat of form.querySelectorAll("li[data-person]")) {
    if (!(seat instanceof HTMLElement)) continue;
    seat.draggable = true;
    seat.addEventListener("dragstart", (event) => {
      dragged = seat.dataset.person ?? "";
      event.dataTransfer?.setData("text/plain", dragged);
    });
  }
  for (const place of form.querySelectorAll("li[data-person], [data-table]")) {
    if (!(place instanceof HTMLElement)) continue;
    place.addEventListener("dragover", (event) => {
      if (dragged) event.preventDefault();
    });
    place.addEventListener("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (dragged) move(place.dataset.person ?? place.dataset.table ?? "");
    });
  }
}
