// What a worker does while nobody asks for anything: it counts hands that nobody played, and has what that compiled kept.

/** @typedef {{ hands: number, weighs: number }} Practice how many hands, and how often the weight is run (`lock/weight.js`) */
/** @typedef {{ step: () => boolean, weigh: () => void }} Exercise a step of a hand and whether that goes on; the weight, once */

/** Milliseconds after which nobody is thought to be at work. */
const ALONE = 500;
/** How often the weight is run at a time: a few milliseconds. */
const CALLS = 100;
let lastAsked = 0;

/** Somebody asks for something now. */
export function disturb() {
  lastAsked = performance.now();
}

/** Once nobody is at work. */
async function alone() {
  do {
    const busy = performance.now() - lastAsked < ALONE;
    await new Promise((go) => setTimeout(go, busy ? ALONE : 0));
  } while (performance.now() - lastAsked < ALONE);
}

/**
 * Practise, a little at a time.
 * @param {Practice} much
 * @param {(work: (exercise: Exercise) => boolean) => Promise<boolean>} inTurn does something after what was asked before
 */
export async function practise({ hands, weighs }, inTurn) {
  for (let done = 0; done < hands;) {
    await alone();
    if (!await inTurn(({ step }) => step())) done += 1;
  }
  for (let done = 0; done < weighs; done += 1) {
    await alone();
    await inTurn(({ weigh }) => {
      for (let calls = 0; calls < CALLS; calls += 1) weigh();
      return true;
    });
  }
}
