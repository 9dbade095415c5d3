// What counts, beside the page.

/** The file of a Python that has read the program, "" where there is none. */
const memory = document.querySelector("main")?.dataset.memory ?? "";

/** Another one that counts; it says when it is awake. */
export function begin() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: memory });
}

/** Until one that counts says something. @param {Worker} worker @param {"awake" | "practised"} what @returns {Promise<void>} */
export function said(worker, what) {
  return new Promise((done) => {
    /** @param {MessageEvent} event */
    const heard = (event) => {
      if (!event.data[what]) return;
      worker.removeEventListener("message", heard);
      done();
    };
    worker.addEventListener("message", heard);
  });
}
