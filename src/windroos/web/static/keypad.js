// Keys on the entry page: arrows move over the keypad as over a grid, Z takes the last tap back, and Enter goes from one
// score to the next.

const COLUMNS = 9;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

const typing = (node) => node.matches("input:not([type=radio]):not([type=checkbox]), select, textarea");

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.closest(".numbers-only input")) {
    const fields = [...document.querySelectorAll(".numbers-only input"), document.getElementById("done")];
    fields[fields.indexOf(event.target) + 1].focus();
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const key = event.target.closest(".keys9 .key");
  if (key && event.key in STEPS) {
    const keys = [...key.parentElement.querySelectorAll(".key")];
    const next = keys[keys.indexOf(key) + STEPS[event.key]];
    if (next) next.focus();
    event.preventDefault();
  } else if (event.key === "z" || event.key === "Z") {
    const undo = document.getElementById("undo");
    if (undo) undo.click();
  }
});
