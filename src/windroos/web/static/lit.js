// On the page of a hand: the tiles that a line is about light up in the hand, while the line is pointed at or chosen.

/** Light the tiles of a row. @param {Element | null} row */
function light(row) {
  for (const tile of document.querySelectorAll(".hands .by-line")) tile.classList.remove("lit", "by-line");
  const hand = document.getElementById(row?.closest("[data-hand]")?.getAttribute("data-hand") ?? "");
  const kinds = new Set(row?.getAttribute("data-lit")?.split(" ").filter(Boolean));
  for (const use of hand?.querySelectorAll(".t use") ?? []) {
    const tile = use.closest(".t");
    const kind = use.getAttribute("href")?.split("#")[1] ?? "";
    if (kinds.has(kind) && !tile?.classList.contains("lit")) tile?.classList.add("lit", "by-line");
  }
}

/** @param {Event} event */
const rowOf = ({ target }) => target instanceof Element ? target.closest("tr[data-lit]") : null;

for (const kind of ["mouseover", "focusin", "click"]) {
  document.addEventListener(kind, (event) => {
    const row = rowOf(event);
    if (row) light(row);
    else if (kind === "click") light(null);
  });
}
document.addEventListener("mouseout", (event) => {
  if (rowOf(event) && document.activeElement !== rowOf(event)) light(null);
});
