// A bell, where somebody has tapped its button: a browser makes no sound before that.

/** @type {AudioContext | null} */
let sound = null;
let rung = "";

/** One stroke: a tone that dies away. @param {number} after */
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

/** Ring once for each thing that there is to hear; whether it did. @param {string} what @param {number} times */
export function ring(what, times) {
  if (rung === what) return false;
  rung = what;
  for (let at = 0; at < times; at += 1) stroke(at * 0.9);
  return sound !== null;
}

document.addEventListener("click", (event) => {
  const bell = event.target instanceof Element && event.target.closest("#bell");
  if (!bell) return;
  bell.setAttribute("aria-pressed", "true");
  sound = new AudioContext();
  stroke(0);
});
