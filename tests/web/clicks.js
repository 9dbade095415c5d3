// Plays at a table by its own buttons, at random, until so many hands have ended; for tests.
// Compares what the page has with a fresh view of the server after each hand.

async ({ seed, hands, next, pause = 50, limit = 40000 }) => {
  let chance = seed;
  const random = (below) => {
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    return Math.floor((chance / 4294967296) * below);
  };
  const source = document.querySelector('script[src$="table/play.js"]').src;
  const { state: page } = await import(source);
  const verdict = document.querySelector(".verdict");
  const result = { hands: 0, differs: [], refused: [], over: false };
  const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  /** A value as text, the keys of an object in order. */
  function inOrder(value) {
    const entries = value && typeof value === "object" ? Object.entries(value) : null;
    if (!entries) return JSON.stringify(value);
    return `{${entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => `${key}:${inOrder(one)}`)}}`;
  }

  /** A message of this table's socket in a second window. */
  function fresh() {
    return new Promise((done) => {
      const socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[#?].*$/, "") + `/ws?lang=${document.documentElement.lang}`);
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.t !== "view") return;
        socket.close();
        done(message);
      };
    });
  }

  async function compare() {
    const before = page.now.n;
    const message = await fresh();
    if (message.n !== before || page.now.n !== before) return;
    for (const key of Object.keys(message.view)) {
      const [here, there] = [page.now.view[key], message.view[key]].map(inOrder);
      if (here !== there) result.differs.push(`${page.now.view.number} ${key}: ${here} / ${there}`);
    }
  }

  for (let turn = 0; turn < limit; turn += 1) {
    await rest(6);
    const notice = document.querySelector(".notice");
    if (!notice.hidden && !result.refused.includes(notice.textContent)) result.refused.push(notice.textContent);
    if (page.now.view.over || (page.now.rest && !verdict.hidden && document.querySelector(".verdict .headline"))) {
      if (result.ended !== page.now.view.number) {
        result.ended = page.now.view.number;
        result.hands += 1;
        await compare();
        result.over = page.now.view.over;
        if (result.over || result.hands >= hands) return result;
      }
      if (next) document.querySelector(".verdict [data-does=next]:not([hidden])")?.click();
      await rest(10);
      continue;
    }
    if (page.now.rest) continue;
    if (document.querySelector("main").dataset.line === "closed") throw new Error(document.querySelector(".line").textContent);
    if (turn % 400 === 399) await compare();
    await rest(pause); // the server takes twenty messages a second
    if (!page.now.ask) continue; // what was asked is over: a message came during the pause
    const answers = [...document.querySelectorAll(".answers .btn:not(.lay)")].filter((one) => one.dataset.call !== "pause");
    const tiles = [...document.querySelectorAll(".rack button:not(.barred)")];
    const lay = document.querySelector(".answers .lay");
    const count = page.heard;
    if (lay && page.now.ask.discards.length && (!answers.length || random(3))) {
      const tile = tiles[random(tiles.length)];
      if (!tile.classList.contains("chosen")) tile.click();
      if (random(2)) tile.click();
      else lay.click();
    } else if (answers.length) {
      const mahjong = answers.find((one) => one.dataset.call === "mahjong");
      (mahjong && !page.now.view.strict ? mahjong : answers[random(answers.length)]).click();
    } else continue;
    for (let wait = 0; wait < 400 && page.heard === count; wait += 1) await rest(5);
  }
  result.stuck = JSON.stringify([page.now.ask, page.now.window, page.now.rest, page.now.view.phase, page.now.view.turn]);
  return result;
}
