/* What a player likes to see and hear at the table, remembered in this browser. */

const PLACE = "windroos-table";
const USUAL = { sound: false, speech: false, upright: false, keys: true, pass: "never" };

const listeners = [];
let chosen = { ...USUAL };
try {
  chosen = { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
} catch {
  // a browser that keeps nothing, or something else was kept there: as usual
}

/** What was chosen. */
export const choices = () => chosen;

/** Choose, and tell everyone who listens. */
export function choose(name, value) {
  chosen = { ...chosen, [name]: value };
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // it lasts as long as this page
  }
  listeners.forEach((listener) => listener(chosen));
}

/** Be told now, and whenever something else is chosen. */
export function whenChosen(listener) {
  listeners.push(listener);
  listener(chosen);
}

/** Let the boxes and lists of a form, named as the choices, choose. */
export function bind(form) {
  for (const list of form.querySelectorAll("select")) {
    list.value = chosen[list.name];
    list.addEventListener("change", () => choose(list.name, list.value));
  }
  for (const box of form.querySelectorAll("input[type=checkbox]")) {
    box.checked = chosen[box.name];
    box.addEventListener("change", () => choose(box.name, box.checked));
  }
}
