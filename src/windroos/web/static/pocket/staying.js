// The files of the scorer stay on the phone: a service keeps them, and looks whether there are others.

/** Milliseconds after a start that nothing of this is needed, where they are kept already. */
const IN_TIME = 2_000;

/** Keep these files: not before it counts, or each would be brought twice at once. @param {string} files which these are */
export async function stay(files) {
  if (navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, IN_TIME));
  await navigator.serviceWorker.register(`service.js?${files}`);
  if (navigator.onLine) renew(files).catch(() => {}); // without a network there is nothing new
}

/** Whether other files are at home: they are brought beside these, and are there at the next start. @param {string} files */
async function renew(files) {
  const { digest } = await (await fetch("files.json", { cache: "no-store" })).json();
  if (digest !== files) await navigator.serviceWorker.register(`service.js?${digest}`);
}
