// A page that is empty, dead or out of date without some of its scripts names them (`data-needs`), and says after a while that not
// all of it has come, by its style alone. Each of these scripts says here, at its end, that it has come.

/** @param {string} name the script's own, as the page names it */
export function came(name) {
  const { needs = "" } = document.body.dataset;
  document.body.dataset.needs = needs.split(" ").filter((one) => one !== name).join(" ");
}
