// Pyodide's two large files as a phone has them: without what is there for other libraries, which a phone never brings,
// thousands of names that the program offers them, each of which costs a moment at every start, a number for each function, and
// a function for each call of WebGL; without lines of Python in its own start; and so that a browser compiles the program once (`settled`) and keeps that for later starts (`weight`).

import { EXPORTS, Program, Reading } from "./binary.js";
import { settle } from "./settled.js";
import { weigh, weighing } from "./weight.js";

/** What a script calls a name of the program that it offers to libraries. */
const GIVEN = /([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?;/g;
/** How often such a name stands there where nobody uses it. */
const UNUSED = 3;
const ASKED = /wasmExports(?:\["|\.)([\w$]+)/g;
/** Asked for under a name that is put together. */
const MAIN = ["main", "__main_argc_argv"];
/** Pieces that stand in the script once, with what comes in their place. @type {[string, string][]} */
const CHANGES = [
  ["if(entry.value==-1){", '$&if(symName.startsWith("emscripten_gl")){entry.value=0;continue}'],
  ["updateGOT(origExports);", ""], // a number for each function that libraries may ask for
  ["updateTableMap(0,wasmTable.length)", ""], // and for each in the table, to find it there: what is looked for now is a script's
  // What Python's own start asks of it in its language, asked without: what compiles that is then needed by no phone.
  ['API.rawRun("import _pyodide_core")', 't?[0,""]:$&'], // a memory has that
  ['API._pyodide._base.eval_code("{}")', 'API._pyodide._base.pyimport_impl("builtins.dict")()'],
  ['API.runPythonInternal("import importlib; importlib")', 'API._pyodide._base.pyimport_impl("importlib")'],
  ['API.runPythonInternal("import __main__; __main__.__dict__")', 'API._pyodide._base.pyimport_impl("__main__.__dict__")'],
  ['API.runPythonInternal("import builtins; builtins.__dict__")', 'API._pyodide._base.pyimport_impl("builtins.__dict__")'],
];

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
  const shorter = CHANGES.reduce(changed, script).replace(GIVEN, (all, name) => uses.get(name) > UNUSED ? all : "");
  const asked = new Set([...MAIN, ...Array.from(shorter.matchAll(ASKED), ([, name]) => name)]);
  const parts = new Program(program);
  offering(parts, asked);
  settle(parts);
  weigh(parts);
  return [weighing(shorter), parts.bytes()];
}

/** @param {string} script @param {[string, string]} change */
function changed(script, [from, to]) {
  const pieces = script.split(from);
  if (pieces.length !== 2) throw new Error(`another script than this was written for: ${from}`);
  return pieces.join(to.replace("$&", from));
}

/** A compiled program that offers these names alone. @param {Program} program @param {Set<string>} asked */
function offering(program, asked) {
  const given = program.of(EXPORTS);
  const names = given.map((one) => new TextDecoder().decode(new Reading(one).sized()));
  given.splice(0, given.length, ...given.filter((_, at) => asked.has(names[at])));
}
