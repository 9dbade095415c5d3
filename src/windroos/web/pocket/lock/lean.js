// Pyodide's two large files without what is there for other libraries, which a phone never brings: thousands of names that the
// program offers them, each of which costs a moment at every start, and a function for each call of WebGL.

/** What a script calls a name of the program that it offers to libraries. */
const GIVEN = /([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?;/g;
/** How often such a name stands there where nobody uses it. */
const UNUSED = 3;
const ASKED = /wasmExports(?:\["|\.)([\w$]+)/g;
/** Asked for under a name that is put together. */
const MAIN = ["main", "__main_argc_argv"];
const EMPTY = "if(entry.value==-1){";
const PICTURES = 'if(symName.startsWith("emscripten_gl")){entry.value=0;continue}';
const HEADER = 8;
const EXPORTS = 7;

/**
 * The same without it.
 * @param {string} script of the program
 * @param {Uint8Array} program
 * @param {string[]} others what else uses it
 * @returns {[string, Uint8Array]}
 */
export function lean(script, program, others) {
  const uses = new Map();
  for (const [word] of [script, ...others].join("\n").matchAll(/[\w$]+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const parts = script.split(EMPTY);
  if (parts.length !== 2) throw new Error("another script than this was written for");
  const shorter = parts.join(EMPTY + PICTURES).replace(GIVEN, (all, name) => uses.get(name) > UNUSED ? all : "");
  const asked = new Set([...MAIN, ...Array.from(shorter.matchAll(ASKED), ([, name]) => name)]);
  return [shorter, offering(program, asked)];
}

/** A compiled program that offers these names alone. @param {Uint8Array} program @param {Set<string>} asked */
function offering(program, asked) {
  let at = HEADER;
  const number = () => {
    let [found, shift, byte] = [0, 0, 0];
    do {
      byte = program[at++];
      found |= (byte & 127) << shift;
      shift += 7;
    } while (byte & 128);
    return found;
  };
  while (program[at] !== EXPORTS) {
    at += 1;
    const size = number();
    at += size;
  }
  const from = at++;
  number();
  const kept = [];
  for (let left = number(); left; left -= 1) {
    const start = at;
    const size = number();
    const name = new TextDecoder().decode(program.subarray(at, at += size));
    at += 1; // its kind
    number();
    if (asked.has(name)) kept.push(program.subarray(start, at));
  }
  const count = written(kept.length);
  const size = kept.reduce((sum, one) => sum + one.length, count.length);
  const pieces = [program.subarray(0, from), [EXPORTS, ...written(size)], count, ...kept, program.subarray(at)];
  const found = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0));
  let done = 0;
  for (const one of pieces) {
    found.set(one, done);
    done += one.length;
  }
  return found;
}

/** A number as such a program holds it. @param {number} number */
function written(number) {
  const found = [];
  for (; number > 127; number >>>= 7) found.push(number & 127 | 128);
  return [...found, number];
}
