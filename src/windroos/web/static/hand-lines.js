// A paper form on a phone: one hand stands open, the others are a line each that says what was typed.
// Where there is room, or where this does not run, all stand open.

const PHONE = matchMedia("(max-width: 640px)");
const hands = [...document.querySelectorAll("fieldset.hand")].filter((one) => one instanceof HTMLFieldSetElement);

/** What was typed of a hand, in a line. @param {HTMLFieldSetElement} hand */
function typed(hand) {
  const [winner, giver] = [...hand.querySelectorAll("select")];
  const scores = [...hand.querySelectorAll("input")].filter((one) => one.name.startsWith("s-"));
  const score = scores[winner.selectedIndex - 1];
  const who = winner.selectedOptions[0]?.text ?? "";
  if (!winner.value || !score) return who;
  const from = giver.value ? `${hand.dataset.from} ${giver.selectedOptions[0]?.text}` : giver.selectedOptions[0]?.text;
  return [`${who} ${from}`, score.value].filter(Boolean).join(", ");
}

/** The heading of a hand, and a button that can stand in it to open the hand. @param {HTMLFieldSetElement} hand */
function heading(hand) {
  const legend = hand.querySelector("legend");
  const [button, name, said] = ["button", "b", "span"].map((tag) => document.createElement(tag));
  const called = legend?.textContent ?? "";
  name.textContent = called;
  button.className = "hand-line";
  button.setAttribute("type", "button");
  button.append(name, " ", said);
  return { legend, called, button, said };
}

/** The hand to begin with: where something is wrong, else the first that is empty. */
function first() {
  const wrong = hands.findIndex((one) => one.querySelector("[aria-invalid], .field-wrong"));
  return wrong >= 0 ? wrong : hands.findIndex((one) => !one.querySelector("select")?.value);
}

if (hands.length > 0) {
  let open = first();
  const headings = hands.map(heading);

  const show = () => {
    for (const [at, hand] of hands.entries()) {
      const folded = PHONE.matches && at !== open;
      const { legend, called, button, said } = headings[at];
      hand.classList.toggle("folded", folded);
      said.textContent = folded ? typed(hand) : "";
      button.setAttribute("aria-expanded", String(!folded));
      if (legend && button.isConnected !== PHONE.matches) legend.replaceChildren(PHONE.matches ? button : called);
      hand.querySelector(".hand-next")?.toggleAttribute("hidden", !PHONE.matches);
    }
  };

  /** @param {number} at the hand to open, or to fold where it is open */
  const turn = (at) => {
    open = at === open ? -1 : at;
    show();
    headings[at].button.scrollIntoView({ block: "nearest" });
  };

  for (const [at, hand] of hands.entries()) {
    headings[at].button.addEventListener("click", () => turn(at));
    hand.querySelector(".hand-next")?.addEventListener("click", () => {
      turn(at + 1);
      hands[at + 1].querySelector("select")?.focus();
    });
  }
  PHONE.addEventListener("change", show);
  show();
}
