// Keys on the entry page: arrows move over the keypad as over a grid, Z takes the last tap back, and Enter goes from one
// score to the next.

const COLUMNS = 9;
const STEPS = new Map([["ArrowLeft", -1], ["ArrowRight", 1], ["ArrowUp", -COLUMNS], ["ArrowDown", COLUMNS]]);

/** Whether somebody types here. @param {Element} node */
const typing = (node) => node.matches("input:not([type=radio]):not([type=checkbox]), select, textarea");

/** @param {Iterable<Element | null>} places @param {Element} from @param {number} step */
function move(places, from, step) {
  const all = [...places];
  const next = all[all.indexOf(from) + step];
  if (next instanceof HTMLElement) next.focus();
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  if (key === "Enter" && target.closest(".numbers-only input")) {
    move([...document.querySelectorAll(".numbers-only input"), document.getElementById("done")], target, 1);
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(target)) return;
  const here = target.closest(".keys9 .key");
  const step = STEPS.get(key);
  if (here?.parentElement && step) {
    move(here.parentElement.querySelectorAll(".key"), here, step);
    event.preventDefault();
  } else if (key === "z" || key === "Z") {
    document.getElementById("undo")?.click();
  }
});
