// The clock on the screen of the hall: it counts down to the moment that the desk has set, says when the last hand is to
// be played and when time is up, and rings where somebody has switched the bell on, which a browser asks a tap for.

const TICK = 500;

/** @type {AudioContext | null} */
let sound = null;
let rung = "";

/** One stroke of a bell: a tone that dies away. @param {number} after */
function stroke(after) {
  if (!sound) return;
  const at = sound.currentTime + after;
  for (const [pitch, loud] of [[880, 0.4], [1760, 0.15], [2640, 0.08]]) {
    const tone = sound.createOscillator();
    const fades = sound.createGain();
    tone.frequency.value = pitch ?? 880;
    fades.gain.setValueAtTime(loud ?? 0.1, at);
    fades.gain.exponentialRampToValueAtTime(0.001, at + 2.5);
    tone.connect(fades).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 2.5);
  }
}

/** Ring once for each thing that there is to hear. @param {string} what @param {number} times */
function ring(what, times) {
  if (rung === what) return;
  rung = what;
  for (let at = 0; at < times; at += 1) stroke(at * 0.9);
}

/** @param {number} value */
const two = (value) => String(value).padStart(2, "0");

function tick() {
  const main = document.querySelector("main");
  const face = document.getElementById("clock");
  const ends = Number(main?.dataset.ends);
  if (!main || !face || !ends) return;
  const left = Math.max(0, Math.round(ends - Date.now() / 1000));
  const isLast = left <= Number(main.dataset.last);
  const hours = Math.floor(left / 3600);
  const rest = `${hours ? two(Math.floor(left / 60) % 60) : Math.floor(left / 60)}:${two(left % 60)}`;
  const says = left === 0 ? main.dataset.up : isLast ? main.dataset.lastHand : "";
  face.textContent = `${left === 0 ? "" : hours ? `${hours}:${rest}` : rest}${says ? ` ${says}` : ""}`.trim();
  face.closest(".screen-clock")?.classList.toggle("soon", isLast);
  if (left === 0) ring(`end ${ends}`, 3);
  else if (isLast) ring(`last ${ends}`, 1);
}

document.addEventListener("click", (event) => {
  const bell = event.target instanceof Element && event.target.closest("#bell");
  if (!bell) return;
  sound = new AudioContext();
  bell.setAttribute("aria-pressed", "true");
  stroke(0);
});
setInterval(tick, TICK);
tick();
