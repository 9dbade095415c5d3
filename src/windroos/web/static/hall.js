// The clock on the screen of the hall: it counts down to the moment that the desk has set, says when the last hand is to
// be played and when time is up, and rings where somebody has switched the bell on, which a browser asks a tap for.

import { ring } from "./bell.js";
import { came } from "./came.js";

const TICK = 500;

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

setInterval(tick, TICK);
tick();
came("hall.js");
