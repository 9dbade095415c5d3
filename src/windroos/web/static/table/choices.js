/* What a player likes to see and hear at the table, remembered in this browser. */

const PLACE = "windroos-table";
const USUAL = {
  sound: false, // `asked`: whether the player was asked about it
  asked: false,
  tremble: false,
  speech: false,
  upright: false,
  keys: true,
  coach: false,
  quiet: false,
  pass: "never",
  felt: "green",
  back: "green",
};
const BOXES = /** @type {const} */ (["sound", "tremble", "speech", "upright", "keys", "coach", "quiet"]);
const LISTS = /** @type {const} */ (["pass", "felt", "back"]);

/** @typedef {typeof USUAL} Choices */

/** @type {((chosen: Choices) => void)[]} */
const listeners = [];
let chosen = USUAL;
try {
  chosen = { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
} catch {
  // a browser that keeps nothing, or something else was kept there: as usual
}

if (location.hash === "#coach") {
  // whoever comes from a lesson has the coach beside him, until he switches it off
  choose("coach", true);
  history.replaceState(null, "", location.pathname + location.search);
}

/** What was chosen. */
export const choices = () => chosen;

/**
 * Choose, and tell everyone who listens.
 * @template {keyof Choices} Name
 * @param {Name} name
 * @param {Choices[Name]} value
 */
export function choose(name, value) {
  chosen = { ...chosen, [name]: value };
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // it lasts as long as this page
  }
  listeners.forEach((listener) => listener(chosen));
}

/** Be told now, and whenever something else is chosen. @param {(chosen: Choices) => void} listener */
export function whenChosen(listener) {
  listeners.push(listener);
  listener(chosen);
}

/** Let the boxes and lists of a form, named as the choices, choose. @param {HTMLElement} form */
export function bind(form) {
  for (const name of LISTS) {
    const list = form.querySelector(`select[name=${name}]`); // who only watches never passes
    if (!(list instanceof HTMLSelectElement)) continue;
    list.value = chosen[name];
    list.addEventListener("change", () => choose(name, list.value));
  }
  for (const name of BOXES) {
    const box = form.querySelector(`[name=${name}]`); // who only watches is not advised
    if (!(box instanceof HTMLInputElement)) continue;
    box.checked = chosen[name];
    box.addEventListener("change", () => choose(name, box.checked));
  }
}
