// What a form says when it is sent, and an answer that is a file.

/** @typedef {{ text: string, address: string, file: string }} Shown */

/**
 * What a form says; of a file its text.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export async function fieldsOf(form, button) {
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [name, value] of new FormData(form, button)) {
    const text = typeof value === "string" ? value : (await value.text()).replace(/^\uFEFF/, "");
    if (text || typeof value === "string") fields[name] = text;
  }
  return fields;
}

/** What a form without files says. @param {HTMLFormElement} form @param {HTMLElement | null} button @returns {Record<string, string>} */
export function textsOf(form, button) {
  const said = [...new FormData(form, button)].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return Object.fromEntries(said);
}

/** A file for who wants to keep one. @param {Shown} shown */
export function save({ text, file }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
