// What every page does: a menu in the bar closes with Escape and when something else is chosen.

const menus = () => [...document.querySelectorAll("details")].filter((menu) => menu.open && menu.matches(".settings"));

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});

document.addEventListener("click", (event) => {
  for (const menu of menus()) if (!event.composedPath().includes(menu)) menu.open = false;
});
