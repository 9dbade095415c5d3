/* A clock is one thin line that shortens evenly. With reduced motion it steps each second. */

/** @import { Clock as Time } from "../../types/messages.d.ts" */

import { calm } from "./dom.js";

/** A clock on the page. */
export class Clock {
  /** @param {HTMLElement} line @param {(seconds: number) => void} tick called for every whole second that is left */
  constructor(line, tick) {
    this.line = line;
    this.tick = tick;
    this.timer = 0;
    this.ends = 0;
  }

  /** Show a clock as the server tells it; null: none. @param {Time | null} clock */
  show(clock) {
    clearTimeout(this.timer);
    this.line.hidden = clock === null;
    const bar = this.line.children[0];
    bar.getAnimations().forEach((animation) => animation.cancel());
    if (clock === null) return;
    this.ends = performance.now() + clock.left;
    const from = clock.of ? Math.min(1, clock.left / clock.of) : 0;
    const steps = Math.max(1, Math.ceil(clock.left / 1000));
    const easing = calm.matches ? `steps(${steps}, end)` : "linear";
    bar.animate(
      [{ transform: `scaleX(${from})` }, { transform: "scaleX(0)" }],
      { duration: Math.max(1, clock.left), easing, fill: "forwards" },
    );
    this.count();
  }

  count() {
    const left = Math.max(0, this.ends - performance.now());
    const seconds = Math.ceil(left / 1000);
    this.tick(seconds);
    if (seconds > 0) this.timer = setTimeout(() => this.count(), left - (seconds - 1) * 1000 + 5);
  }
}
