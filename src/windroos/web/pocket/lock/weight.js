// Functions that do nothing of use, so many that they are half a megabyte where a browser has compiled them with care. As soon
// as it has compiled a megabyte it keeps all that beside the file that it came in, for later starts, and only then: what Python
// runs often comes to less. Who has practised runs these, and then what was compiled until then is kept.

import { joined, written } from "./binary.js";

const [END, CALL, LOCAL, DOUBLE, ADD, NUMBER] = [0x0b, 0x10, 0x20, 0x44, 0xa0, 0x7c];
const FUNCTIONS = 60;
/** In each; all at once would take a browser a hundred times as long. */
const SUMS = 500;
const NAME = "weigh";
const FIRST = /([\w$]+)=Module\["\1"\]=wasmExports/;

/** A function of sums that cannot be shortened. @param {number} which */
function sums(which) {
  const found = [0, LOCAL, 0];
  for (let at = 0; at < SUMS; at += 1) found.push(DOUBLE, at & 255, at >> 8, which, 0, 0, 0, 0xf0, 0x3f, ADD);
  return Uint8Array.from([...found, END]);
}

/** Add the weight to a program. @param {import("./binary.js").Program} program */
export function weigh(program) {
  const all = Array.from({ length: FUNCTIONS }, (_, which) => program.add([NUMBER], [NUMBER], sums(which)));
  const calls = all.map((called) => [CALL, ...written(called)]);
  program.offer(NAME, program.add([NUMBER], [NUMBER], joined([[0, LOCAL, 0], ...calls, [END]])));
}

/** The script of a program that offers it. @param {string} script */
export function weighing(script) {
  if (!FIRST.test(script)) throw new Error("another script than this was written for");
  return script.replace(FIRST, `Module["${NAME}"]=wasmExports["${NAME}"];$&`);
}
